// java.util.Random: the documented sequence of every method from fixed seeds.
import java.util.Random;

public class RandomSequence {
    public static void main(String[] args) {
        for (long seed : new long[] {0, 42, -1, Long.MIN_VALUE, 123456789012L}) {
            Random r = new Random(seed);
            StringBuilder s = new StringBuilder();
            for (int i = 0; i < 4; i++) {
                s.append(r.nextInt()).append(' ').append(r.nextInt(10)).append(' ').append(r.nextInt(1 << 20)).append(' ').append(r.nextInt(1000000007)).append(' ').append(r.nextLong()).append(' ')
                    .append(r.nextBoolean()).append(' ').append(r.nextDouble()).append(' ').append(r.nextFloat()).append(' ').append(r.nextInt(5, 9)).append(' ');
            }
            System.out.println(s);
            byte[] bytes = new byte[7];
            r.nextBytes(bytes);
            System.out.println(java.util.Arrays.toString(bytes));
            r.setSeed(seed);
            System.out.println(r.nextInt() + " " + r.nextInt(-3, 3) + " " + r.nextLong(100) + " " + r.nextDouble(2.0, 3.0));
        }
        Random g = new Random(5);
        System.out.println(g.nextGaussian() == g.nextGaussian());
        int[] histogram = new int[6];
        Random dice = new Random(2024);
        for (int i = 0; i < 3000; i++) {
            histogram[dice.nextInt(6)]++;
        }
        System.out.println(java.util.Arrays.toString(histogram));
        try {
            g.nextInt(0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            g.nextInt(3, 3);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        double m = Math.random();
        System.out.println(m >= 0 && m < 1);
    }
}
