package java.security;

import java.util.Arrays;
import jdk.internal.vm.Cryptography;

/** SHA-256 and SHA-224 (FIPS 180-4). */
final class Sha256Digest extends BlockDigest {
    private static final int[] START_224 = {
        0xc1059ed8, 0x367cd507, 0x3070dd17, 0xf70e5939, 0xffc00b31, 0x68581511, 0x64f98fa7, 0xbefa4fa4,
    };
    private static final int[] START_256 = {
        0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
    };

    private int[] state = new int[8];
    private final int length;

    /** {@code length} is the digest's: 28 or 32 bytes. */
    Sha256Digest(String algorithm, int length) {
        super(algorithm, 64, 8);
        this.length = length;
        resetState();
    }

    @Override
    void resetState() {
        System.arraycopy(length == 28 ? START_224 : START_256, 0, state, 0, state.length);
    }

    @Override
    void compress(byte[] bytes, int offset, int blocks) {
        Cryptography.sha256(state, bytes, offset, blocks);
    }

    @Override
    byte[] state() {
        return Arrays.copyOf(bytes(state, false), length);
    }

    @Override
    boolean isLittleEndian() {
        return false;
    }

    @Override
    protected int engineGetDigestLength() {
        return length;
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
        Sha256Digest copy = (Sha256Digest) super.clone();
        copy.state = state.clone();
        return copy;
    }
}
