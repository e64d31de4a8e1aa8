package java.io;

/** An open file of the host. */
public final class FileDescriptor {
    public static final FileDescriptor in = new FileDescriptor(0);
    public static final FileDescriptor out = new FileDescriptor(1);
    public static final FileDescriptor err = new FileDescriptor(2);

    /** The host's number, or -1 where the file is not open. */
    int number;

    public FileDescriptor() {
        this(-1);
    }

    FileDescriptor(int number) {
        this.number = number;
    }

    public boolean valid() {
        return number >= 0;
    }

    /** The number, for an operation that needs an open file. */
    int open() throws IOException {
        if (number < 0) {
            throw new IOException("Stream Closed");
        }
        return number;
    }
}
