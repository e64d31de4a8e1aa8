package java.nio.file;

import java.io.Closeable;
import java.util.Set;

/** Makes paths. There is one: that of the host. */
public abstract class FileSystem implements Closeable {
    protected FileSystem() {
    }

    public abstract boolean isOpen();

    public abstract boolean isReadOnly();

    public abstract String getSeparator();

    public abstract Iterable<Path> getRootDirectories();

    public abstract Set<String> supportedFileAttributeViews();

    /** Of a pattern with its syntax before it: {@code glob:*.java} or {@code regex:.*}. */
    public abstract PathMatcher getPathMatcher(String syntaxAndPattern);

    public abstract Path getPath(String first, String... more);
}
