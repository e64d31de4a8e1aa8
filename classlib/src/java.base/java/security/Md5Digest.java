package java.security;

/** MD5 (RFC 1321). */
final class Md5Digest extends BlockDigest {
    private static final int[] SHIFTS = {7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21};
    private static final int[] SINES = new int[64];

    static {
        for (int i = 0; i < 64; i++) {
            SINES[i] = (int) (long) (Math.abs(Math.sin(i + 1)) * 4294967296.0);
        }
    }

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
    void compress(byte[] block) {
        int a = state[0];
        int b = state[1];
        int c = state[2];
        int d = state[3];
        for (int i = 0; i < 64; i++) {
            int mixed;
            int index;
            if (i < 16) {
                mixed = b & c | ~b & d;
                index = i;
            } else if (i < 32) {
                mixed = d & b | ~d & c;
                index = 5 * i + 1 & 15;
            } else if (i < 48) {
                mixed = b ^ c ^ d;
                index = 3 * i + 5 & 15;
            } else {
                mixed = c ^ (b | ~d);
                index = 7 * i & 15;
            }
            int sum = a + mixed + SINES[i] + Integer.reverseBytes(word(block, 4 * index));
            a = d;
            d = c;
            c = b;
            b += Integer.rotateLeft(sum, SHIFTS[(i >> 4) * 4 + (i & 3)]);
        }
        state[0] += a;
        state[1] += b;
        state[2] += c;
        state[3] += d;
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
