// A long mixed-type computation whose result depends on every bit: checks int/long/double interplay in a loop.
public class HashMixing {
    public static void main(String[] args) {
        int h = 17;
        long g = 0xCAFEBABEL;
        double x = 0.5;
        float y = 3;
        for (int i = 1; i <= 20000; i++) {
            h = 31 * h + i ^ h >>> 7;
            g = g * 6364136223846793005L + 1442695040888963407L + h;
            x = 3.9 * x * (1 - x);
            y = y * 0.5f + (byte) g;
            if ((i & 4095) == 0) {
                System.out.println(i + " " + h + " " + g + " " + x + " " + y);
            }
            h ^= (int) (x * 1e9) + (int) y + (short) (g >>> 20);
        }
        System.out.println(h + " " + Long.toHexString(g) + " " + x + " " + y);
    }
}
