package java.security;

import jdk.internal.vm.Cryptography;

/** SHA-1 (FIPS 180-4). */
final class Sha1Digest extends BlockDigest {
    private int[] state = new int[5];

    Sha1Digest(String algorithm) {
        super(algorithm, 64, 8);
        resetState();
    }

    @Override
    void resetState() {
        state[0] = 0x67452301;
        state[1] = 0xefcdab89;
        state[2] = 0x98badcfe;
        state[3] = 0x10325476;
        state[4] = 0xc3d2e1f0;
    }

    @Override
    void compress(byte[] bytes, int offset, int blocks) {
        Cryptography.sha1(state, bytes, offset, blocks);
    }

    @Override
    byte[] state() {
        return bytes(state, false);
    }

    @Override
    boolean isLittleEndian() {
        return false;
    }

    @Override
    protected int engineGetDigestLength() {
        return 20;
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
        Sha1Digest copy = (Sha1Digest) super.clone();
        copy.state = state.clone();
        return copy;
    }
}
