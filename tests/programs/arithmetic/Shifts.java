// Shift distances are masked to 5 or 6 bits; a long distance is taken by its low bits.
public class Shifts {
    static int[] distances = {0, 1, 5, 31, 32, 33, 63, 64, 65, -1, -31, -32, -33, Integer.MIN_VALUE, Integer.MAX_VALUE};
    static int[] ints = {1, -1, Integer.MIN_VALUE, 0x12345678};
    static long[] longs = {1, -1, Long.MIN_VALUE, 0x123456789ABCDEF0L};

    public static void main(String[] args) {
        for (int d : distances) {
            StringBuilder line = new StringBuilder().append(d).append(':');
            for (int v : ints) {
                line.append(' ').append(v << d).append(' ').append(v >> d).append(' ').append(v >>> d);
            }
            for (long v : longs) {
                line.append(' ').append(v << d).append(' ').append(v >> d).append(' ').append(v >>> d);
            }
            System.out.println(line);
        }
        long far = (1L << 32) + 3;
        System.out.println((1 << far) + " " + (-64 >> far) + " " + (-64 >>> far) + " " + (1L << far));
        byte b = (byte) 0x80;
        System.out.println((b >> 1) + " " + (b >>> 1) + " " + (b << 1));
        char c = '\uFFFF';
        System.out.println((c >> 4) + " " + (c << 16));
    }
}
