package java.security;

import java.util.Arrays;
import jdk.internal.vm.Cryptography;

/** SHA-3 (FIPS 202). */
final class Sha3Digest extends MessageDigest implements Cloneable {
    private long[] state = new long[25];
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
    protected void engineUpdate(byte input) {
        engineUpdate(new byte[] {input}, 0, 1);
    }

    @Override
    protected void engineUpdate(byte[] bytes, int offset, int count) {
        for (int i = offset; i < offset + count; i++) {
            add(filled++, bytes[i]);
            if (filled == rate) {
                Cryptography.keccak(state);
                filled = 0;
            }
        }
    }

    @Override
    protected int engineDigest(byte[] buf, int offset, int len) throws DigestException {
        return put(this, buf, offset, len);
    }

    @Override
    protected byte[] engineDigest() {
        add(filled, 6);
        add(rate - 1, 0x80);
        Cryptography.keccak(state);
        byte[] digest = new byte[length];
        for (int i = 0; i < length; i++) {
            digest[i] = (byte) (state[i >> 3] >>> 8 * (i & 7));
        }
        engineReset();
        return digest;
    }

    @Override
    protected int engineGetDigestLength() {
        return length;
    }

    @Override
    protected void engineReset() {
        Arrays.fill(state, 0);
        filled = 0;
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
        Sha3Digest copy = (Sha3Digest) super.clone();
        copy.state = state.clone();
        return copy;
    }
}
