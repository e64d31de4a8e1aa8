// stress: off
import java.util.*;
import java.util.random.RandomGenerator;
import java.util.stream.*;

/** Generators with edge bounds: their sequences, streams, and what they refuse. */
public class RandomGrid {
    interface Action {
        Object run();
    }

    static void show(String what, Action action) {
        String text;
        try {
            Object o = action.run();
            text = o instanceof byte[] b ? Arrays.toString(b) : o instanceof int[] i ? Arrays.toString(i) : o instanceof long[] l ? Arrays.toString(l) : o instanceof double[] d ? Arrays.toString(d) : String.valueOf(o);
        } catch (Throwable e) {
            String m = e.getMessage();
            boolean ofVm = e instanceof NullPointerException && (m == null || m.startsWith("Cannot "));
            text = e.getClass().getName() + (ofVm ? "" : ": " + m);
        }
        System.out.println(what + " " + text);
    }

    static void all(String name, RandomGenerator g) {
        for (int bound : new int[] {1, 2, 3, 7, 16, 100, 1 << 30, (1 << 30) + 1, Integer.MAX_VALUE, 0, -1, Integer.MIN_VALUE}) {
            show(name + " nextInt " + bound, () -> g.nextInt(bound) + " " + g.nextInt(bound));
        }
        int[][] ranges = {{0, 1}, {0, 10}, {-5, 5}, {Integer.MIN_VALUE, Integer.MAX_VALUE}, {Integer.MIN_VALUE, 0}, {5, 5}, {6, 5}, {0, Integer.MAX_VALUE}, {-8, 8}, {Integer.MAX_VALUE - 1, Integer.MAX_VALUE}};
        for (int[] r : ranges) {
            show(name + " nextInt " + r[0] + " " + r[1], () -> g.nextInt(r[0], r[1]) + " " + g.nextInt(r[0], r[1]));
        }
        for (long bound : new long[] {1, 2, 3, 100, 1L << 32, (1L << 32) + 1, 1L << 62, (1L << 62) + 1, Long.MAX_VALUE, 0, -1, Long.MIN_VALUE}) {
            show(name + " nextLong " + bound, () -> g.nextLong(bound) + " " + g.nextLong(bound));
        }
        long[][] longs = {{0, 1}, {-5, 5}, {Long.MIN_VALUE, Long.MAX_VALUE}, {Long.MIN_VALUE, 0}, {5, 5}, {6, 5}, {0, 1L << 40}, {-8, 8}};
        for (long[] r : longs) {
            show(name + " nextLong " + r[0] + " " + r[1], () -> g.nextLong(r[0], r[1]) + " " + g.nextLong(r[0], r[1]));
        }
        for (double bound : new double[] {1, 0.5, 1e300, Double.MIN_VALUE, Double.MAX_VALUE, 0, -1, Double.NaN, Double.POSITIVE_INFINITY}) {
            show(name + " nextDouble " + bound, () -> g.nextDouble(bound));
            show(name + " nextDouble -1 " + bound, () -> g.nextDouble(-1, bound));
            show(name + " nextFloat " + bound, () -> g.nextFloat((float) bound));
            show(name + " nextFloat -1 " + bound, () -> g.nextFloat(-1, (float) bound));
        }
        show(name + " max", () -> g.nextDouble(-Double.MAX_VALUE, Double.MAX_VALUE));
        show(name + " plain", () -> g.nextInt() + " " + g.nextLong() + " " + g.nextBoolean() + " " + g.nextFloat() + " " + g.nextDouble());
        for (int n : new int[] {0, 1, 3, 4, 7, 8, 9, 16}) {
            show(name + " bytes " + n, () -> {
                byte[] bytes = new byte[n];
                g.nextBytes(bytes);
                return bytes;
            });
        }
        show(name + " bytes null", () -> {
            g.nextBytes(null);
            return 1;
        });
        if (g instanceof Random random) {
            show(name + " gaussian", () -> random.nextGaussian() + " " + random.nextGaussian() + " " + random.nextGaussian());
        }
        show(name + " ints", () -> g.ints(3).toArray());
        show(name + " ints", () -> g.ints().limit(2).toArray());
        show(name + " ints", () -> g.ints(3, 5, 9).toArray());
        show(name + " ints", () -> g.ints(-5, 5).limit(4).toArray());
        show(name + " ints", () -> g.ints(0).toArray());
        show(name + " ints", () -> g.ints(-1));
        show(name + " ints", () -> g.ints(1, 5, 5));
        show(name + " ints", () -> g.ints(6, 5));
        show(name + " longs", () -> g.longs(2).toArray());
        show(name + " longs", () -> g.longs(2, -3, 1L << 50).toArray());
        show(name + " longs", () -> g.longs().limit(1).toArray());
        show(name + " longs", () -> g.longs(-2));
        show(name + " longs", () -> g.longs(2, 3, 3));
        show(name + " doubles", () -> g.doubles(2).toArray());
        show(name + " doubles", () -> g.doubles(2, -1, 3).toArray());
        show(name + " doubles", () -> g.doubles().limit(1).toArray());
        show(name + " doubles", () -> g.doubles(-2));
        show(name + " doubles", () -> g.doubles(2, 3, 3));
        show(name + " doubles", () -> g.doubles(Double.NaN, 3));
        show(name + " plain", () -> g.nextInt() + " " + g.nextLong());
    }

    public static void main(String[] args) {
        for (long seed : new long[] {0, 42, -1, Long.MIN_VALUE}) {
            all("Random " + seed, new Random(seed));
            all("SplittableRandom " + seed, new SplittableRandom(seed));
        }
        SplittableRandom s = new SplittableRandom(7);
        show("split", () -> s.split().nextLong() + " " + s.nextLong() + " " + s.split().nextInt());
        all("split", s.split());
        Random r = new Random(1);
        r.nextGaussian();
        r.setSeed(1);
        show("reseeded", () -> r.nextGaussian() + " " + r.nextInt());
        show("shuffled", () -> {
            List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7, 8));
            Collections.shuffle(list, new Random(3));
            return list;
        });
    }
}
