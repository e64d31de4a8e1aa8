package jdk.internal.vm;

import java.io.FileNotFoundException;
import java.io.IOException;

/** The host's files by descriptor number; 0, 1 and 2 are the standard streams. Callers have checked the ranges. */
public final class HostFiles {
    /** What a file is opened for, to be added. */
    public static final int READ = 1;
    public static final int WRITE = 2;
    public static final int AT_END = 4;
    public static final int MAKE = 8;
    public static final int MAKE_NEW = 16;
    public static final int EMPTY = 32;

    /** Usual sums of them. */
    public static final int TRUNCATE = WRITE | MAKE | EMPTY;
    public static final int APPEND = WRITE | AT_END | MAKE;
    public static final int CREATE_NEW = WRITE | MAKE_NEW;

    /** Why something failed. */
    public static final int NOT_FOUND = 1;
    public static final int DENIED = 2;
    public static final int EXISTS = 3;
    public static final int NO_DIRECTORY = 4;
    public static final int NOT_EMPTY = 5;
    public static final int IS_DIRECTORY = 6;
    public static final int INVALID = 7;
    public static final int BUSY = 8;

    /** Kinds of files, as {@link #facts} gives them. */
    public static final int REGULAR = 0;
    public static final int DIRECTORY = 1;
    public static final int LINK = 2;

    private HostFiles() {
    }

    /** Encodings of text that the machine knows. */
    public static final int OTHER = -1;
    public static final int UTF_8 = 0;
    public static final int ASCII = 1;
    public static final int LATIN_1 = 2;

    /** Which of them a standard stream has. */
    public static native int textEncoding(int descriptor);

    /** The name of a standard stream's encoding, as its property at start has it. */
    public static native String encodingName(int descriptor);

    /**
     * Writes the text in one of these encodings, what it does not have and a lone surrogate as {@code '?'}, and a line
     * feed if wanted; false where that failed.
     */
    public static native boolean print(int descriptor, String text, boolean lineFeed, int encoding);

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

    /** The places of what {@link #facts} gives. Times are nanoseconds since 1970. */
    public static final int KIND = 0;
    public static final int SIZE = 1;
    public static final int MODIFIED = 2;
    /** The rights to read (4), write (2) and execute (1) that the program has. */
    public static final int ACCESS = 3;
    public static final int ACCESSED = 4;
    public static final int CREATED = 5;
    public static final int DEVICE = 6;
    public static final int INODE = 7;
    public static final int MODE = 8;
    public static final int OWNER = 9;
    public static final int GROUP = 10;
    public static final int LINKS = 11;
    public static final int FACTS = 12;

    /** What lies at a path. Gives 0 or the reason why nothing is known. */
    public static native int facts(String path, boolean followLinks, long[] facts);

    /** The names in a directory; {@code null} where it cannot be read. */
    public static native String[] list(String path);

    /** Gives 0 or the reason of the failure, as the following do. */
    public static native int createDirectory(String path);

    /** Removes a file or an empty directory. */
    public static native int remove(String path);

    public static native int rename(String from, String to);

    /** Reads from a place in a file without moving to it; -1 at its end. */
    public static native int readAt(int descriptor, long position, byte[] bytes, int offset, int length)
            throws IOException;

    public static native void writeAt(int descriptor, long position, byte[] bytes, int offset, int length)
            throws IOException;

    /** Where the next byte is read or written. */
    public static native long position(int descriptor) throws IOException;

    public static native void seek(int descriptor, long position) throws IOException;

    public static native long size(int descriptor) throws IOException;

    /** Cuts a file off or makes it longer by zeros. */
    public static native void setSize(int descriptor, long size) throws IOException;

    /** Waits until what was written lies on the device. */
    public static native void synchronise(int descriptor) throws IOException;

    /** {@link Long#MIN_VALUE} leaves a time as it is. */
    public static native int setTimes(String path, long modified, long accessed, boolean followLinks);

    public static native int setMode(String path, int mode);

    /** Makes a symbolic link, or one more name of a file. */
    public static native int createLink(String path, String target, boolean symbolic);

    /** Where a symbolic link leads; {@code null} where there is none. */
    public static native String readLink(String path);

    /** The absolute path without symbolic links; {@code null} where nothing lies. */
    public static native String canonical(String path);

    /** Bytes of a path's device: all, those free, and those free for the program. */
    public static native int space(String path, long[] bytes);

    /** Fills an array with bytes that nobody can foresee. */
    public static native void random(byte[] bytes) throws IOException;
}
