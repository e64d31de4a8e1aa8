package java.security;

import java.util.Arrays;
import jdk.internal.vm.Cryptography;

/** SHA-3 (FIPS 202). */
final class Sha3Digest extends MessageDigest {
    private final long[] state = new long[25];
    private final int length;
    /** Bytes that are taken between permutations. */
    private final int rate;
    private int filled;

    Sha3Digest(String algorithm, int length) {
        super(algorithm);
        this.length = length;
        rate = 200 - 2 * length;
    }

    private void add(int at, int value) {
        state[at >> 3] ^= (value & 0xffL) << 8 * (at & 7);
    }

    @Override
    void engineUpdate(byte[] bytes, int offset, int count) {
        for (int i = offset; i < offset + count; i++) {
            add(filled++, bytes[i]);
            if (filled == rate) {
                Cryptography.keccak(state);
                filled = 0;
            }
        }
    }

    @Override
    byte[] engineDigest() {
        add(filled, 6);
        add(rate - 1, 0x80);
        Cryptography.keccak(state);
        byte[] digest = new byte[length];
        for (int i = 0; i < length; i++) {
            digest[i] = (byte) (state[i >> 3] >>> 8 * (i & 7));
        }
        return digest;
    }

    @Override
    int engineLength() {
        return length;
    }

    @Override
    public void reset() {
        Arrays.fill(state, 0);
        filled = 0;
    }
}
