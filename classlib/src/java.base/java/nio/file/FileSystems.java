package java.nio.file;

import java.io.File;

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
