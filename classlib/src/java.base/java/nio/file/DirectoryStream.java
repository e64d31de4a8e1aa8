package java.nio.file;

import java.io.Closeable;
import java.io.IOException;
import java.util.Iterator;

/** The entries of a directory; they can be gone through once. */
public interface DirectoryStream<T> extends Closeable, Iterable<T> {
    @Override
    Iterator<T> iterator();

    /** Chooses entries. */
    @FunctionalInterface
    interface Filter<T> {
        boolean accept(T entry) throws IOException;
    }
}
