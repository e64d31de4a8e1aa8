package java.security;

/** SHA-512 (FIPS 180-4). */
final class Sha512Digest extends BlockDigest {
    private final long[] state = new long[8];

    Sha512Digest(String algorithm) {
        super(algorithm, 128, 16);
        resetState();
    }

    @Override
    void resetState() {
        System.arraycopy(Sha2Constants.SQUARE_ROOTS, 0, state, 0, 8);
    }

    private static long mix(long x, int first, int second, int third) {
        return Long.rotateRight(x, first) ^ Long.rotateRight(x, second) ^ Long.rotateRight(x, third);
    }

    @Override
    void compress(byte[] block) {
        long[] w = new long[80];
        for (int i = 0; i < 80; i++) {
            if (i < 16) {
                w[i] = (long) word(block, 8 * i) << 32 | word(block, 8 * i + 4) & 0xffffffffL;
            } else {
                long x = w[i - 15];
                long y = w[i - 2];
                long low = Long.rotateRight(x, 1) ^ Long.rotateRight(x, 8) ^ x >>> 7;
                long high = Long.rotateRight(y, 19) ^ Long.rotateRight(y, 61) ^ y >>> 6;
                w[i] = w[i - 16] + low + w[i - 7] + high;
            }
        }
        long[] s = state.clone();
        for (int i = 0; i < 80; i++) {
            long choice = s[4] & s[5] ^ ~s[4] & s[6];
            long first = s[7] + mix(s[4], 14, 18, 41) + choice + Sha2Constants.CUBE_ROOTS[i] + w[i];
            long majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2];
            long second = mix(s[0], 28, 34, 39) + majority;
            System.arraycopy(s, 0, s, 1, 7);
            s[4] += first;
            s[0] = first + second;
        }
        for (int i = 0; i < 8; i++) {
            state[i] += s[i];
        }
    }

    @Override
    byte[] state() {
        byte[] bytes = new byte[64];
        for (int i = 0; i < 64; i++) {
            bytes[i] = (byte) (state[i >> 3] >>> 56 - 8 * (i & 7));
        }
        return bytes;
    }

    @Override
    boolean isLittleEndian() {
        return false;
    }

    @Override
    int engineLength() {
        return 64;
    }
}
