package java.nio.file;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Set;
import jdk.internal.vm.HostChannel;
import jdk.internal.vm.HostFiles;
import jdk.internal.vm.MappedRegion;

/** A file of the host that was opened for a set of options. */
final class HostFile implements Closeable {
    private final Path path;
    private final boolean deletedOnClose;
    private final boolean readable;
    private final boolean writable;
    private final boolean append;
    private int descriptor;

    HostFile(Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes) throws IOException {
        for (OpenOption option : options) {
            if (option == null) {
                throw new NullPointerException();
            }
            if (!(option instanceof StandardOpenOption) && option != LinkOption.NOFOLLOW_LINKS) {
                throw new UnsupportedOperationException(option + " not supported");
            }
        }
        this.path = path;
        append = options.contains(StandardOpenOption.APPEND);
        writable = append || options.contains(StandardOpenOption.WRITE);
        readable = options.contains(StandardOpenOption.READ) || !writable;
        deletedOnClose = options.contains(StandardOpenOption.DELETE_ON_CLOSE);
        boolean truncate = options.contains(StandardOpenOption.TRUNCATE_EXISTING) && writable;
        if (readable && append) {
            throw new IllegalArgumentException("READ + APPEND not allowed");
        }
        if (append && truncate) {
            throw new IllegalArgumentException("APPEND + TRUNCATE_EXISTING not allowed");
        }
        int mode = readable ? HostFiles.READ : 0;
        if (writable) {
            mode |= HostFiles.WRITE | (append ? HostFiles.AT_END : 0) | (truncate ? HostFiles.EMPTY : 0);
            if (options.contains(StandardOpenOption.CREATE_NEW)) {
                mode |= HostFiles.MAKE_NEW;
            } else if (options.contains(StandardOpenOption.CREATE)) {
                mode |= HostFiles.MAKE;
            }
        }
        MappedRegion.writeAll();
        descriptor = HostFiles.tryOpen(HostPath.place(path), mode);
        if (descriptor == -HostFiles.IS_DIRECTORY && !writable) {
            // Elsewhere it is reading that fails.
            throw new IOException("Is a directory");
        }
        HostFailure.check(Math.max(0, -descriptor), path);
        setAttributes(path, attributes);
    }

    /** Gives a new file its attributes. */
    @SuppressWarnings("unchecked")
    static void setAttributes(Path path, FileAttribute<?>... attributes) throws IOException {
        for (FileAttribute<?> attribute : attributes) {
            if (!attribute.name().equals("posix:permissions")) {
                throw new UnsupportedOperationException("'" + attribute.name() + "' not supported as initial attribute");
            }
            int mode = HostAttributes.mode((Set<PosixFilePermission>) attribute.value());
            HostFailure.check(HostFiles.setMode(HostPath.place(path), mode), path);
        }
    }

    FileChannel channel() {
        return new HostChannel(() -> descriptor, this, readable, writable, append, path.toAbsolutePath().toString());
    }

    /** The host's number, for an operation that needs an open file. */
    int open() throws IOException {
        if (descriptor < 0) {
            throw new java.nio.channels.ClosedChannelException();
        }
        return descriptor;
    }

    @Override
    public void close() throws IOException {
        int number = descriptor;
        descriptor = -1;
        if (number >= 0) {
            HostFiles.close(number);
            if (deletedOnClose) {
                HostFiles.remove(HostPath.place(path));
            }
        }
    }
}
