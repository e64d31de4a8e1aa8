package java.nio.file;

import java.io.IOException;
import java.io.OutputStream;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import jdk.internal.vm.HostFiles;

/** Writes the bytes of a file. */
final class HostOutput extends OutputStream {
    private final HostFile file;

    /** Without options: a new file, or one that loses what it holds. */
    HostOutput(Path path, OpenOption... options) throws IOException {
        Set<OpenOption> all = new HashSet<>(List.of(options));
        if (all.contains(StandardOpenOption.READ)) {
            throw new IllegalArgumentException("READ not allowed");
        }
        all.add(StandardOpenOption.WRITE);
        if (options.length == 0) {
            all.add(StandardOpenOption.CREATE);
            all.add(StandardOpenOption.TRUNCATE_EXISTING);
        }
        file = new HostFile(path, all);
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, bytes.length);
        HostFiles.write(file.open(), bytes, offset, length);
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
