package java.security;

/** SHA-256 (FIPS 180-4). */
final class Sha256Digest extends BlockDigest {
    private final int[] state = new int[8];

    Sha256Digest(String algorithm) {
        super(algorithm, 64, 8);
        resetState();
    }

    @Override
    void resetState() {
        for (int i = 0; i < 8; i++) {
            state[i] = (int) (Sha2Constants.SQUARE_ROOTS[i] >>> 32);
        }
    }

    private static int mix(int x, int first, int second, int third) {
        return Integer.rotateRight(x, first) ^ Integer.rotateRight(x, second) ^ Integer.rotateRight(x, third);
    }

    @Override
    void compress(byte[] block) {
        int[] w = new int[64];
        for (int i = 0; i < 64; i++) {
            if (i < 16) {
                w[i] = word(block, 4 * i);
            } else {
                int x = w[i - 15];
                int y = w[i - 2];
                int low = Integer.rotateRight(x, 7) ^ Integer.rotateRight(x, 18) ^ x >>> 3;
                int high = Integer.rotateRight(y, 17) ^ Integer.rotateRight(y, 19) ^ y >>> 10;
                w[i] = w[i - 16] + low + w[i - 7] + high;
            }
        }
        int[] s = state.clone();
        for (int i = 0; i < 64; i++) {
            int choice = s[4] & s[5] ^ ~s[4] & s[6];
            int first = s[7] + mix(s[4], 6, 11, 25) + choice + (int) (Sha2Constants.CUBE_ROOTS[i] >>> 32) + w[i];
            int majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2];
            int second = mix(s[0], 2, 13, 22) + majority;
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
        return bytes(state, false);
    }

    @Override
    boolean isLittleEndian() {
        return false;
    }

    @Override
    int engineLength() {
        return 32;
    }
}
