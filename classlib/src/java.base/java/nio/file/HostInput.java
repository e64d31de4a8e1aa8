package java.nio.file;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import jdk.internal.vm.HostFiles;

/** Reads the bytes of a file. */
final class HostInput extends InputStream {
    private int descriptor;

    HostInput(Path path) throws IOException {
        descriptor = HostFiles.tryOpen(path.toString(), HostFiles.READ);
        if (descriptor == -HostFiles.IS_DIRECTORY) {
            // Elsewhere it is reading that fails.
            throw new IOException("Is a directory");
        }
        HostFailure.check(Math.max(0, -descriptor), path);
    }

    private int open() throws IOException {
        if (descriptor < 0) {
            throw new IOException("Stream Closed");
        }
        return descriptor;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, bytes.length);
        return HostFiles.read(open(), bytes, offset, length);
    }

    @Override
    public int available() throws IOException {
        return HostFiles.available(open());
    }

    @Override
    public void close() throws IOException {
        int number = descriptor;
        descriptor = -1;
        if (number >= 0) {
            HostFiles.close(number);
        }
    }
}
