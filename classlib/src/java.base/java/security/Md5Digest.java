package java.security;

import jdk.internal.vm.Cryptography;

/** MD5 (RFC 1321). */
final class Md5Digest extends BlockDigest {
    private int[] state = new int[4];

    Md5Digest(String algorithm) {
        super(algorithm, 64, 8);
        resetState();
    }

    @Override
    void resetState() {
        state[0] = 0x67452301;
        state[1] = 0xefcdab89;
        state[2] = 0x98badcfe;
        state[3] = 0x10325476;
    }

    @Override
    void compress(byte[] bytes, int offset, int blocks) {
        Cryptography.md5(state, bytes, offset, blocks);
    }

    @Override
    byte[] state() {
        return bytes(state, true);
    }

    @Override
    boolean isLittleEndian() {
        return true;
    }

    @Override
    protected int engineGetDigestLength() {
        return 16;
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
        Md5Digest copy = (Md5Digest) super.clone();
        copy.state = state.clone();
        return copy;
    }
}
