//#file $Name$Digest.java
//#for Name what block lengths word method
//#| Sha256 | SHA-256 and SHA-224 (FIPS 180-4). | 64, 8 | 28 or 32 | int | sha256
//#| Sha512 | SHA-512 and its shorter forms (FIPS 180-4). | 128, 16 | 28, 32, 48 or 64 | long | sha512
package java.security;

import java.util.Arrays;
import jdk.internal.vm.Cryptography;

/** $what$ */
final class $Name$Digest extends BlockDigest {
    //#if Name: Sha256
    private static final int[] START_224 = {
        0xc1059ed8, 0x367cd507, 0x3070dd17, 0xf70e5939, 0xffc00b31, 0x68581511, 0x64f98fa7, 0xbefa4fa4,
    };
    private static final int[] START_256 = {
        0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
    };
    //#else
    private static final long[] START_224 = {
        0x8c3d37c819544da2L, 0x73e1996689dcd4d6L, 0x1dfab7ae32ff9c82L, 0x679dd514582f9fcfL,
        0x0f6d2b697bd44da8L, 0x77e36f7304c48942L, 0x3f9d85a86a1d36c8L, 0x1112e6ad91d692a1L,
    };
    private static final long[] START_256 = {
        0x22312194fc2bf72cL, 0x9f555fa3c84c64c2L, 0x2393b86b6f53b151L, 0x963877195940eabdL,
        0x96283ee2a88effe3L, 0xbe5e1e2553863992L, 0x2b0199fc2c85b8aaL, 0x0eb72ddc81c52ca2L,
    };
    private static final long[] START_384 = {
        0xcbbb9d5dc1059ed8L, 0x629a292a367cd507L, 0x9159015a3070dd17L, 0x152fecd8f70e5939L,
        0x67332667ffc00b31L, 0x8eb44a8768581511L, 0xdb0c2e0d64f98fa7L, 0x47b5481dbefa4fa4L,
    };
    private static final long[] START_512 = {
        0x6a09e667f3bcc908L, 0xbb67ae8584caa73bL, 0x3c6ef372fe94f82bL, 0xa54ff53a5f1d36f1L,
        0x510e527fade682d1L, 0x9b05688c2b3e6c1fL, 0x1f83d9abfb41bd6bL, 0x5be0cd19137e2179L,
    };
    //#end

    private $word$[] state = new $word$[8];
    private final int length;

    /** {@code length} is the digest's: $lengths$ bytes. */
    $Name$Digest(String algorithm, int length) {
        super(algorithm, $block$);
        this.length = length;
        resetState();
    }

    @Override
    void resetState() {
        //#if Name: Sha256
        int[] start = length == 28 ? START_224 : START_256;
        //#else
        long[] start = length == 28 ? START_224 : length == 32 ? START_256 : length == 48 ? START_384 : START_512;
        //#end
        System.arraycopy(start, 0, state, 0, state.length);
    }

    @Override
    void compress(byte[] bytes, int offset, int blocks) {
        Cryptography.$method$(state, bytes, offset, blocks);
    }

    @Override
    byte[] state() {
        //#if Name: Sha256
        return Arrays.copyOf(bytes(state, false), length);
        //#else
        byte[] bytes = new byte[64];
        for (int i = 0; i < 64; i++) {
            bytes[i] = (byte) (state[i >> 3] >>> 56 - 8 * (i & 7));
        }
        return Arrays.copyOf(bytes, length);
        //#end
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
        $Name$Digest copy = ($Name$Digest) super.clone();
        copy.state = state.clone();
        return copy;
    }
}
