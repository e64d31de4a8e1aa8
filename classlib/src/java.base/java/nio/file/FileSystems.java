package java.nio.file;

import java.io.File;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The file system of the host. */
public final class FileSystems {
    private static final FileSystem HOST = new FileSystem() {
        @Override
        public boolean isOpen() {
            return true;
        }

        @Override
        public boolean isReadOnly() {
            return false;
        }

        @Override
        public String getSeparator() {
            return File.separator;
        }

        @Override
        public Iterable<Path> getRootDirectories() {
            return List.of(getPath("/"));
        }

        @Override
        public Set<String> supportedFileAttributeViews() {
            return new HashSet<>(List.of("owner", "basic", "posix", "unix"));
        }

        @Override
        public PathMatcher getPathMatcher(String syntaxAndPattern) {
            return Glob.matcher(syntaxAndPattern);
        }

        @Override
        public Path getPath(String first, String... more) {
            return HostPath.of(first, more);
        }

        @Override
        public void close() {
            throw new UnsupportedOperationException();
        }
    };

    private FileSystems() {
    }

    public static FileSystem getDefault() {
        return HOST;
    }
}
