package java.io;

import java.nio.channels.FileChannel;
import jdk.internal.vm.HostChannel;
import jdk.internal.vm.HostFiles;
import jdk.internal.vm.MappedRegion;

/** Reads the bytes of a file. */
public class FileInputStream extends InputStream {
    private final FileDescriptor descriptor;
    /** Empty where it is not known. */
    private final String path;
    private FileChannel channel;

    public FileInputStream(String name) throws FileNotFoundException {
        this(name == null ? null : new File(name));
    }

    public FileInputStream(File file) throws FileNotFoundException {
        if (file.isInvalid()) {
            throw new FileNotFoundException("Invalid file path");
        }
        path = file.getPath();
        MappedRegion.writeAll();
        descriptor = new FileDescriptor(HostFiles.open(file.getPath(), HostFiles.READ));
    }

    public FileInputStream(FileDescriptor fdObj) {
        if (fdObj == null) {
            throw new NullPointerException();
        }
        this.descriptor = fdObj;
        path = "";
    }

    public FileChannel getChannel() {
        synchronized (descriptor) {
            if (channel == null) {
                channel = new HostChannel(() -> descriptor.number, this, true, false, false, path);
            }
            return channel;
        }
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
    public int read(byte[] b) throws IOException {
        return read(b, 0, b.length);
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        if (off < 0 || len < 0 || off > b.length - len) {
            throw new IndexOutOfBoundsException();
        }
        return HostFiles.read(descriptor.open(), b, off, len);
    }

    /** Moves in the file, also back, and beyond its end; what is no file is read. */
    @Override
    public long skip(long n) throws IOException {
        int number = descriptor.open();
        long from;
        try {
            from = HostFiles.position(number);
        } catch (IOException noFile) {
            return super.skip(n);
        }
        long to = from + n;
        if (to < 0) {
            throw new IOException("Invalid argument");
        }
        HostFiles.seek(number, to);
        return n;
    }

    @Override
    public int available() throws IOException {
        return HostFiles.available(descriptor.open());
    }

    @Override
    public void close() throws IOException {
        descriptor.close(channel);
    }
}
