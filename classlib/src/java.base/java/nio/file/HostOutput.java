package java.nio.file;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Objects;
import jdk.internal.vm.HostFiles;

/** Writes the bytes of a file. */
final class HostOutput extends OutputStream {
    private final Path path;
    private final boolean deletedOnClose;
    private int descriptor;

    /** Without options: a new file, or one that loses what it holds. */
    HostOutput(Path path, OpenOption... options) throws IOException {
        boolean create = options.length == 0;
        boolean truncate = create;
        boolean createNew = false;
        boolean append = false;
        boolean delete = false;
        for (OpenOption option : options) {
            if (option == null) {
                throw new NullPointerException();
            }
            if (option == StandardOpenOption.READ) {
                throw new IllegalArgumentException("READ not allowed");
            }
            if (!(option instanceof StandardOpenOption) && option != LinkOption.NOFOLLOW_LINKS) {
                throw new UnsupportedOperationException(option + " not supported");
            }
            create |= option == StandardOpenOption.CREATE;
            createNew |= option == StandardOpenOption.CREATE_NEW;
            truncate |= option == StandardOpenOption.TRUNCATE_EXISTING;
            append |= option == StandardOpenOption.APPEND;
            delete |= option == StandardOpenOption.DELETE_ON_CLOSE;
        }
        if (append && truncate) {
            throw new IllegalArgumentException("APPEND + TRUNCATE_EXISTING not allowed");
        }
        this.path = path;
        deletedOnClose = delete;
        int mode = HostFiles.UPDATE;
        if (createNew) {
            mode = HostFiles.CREATE_NEW;
        } else if (append) {
            mode = HostFiles.APPEND;
        } else if (truncate) {
            mode = HostFiles.TRUNCATE;
        }
        if (!create && !createNew) {
            Files.attributes(path, true);
        }
        descriptor = HostFiles.tryOpen(path.toString(), mode);
        HostFailure.check(Math.max(0, -descriptor), path);
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, bytes.length);
        if (descriptor < 0) {
            throw new IOException("Stream Closed");
        }
        HostFiles.write(descriptor, bytes, offset, length);
    }

    @Override
    public void close() throws IOException {
        int number = descriptor;
        descriptor = -1;
        if (number >= 0) {
            HostFiles.close(number);
            if (deletedOnClose) {
                HostFiles.remove(path.toString());
            }
        }
    }
}
