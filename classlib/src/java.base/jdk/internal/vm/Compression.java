package jdk.internal.vm;

import java.util.zip.DataFormatException;

/** Checksums, and streams that compress and decompress, by number. */
public final class Compression {
    /** Parts of what {@link #deflate} and {@link #inflate} give; the bytes read are in the lower 31 bits. */
    public static final int WRITTEN_SHIFT = 31;
    public static final long FINISHED = 1L << 62;
    public static final long NEEDS_DICTIONARY = 1L << 63;

    private Compression() {
    }

    /** The checksum of bytes behind others whose checksum is given; 0 is that of none. */
    public static native int crc32(int before, byte[] bytes, int offset, int length);

    /** The same; 1 is that of none. */
    public static native int adler32(int before, byte[] bytes, int offset, int length);

    /** A stream that compresses, raw or in the format of RFC 1950, and is closed with its owner at the latest. */
    public static native long openDeflater(Object owner, int level, boolean raw);

    /** A stream that decompresses, and is closed with its owner at the latest. */
    public static native long openInflater(Object owner, boolean raw);

    /** The two arrays must not be the same. */
    public static native long deflate(
            long stream, byte[] input, int inputOffset, int inputLength,
            byte[] output, int outputOffset, int outputLength, int flush);

    /** The two arrays must not be the same. */
    public static native long inflate(
            long stream, byte[] input, int inputOffset, int inputLength,
            byte[] output, int outputOffset, int outputLength) throws DataFormatException;

    /** The checksum of the dictionary that a stream has asked for. */
    public static native int neededDictionary(long stream);

    public static native void setDictionary(long stream, byte[] dictionary, int offset, int length);

    /** Gives a stream's memory back; an unknown number is no error. */
    public static native void close(long stream);
}
