package java.nio.file;

import java.io.Closeable;

/** Makes paths. There is one: that of the host. */
public abstract class FileSystem implements Closeable {
    protected FileSystem() {
    }

    public abstract boolean isOpen();

    public abstract boolean isReadOnly();

    public abstract String getSeparator();

    public abstract Path getPath(String first, String... more);
}
