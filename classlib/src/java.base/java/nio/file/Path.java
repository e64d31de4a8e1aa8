package java.nio.file;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;

/** The place of a file: names from a root or from the working directory on. */
public interface Path extends Comparable<Path>, Iterable<Path> {
    static Path of(String first, String... more) {
        Objects.requireNonNull(first);
        return more.length == 0 ? HostPath.of(first) : HostPath.of(first, more);
    }

    /** The file of a URI such as {@code file:///home}. */
    static Path of(URI uri) {
        if (uri.getScheme() == null) {
            throw new IllegalArgumentException("Missing scheme");
        }
        if (!uri.getScheme().equalsIgnoreCase("file")) {
            throw new FileSystemNotFoundException("Provider \"" + uri.getScheme() + "\" not installed");
        }
        return new File(uri).toPath();
    }

    FileSystem getFileSystem();

    boolean isAbsolute();

    Path getRoot();

    Path getFileName();

    Path getParent();

    int getNameCount();

    Path getName(int index);

    Path subpath(int from, int to);

    boolean startsWith(Path other);

    default boolean startsWith(String other) {
        return startsWith(getFileSystem().getPath(other));
    }

    boolean endsWith(Path other);

    default boolean endsWith(String other) {
        return endsWith(getFileSystem().getPath(other));
    }

    Path normalize();

    Path resolve(Path other);

    default Path resolve(String other) {
        return resolve(getFileSystem().getPath(other));
    }

    default Path resolve(Path first, Path... more) {
        Path result = resolve(first);
        for (Path next : more) {
            result = result.resolve(next);
        }
        return result;
    }

    default Path resolve(String first, String... more) {
        Path result = resolve(first);
        for (String next : more) {
            result = result.resolve(next);
        }
        return result;
    }

    default Path resolveSibling(Path other) {
        if (other == null) {
            throw new NullPointerException();
        }
        Path parent = getParent();
        return parent == null ? other : parent.resolve(other);
    }

    default Path resolveSibling(String other) {
        return resolveSibling(getFileSystem().getPath(other));
    }

    Path relativize(Path other);

    /** A directory's ends with a slash. */
    default URI toUri() {
        String absolute = toAbsolutePath().toString();
        try {
            return new URI("file", "", Files.isDirectory(this) && !absolute.endsWith("/") ? absolute + "/" : absolute, null, null);
        } catch (URISyntaxException impossible) {
            throw new AssertionError(impossible);
        }
    }

    Path toAbsolutePath();

    Path toRealPath(LinkOption... options) throws IOException;

    default File toFile() {
        return new File(toString());
    }

    @Override
    default Iterator<Path> iterator() {
        return new Iterator<>() {
            private int next;

            @Override
            public boolean hasNext() {
                return next < getNameCount();
            }

            @Override
            public Path next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                return getName(next++);
            }
        };
    }

    @Override
    int compareTo(Path other);

    @Override
    boolean equals(Object other);

    @Override
    int hashCode();

    @Override
    String toString();
}
