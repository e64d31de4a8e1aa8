// Bit-twiddling methods of Integer and Long against loops that count by hand.
public class Bits {
    static int count(long v) {
        int n = 0;
        for (int i = 0; i < 64; i++) {
            n += (v >>> i) & 1;
        }
        return n;
    }

    public static void main(String[] args) {
        int[] ints = {0, 1, -1, 0x12345678, Integer.MIN_VALUE, Integer.MAX_VALUE, 0x00F00F00};
        for (int v : ints) {
            System.out.println(v + " " + Integer.bitCount(v) + " " + (count(v & 0xFFFFFFFFL) == Integer.bitCount(v)) + " " + Integer.numberOfLeadingZeros(v) + " " + Integer.numberOfTrailingZeros(v)
                + " " + Integer.highestOneBit(v) + " " + Integer.lowestOneBit(v) + " " + Integer.reverse(v) + " " + Integer.reverseBytes(v) + " " + Integer.rotateLeft(v, 5) + " " + Integer.rotateRight(v, 37) + " " + Integer.signum(v));
        }
        long[] longs = {0, 1, -1, 0x123456789ABCDEF0L, Long.MIN_VALUE, Long.MAX_VALUE, 0x00F0_0000_0F00L};
        for (long v : longs) {
            System.out.println(v + " " + Long.bitCount(v) + " " + (count(v) == Long.bitCount(v)) + " " + Long.numberOfLeadingZeros(v) + " " + Long.numberOfTrailingZeros(v)
                + " " + Long.highestOneBit(v) + " " + Long.lowestOneBit(v) + " " + Long.reverse(v) + " " + Long.reverseBytes(v) + " " + Long.rotateLeft(v, 65) + " " + Long.rotateRight(v, 5) + " " + Long.signum(v));
        }
        System.out.println(Short.reverseBytes((short) 0x1234) + " " + (int) Character.reverseBytes('\u1234') + " " + Byte.toUnsignedInt((byte) -1) + " " + Short.toUnsignedInt((short) -1) + " " + Integer.toUnsignedLong(-1));
        System.out.println(Integer.divideUnsigned(-1, 10) + " " + Integer.remainderUnsigned(-1, 10) + " " + Long.divideUnsigned(-1, 10) + " " + Long.remainderUnsigned(-1, 10) + " " + Integer.toUnsignedString(-1) + " " + Long.toUnsignedString(-1));
        System.out.println(Double.doubleToRawLongBits(1.5) + " " + Double.longBitsToDouble(0x7FF0000000000000L) + " " + Float.floatToRawIntBits(-2f) + " " + Float.intBitsToFloat(0x7F800001) + " " + Double.doubleToLongBits(Double.longBitsToDouble(0x7FF0000000000001L)));
    }
}
