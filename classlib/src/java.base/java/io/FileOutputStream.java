package java.io;

import java.nio.channels.FileChannel;
import jdk.internal.vm.HostChannel;
import jdk.internal.vm.HostFiles;

/** Writes the bytes of a file. */
public class FileOutputStream extends OutputStream {
    private final FileDescriptor descriptor;
    /** Empty where it is not known. */
    private final String path;
    private final boolean append;
    private FileChannel channel;

    public FileOutputStream(String name) throws FileNotFoundException {
        this(name == null ? null : new File(name), false);
    }

    public FileOutputStream(String name, boolean append) throws FileNotFoundException {
        this(name == null ? null : new File(name), append);
    }

    public FileOutputStream(File file) throws FileNotFoundException {
        this(file, false);
    }

    public FileOutputStream(File file, boolean append) throws FileNotFoundException {
        if (file.isInvalid()) {
            throw new FileNotFoundException("Invalid file path");
        }
        path = file.getPath();
        this.append = append;
        descriptor = new FileDescriptor(HostFiles.open(file.getPath(), append ? HostFiles.APPEND : HostFiles.TRUNCATE));
    }

    public FileOutputStream(FileDescriptor fdObj) {
        if (fdObj == null) {
            throw new NullPointerException();
        }
        this.descriptor = fdObj;
        path = "";
        append = false;
    }

    public FileChannel getChannel() {
        synchronized (descriptor) {
            if (channel == null) {
                channel = new HostChannel(() -> descriptor.number, this, false, true, append, path);
            }
            return channel;
        }
    }

    public final FileDescriptor getFD() {
        return descriptor;
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] b) throws IOException {
        write(b, 0, b.length);
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
        if (off < 0 || len < 0 || off > b.length - len) {
            throw new IndexOutOfBoundsException();
        }
        HostFiles.write(descriptor.open(), b, off, len);
    }

    @Override
    public void close() throws IOException {
        descriptor.close(channel);
    }
}
