package java.security;

/** SHA-1 (FIPS 180-4). */
final class Sha1Digest extends BlockDigest {
    private final int[] state = new int[5];

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
    void compress(byte[] block) {
        int[] w = new int[80];
        for (int i = 0; i < 80; i++) {
            w[i] = i < 16 ? word(block, 4 * i) : Integer.rotateLeft(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
        }
        int a = state[0];
        int b = state[1];
        int c = state[2];
        int d = state[3];
        int e = state[4];
        for (int i = 0; i < 80; i++) {
            int mixed;
            if (i < 20) {
                mixed = (b & c | ~b & d) + 0x5a827999;
            } else if (i < 40) {
                mixed = (b ^ c ^ d) + 0x6ed9eba1;
            } else if (i < 60) {
                mixed = (b & c | b & d | c & d) + 0x8f1bbcdc;
            } else {
                mixed = (b ^ c ^ d) + 0xca62c1d6;
            }
            int next = Integer.rotateLeft(a, 5) + mixed + e + w[i];
            e = d;
            d = c;
            c = Integer.rotateLeft(b, 30);
            b = a;
            a = next;
        }
        state[0] += a;
        state[1] += b;
        state[2] += c;
        state[3] += d;
        state[4] += e;
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
    int engineLength() {
        return 20;
    }
}
