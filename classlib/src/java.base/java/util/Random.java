package java.util;

import java.util.random.RandomGenerator;

/**
 * The documented 48-bit linear congruential generator: equal seeds give the JDK's sequence. The step of the seed is
 * straight-line code, within which green threads are not switched, so it needs no atomic.
 */
public class Random implements RandomGenerator, java.io.Serializable {
    private static final long serialVersionUID = 3905348978240129619L;
    private static final long MULTIPLIER = 0x5DEECE66DL;
    private static final long MASK = (1L << 48) - 1;

    /** Differs for each generator made without a seed, even within one tick of the clock. */
    private static long uniquifier = 8682522807148012L;

    private long seed;
    private double nextNextGaussian;
    private boolean haveNextNextGaussian;

    public Random() {
        this(nextUniquifier() ^ System.nanoTime());
    }

    public Random(long seed) {
        if (getClass() == Random.class) {
            this.seed = (seed ^ MULTIPLIER) & MASK;
        } else {
            setSeed(seed); // a subclass may have its own
        }
    }

    private static long nextUniquifier() {
        return uniquifier *= 1181783497276652981L;
    }

    /** A view of {@code generator} as a Random, whose seed cannot be set. */
    public static Random from(RandomGenerator generator) {
        Objects.requireNonNull(generator);
        return generator instanceof Random ? (Random) generator : new Wrapper(generator);
    }

    public synchronized void setSeed(long seed) {
        this.seed = (seed ^ MULTIPLIER) & MASK;
        haveNextNextGaussian = false;
    }

    protected int next(int bits) {
        long s = seed * MULTIPLIER + 0xBL & MASK;
        seed = s;
        return (int) (s >>> 48 - bits);
    }

    @Override
    public void nextBytes(byte[] bytes) {
        int i = 0;
        while (i < bytes.length) {
            int r = nextInt();
            for (int n = Math.min(bytes.length - i, 4); n > 0; n--) {
                bytes[i++] = (byte) r;
                r >>= 8;
            }
        }
    }

    @Override
    public int nextInt() {
        return next(32);
    }

    @Override
    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        int r = next(31);
        int m = bound - 1;
        if ((bound & m) == 0) {
            return (int) (bound * (long) r >> 31);
        }
        // Values from the incomplete last stretch of the range are drawn again.
        for (int u = r; u - (r = u % bound) + m < 0; u = next(31)) {
            // the loop's condition does the work
        }
        return r;
    }

    @Override
    public long nextLong() {
        return ((long) next(32) << 32) + next(32);
    }

    @Override
    public boolean nextBoolean() {
        return next(1) != 0;
    }

    @Override
    public float nextFloat() {
        return next(24) * 0x1.0p-24f;
    }

    @Override
    public double nextDouble() {
        return (((long) next(26) << 27) + next(27)) * 0x1.0p-53;
    }

    /** The polar method of Box, Muller and Marsaglia; every second value was made by the call before. */
    public synchronized double nextGaussian() {
        if (haveNextNextGaussian) {
            haveNextNextGaussian = false;
            return nextNextGaussian;
        }
        double x;
        double y;
        double s;
        do {
            x = 2 * nextDouble() - 1;
            y = 2 * nextDouble() - 1;
            s = x * x + y * y;
        } while (s >= 1 || s == 0);
        double scale = StrictMath.sqrt(-2 * StrictMath.log(s) / s);
        nextNextGaussian = y * scale;
        haveNextNextGaussian = true;
        return x * scale;
    }

    private static final class Wrapper extends Random {
        private static final long serialVersionUID = 1L;

        private final RandomGenerator generator;

        Wrapper(RandomGenerator generator) {
            super(0L);
            this.generator = generator;
        }

        @Override
        public void setSeed(long seed) {
            if (generator != null) {
                throw new UnsupportedOperationException();
            }
        }

        @Override
        protected int next(int bits) {
            return generator.nextInt() >>> 32 - bits;
        }

        @Override
        public void nextBytes(byte[] bytes) {
            generator.nextBytes(bytes);
        }

        @Override
        public int nextInt() {
            return generator.nextInt();
        }

        @Override
        public int nextInt(int bound) {
            return generator.nextInt(bound);
        }

        @Override
        public long nextLong() {
            return generator.nextLong();
        }

        @Override
        public boolean nextBoolean() {
            return generator.nextBoolean();
        }

        @Override
        public float nextFloat() {
            return generator.nextFloat();
        }

        @Override
        public double nextDouble() {
            return generator.nextDouble();
        }
    }
}
