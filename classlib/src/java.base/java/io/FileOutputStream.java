package java.io;

import java.nio.channels.FileChannel;
import jdk.internal.vm.HostFiles;

/** Writes the bytes of a file. */
public class FileOutputStream extends OutputStream {
    private final FileDescriptor descriptor;

    public FileOutputStream(String path) throws FileNotFoundException {
        this(path, false);
    }

    public FileOutputStream(String path, boolean append) throws FileNotFoundException {
        if (path == null) {
            throw new NullPointerException();
        }
        descriptor = new FileDescriptor(HostFiles.open(path, append ? HostFiles.APPEND : HostFiles.TRUNCATE));
    }

    public FileOutputStream(File file) throws FileNotFoundException {
        this(file.getPath(), false);
    }

    public FileOutputStream(File file, boolean append) throws FileNotFoundException {
        this(file.getPath(), append);
    }

    public FileOutputStream(FileDescriptor descriptor) {
        if (descriptor == null) {
            throw new NullPointerException();
        }
        this.descriptor = descriptor;
    }

    public FileChannel getChannel() {
        return new StreamChannel(descriptor, this, false);
    }

    public final FileDescriptor getFD() {
        return descriptor;
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes) throws IOException {
        write(bytes, 0, bytes.length);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        if (offset < 0 || length < 0 || offset > bytes.length - length) {
            throw new IndexOutOfBoundsException();
        }
        HostFiles.write(descriptor.open(), bytes, offset, length);
    }

    @Override
    public void close() throws IOException {
        int number = descriptor.number;
        descriptor.number = -1;
        if (number > 2) {
            HostFiles.close(number);
        }
    }
}
