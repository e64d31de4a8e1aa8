package java.security;

import jdk.internal.vm.Cryptography;

/** MD5 (RFC 1321). */
final class Md5Digest extends BlockDigest {
    private final int[] state = new int[4];

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
    int engineLength() {
        return 16;
    }
}
