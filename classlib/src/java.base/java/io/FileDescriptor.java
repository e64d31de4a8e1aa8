package java.io;

import jdk.internal.vm.HostFiles;

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

    /** Waits until what was written lies on the device. */
    public void sync() throws SyncFailedException {
        try {
            if (number <= 2) {
                throw new SyncFailedException("sync failed");
            }
            HostFiles.synchronise(number);
        } catch (SyncFailedException failure) {
            throw failure;
        } catch (IOException failure) {
            throw new SyncFailedException("sync failed");
        }
    }

    /** The number, for an operation that needs an open file. */
    int open() throws IOException {
        if (number < 0) {
            throw new IOException("Stream Closed");
        }
        return number;
    }

    /** Closes the file, unless it is a standard stream, and its channel if it has one. */
    void close(java.nio.channels.FileChannel channel) throws IOException {
        int closed = number;
        number = -1;
        if (closed > 2) {
            HostFiles.close(closed);
        }
        if (channel != null) {
            channel.close();
        }
    }
}
