package jdk.internal.vm;

import java.io.FileNotFoundException;
import java.io.IOException;

/** The host's files by descriptor number; 0, 1 and 2 are the standard streams. Callers have checked the ranges. */
public final class HostFiles {
    public static final int READ = 0;
    public static final int TRUNCATE = 1;
    public static final int APPEND = 2;
    public static final int CREATE_NEW = 3;
    public static final int UPDATE = 4;

    /** Why something failed. */
    public static final int NOT_FOUND = 1;
    public static final int DENIED = 2;
    public static final int EXISTS = 3;
    public static final int NO_DIRECTORY = 4;
    public static final int NOT_EMPTY = 5;
    public static final int IS_DIRECTORY = 6;

    /** Kinds of files, as {@link #facts} gives them. */
    public static final int REGULAR = 0;
    public static final int DIRECTORY = 1;
    public static final int LINK = 2;

    private HostFiles() {
    }

    /** Writes the text as UTF-8, a lone surrogate as {@code '?'}, and a line feed if wanted; false where that failed. */
    public static native boolean print(int descriptor, String text, boolean lineFeed);

    /** Reads at least one byte, waiting for it, unless {@code length} is 0; -1 at the end. */
    public static native int read(int descriptor, byte[] bytes, int offset, int length) throws IOException;

    public static native void write(int descriptor, byte[] bytes, int offset, int length) throws IOException;

    /** How many bytes can be read without waiting. */
    public static native int available(int descriptor) throws IOException;

    /** Hands what the machine has buffered to the operating system. */
    public static native void flush(int descriptor) throws IOException;

    /** Opens a file for {@link #READ}, {@link #TRUNCATE} or {@link #APPEND}; the message is {@code path (reason)}. */
    public static native int open(String path, int mode) throws FileNotFoundException;

    public static native void close(int descriptor) throws IOException;

    /** As {@link #open} in any mode; where that failed, minus the reason. */
    public static native int tryOpen(String path, int mode);

    /**
     * What lies at a path: kind, bytes, milliseconds of the last change, and the rights to read (4), write (2) and
     * execute (1). Gives 0 or the reason why nothing is known.
     */
    public static native int facts(String path, boolean followLinks, long[] facts);

    /** The names in a directory; {@code null} where it cannot be read. */
    public static native String[] list(String path);

    /** Gives 0 or the reason of the failure, as the following do. */
    public static native int createDirectory(String path);

    /** Removes a file or an empty directory. */
    public static native int remove(String path);

    public static native int rename(String from, String to);
}
