package java.nio.file;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import java.util.Set;
import jdk.internal.vm.HostFiles;

/** Reads the bytes of a file. */
final class HostInput extends InputStream {
    private final HostFile file;

    HostInput(Path path, OpenOption... options) throws IOException {
        file = new HostFile(path, Set.of(options));
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, bytes.length);
        return HostFiles.read(file.open(), bytes, offset, length);
    }

    /** Moves in the file, also back, but not beyond its ends; what is no file is read. */
    @Override
    public long skip(long n) throws IOException {
        int number = file.open();
        long from;
        try {
            from = HostFiles.position(number);
        } catch (IOException noFile) {
            return super.skip(n);
        }
        long to = n < 0 ? Math.max(from + n, 0) : from + Math.min(n, HostFiles.size(number) - from);
        HostFiles.seek(number, to);
        return to - from;
    }

    @Override
    public int available() throws IOException {
        return HostFiles.available(file.open());
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
