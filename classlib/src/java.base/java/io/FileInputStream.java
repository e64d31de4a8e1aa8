package java.io;

import java.nio.channels.FileChannel;
import jdk.internal.vm.HostFiles;

/** Reads the bytes of a file. */
public class FileInputStream extends InputStream {
    private final FileDescriptor descriptor;

    public FileInputStream(String path) throws FileNotFoundException {
        if (path == null) {
            throw new NullPointerException();
        }
        descriptor = new FileDescriptor(HostFiles.open(path, HostFiles.READ));
    }

    public FileInputStream(File file) throws FileNotFoundException {
        this(file.getPath());
    }

    public FileInputStream(FileDescriptor descriptor) {
        if (descriptor == null) {
            throw new NullPointerException();
        }
        this.descriptor = descriptor;
    }

    public FileChannel getChannel() {
        return new StreamChannel(descriptor, this, true);
    }

    public final FileDescriptor getFD() {
        return descriptor;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return HostFiles.read(descriptor.open(), one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes) throws IOException {
        return read(bytes, 0, bytes.length);
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        if (offset < 0 || length < 0 || offset > bytes.length - length) {
            throw new IndexOutOfBoundsException();
        }
        return HostFiles.read(descriptor.open(), bytes, offset, length);
    }

    @Override
    public int available() throws IOException {
        return HostFiles.available(descriptor.open());
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
