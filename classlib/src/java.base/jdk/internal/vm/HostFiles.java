package jdk.internal.vm;

import java.io.FileNotFoundException;
import java.io.IOException;

/** The host's files by descriptor number; 0, 1 and 2 are the standard streams. Callers have checked the ranges. */
public final class HostFiles {
    public static final int READ = 0;
    public static final int TRUNCATE = 1;
    public static final int APPEND = 2;

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
}
