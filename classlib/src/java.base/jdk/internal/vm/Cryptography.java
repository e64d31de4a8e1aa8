package jdk.internal.vm;

/** The inner loops of digests and of AES; the state lies in the caller's arrays. */
public final class Cryptography {
    /** What {@link #aes} does. The chained forms keep the block before in {@code chain}, the counting ones the counter. */
    public static final int ENCRYPT = 0;
    public static final int DECRYPT = 1;
    public static final int ENCRYPT_CHAINED = 2;
    public static final int DECRYPT_CHAINED = 3;
    public static final int COUNT = 4;
    /** Counts in the last four bytes only. */
    public static final int COUNT_32 = 5;

    private Cryptography() {
    }

    public static native void md5(int[] state, byte[] bytes, int offset, int blocks);

    public static native void sha1(int[] state, byte[] bytes, int offset, int blocks);

    public static native void sha256(int[] state, byte[] bytes, int offset, int blocks);

    public static native void sha512(long[] state, byte[] bytes, int offset, int blocks);

    public static native void keccak(long[] state);

    /** Works on blocks of 16 bytes where they lie. */
    public static native void aes(int what, byte[] key, byte[] chain, byte[] bytes, int offset, int blocks);

    /** Adds blocks of 16 bytes to the state of a hash. */
    public static native void ghash(byte[] key, byte[] state, byte[] bytes, int offset, int blocks);
}
