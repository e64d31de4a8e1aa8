// Applies something to pairs of bit patterns. Tests of the code generator put one operation after the other in the
// place of `apply`; here it is an addition.

public class Operations {
    static final long[] PATTERNS = {
        0, 1, 2, 3, 7, 31, 32, 63, 64, 100, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x12345678,
        0x7fffffffL, 0x80000000L, 0x80000001L, 0xffffffffL, 0xfffffffeL, 0xffffff80L, 0x100000000L,
        Long.MAX_VALUE, Long.MIN_VALUE, Long.MIN_VALUE + 1, -1, -2, -128, -32769, 0x5555555555555555L,
        // Floats: 1, -1, 0.5, pi, tiny, huge, infinities, not a number, at the edges of int and long.
        0x3f800000L, 0xbf800000L, 0x3f000000L, 0x40490fdbL, 0x00000001L, 0x7f7fffffL, 0x7f800000L, 0xff800000L,
        0x7fc00000L, 0x4f000000L, 0xcf000000L, 0x5f000000L, 0xdf000001L, 0x4effffffL,
        // Doubles: the same.
        0x3ff0000000000000L, 0xbff0000000000000L, 0x3fe0000000000000L, 0x400921fb54442d18L, 0x7fefffffffffffffL,
        0x7ff0000000000000L, 0xfff0000000000000L, 0x7ff8000000000000L, 0x41e0000000000000L, 0xc1e0000000000000L,
        0x41dfffffffc00000L, 0x43e0000000000000L, 0xc3e0000000000001L, 0x3fb999999999999aL, 0xc012000000000000L,
    };

    static long apply(long left, long right) {
        return left + right;
    }

    public static void main(String[] arguments) {
        for (int round = 0; round < 8; round++) {
            apply(0, 0);
        }
        StringBuilder line = new StringBuilder();
        for (long left : PATTERNS) {
            line.setLength(0);
            for (long right : PATTERNS) {
                line.append(' ').append(apply(left, right));
            }
            System.out.println(Long.toString(left) + ":" + line);
        }
    }
}
