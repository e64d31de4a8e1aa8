package java.util.random;

import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import jdk.internal.util.Draws;

/**
 * A generator of random values, all from {@link #nextLong}. The default methods are the JDK's algorithms, so a
 * generator of a known sequence of longs gives the known sequence of everything else.
 */
public interface RandomGenerator {
    long nextLong();

    /** A generator with a seed that differs from run to run. */
    static RandomGenerator getDefault() {
        return new SplittableRandom();
    }

    default boolean isDeprecated() {
        return false;
    }

    default IntStream ints() {
        return Draws.ints(Draws.ENDLESS, this::nextInt);
    }

    default IntStream ints(long streamSize) {
        return Draws.ints(streamSize, this::nextInt);
    }

    default IntStream ints(int randomNumberOrigin, int randomNumberBound) {
        return ints(Draws.ENDLESS, randomNumberOrigin, randomNumberBound);
    }

    default IntStream ints(long streamSize, int randomNumberOrigin, int randomNumberBound) {
        if (randomNumberOrigin >= randomNumberBound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        return Draws.ints(streamSize, () -> nextInt(randomNumberOrigin, randomNumberBound));
    }

    default LongStream longs() {
        return Draws.longs(Draws.ENDLESS, this::nextLong);
    }

    default LongStream longs(long streamSize) {
        return Draws.longs(streamSize, this::nextLong);
    }

    default LongStream longs(long randomNumberOrigin, long randomNumberBound) {
        return longs(Draws.ENDLESS, randomNumberOrigin, randomNumberBound);
    }

    default LongStream longs(long streamSize, long randomNumberOrigin, long randomNumberBound) {
        if (randomNumberOrigin >= randomNumberBound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        return Draws.longs(streamSize, () -> nextLong(randomNumberOrigin, randomNumberBound));
    }

    default DoubleStream doubles() {
        return Draws.doubles(Draws.ENDLESS, this::nextDouble);
    }

    default DoubleStream doubles(long streamSize) {
        return Draws.doubles(streamSize, this::nextDouble);
    }

    default DoubleStream doubles(double randomNumberOrigin, double randomNumberBound) {
        return doubles(Draws.ENDLESS, randomNumberOrigin, randomNumberBound);
    }

    default DoubleStream doubles(long streamSize, double randomNumberOrigin, double randomNumberBound) {
        checkFiniteRange(randomNumberOrigin, randomNumberBound);
        return Draws.doubles(streamSize, () -> nextDouble(randomNumberOrigin, randomNumberBound));
    }

    default boolean nextBoolean() {
        return nextInt() < 0;
    }

    default void nextBytes(byte[] bytes) {
        int i = 0;
        for (int words = bytes.length >> 3; words > 0; words--) {
            long r = nextLong();
            for (int n = 8; n > 0; n--) {
                bytes[i++] = (byte) r;
                r >>>= 8;
            }
        }
        if (i < bytes.length) {
            for (long r = nextLong(); i < bytes.length; r >>>= 8) {
                bytes[i++] = (byte) r;
            }
        }
    }

    default float nextFloat() {
        return (nextInt() >>> 8) * 0x1.0p-24f;
    }

    default float nextFloat(float bound) {
        if (!(bound > 0 && bound < Float.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be finite and positive");
        }
        float r = nextFloat() * bound;
        return r < bound ? r : Math.nextDown(bound);
    }

    default float nextFloat(float origin, float bound) {
        checkFiniteRange(origin, bound);
        float r = nextFloat();
        float width = bound - origin;
        if (width < Float.POSITIVE_INFINITY) {
            r = r * width + origin;
        } else {
            // The width overflows: scale in halves.
            float half = 0.5f * origin;
            r = (r * (0.5f * bound - half) + half) * 2.0f;
        }
        return r < bound ? r : Math.nextDown(bound);
    }

    default double nextDouble() {
        return (nextLong() >>> 11) * 0x1.0p-53;
    }

    default double nextDouble(double bound) {
        if (!(bound > 0 && bound < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be finite and positive");
        }
        double r = nextDouble() * bound;
        return r < bound ? r : Math.nextDown(bound);
    }

    default double nextDouble(double origin, double bound) {
        checkFiniteRange(origin, bound);
        double r = nextDouble();
        double width = bound - origin;
        if (width < Double.POSITIVE_INFINITY) {
            r = r * width + origin;
        } else {
            double half = 0.5 * origin;
            r = (r * (0.5 * bound - half) + half) * 2.0;
        }
        return r < bound ? r : Math.nextDown(bound);
    }

    private static void checkFiniteRange(double origin, double bound) {
        if (!(origin < bound && Double.NEGATIVE_INFINITY < origin && bound < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
    }

    default int nextInt() {
        return (int) (nextLong() >>> 32);
    }

    default int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        int r = nextInt();
        int m = bound - 1;
        if ((bound & m) == 0) {
            return r & m;
        }
        // Values from the incomplete last stretch of the range are drawn again.
        for (int u = r >>> 1; u + m - (r = u % bound) < 0; u = nextInt() >>> 1) {
            // the loop's condition does the work
        }
        return r;
    }

    default int nextInt(int origin, int bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        int r = nextInt();
        int n = bound - origin;
        int m = n - 1;
        if ((n & m) == 0) {
            return (r & m) + origin;
        }
        if (n > 0) {
            for (int u = r >>> 1; u + m - (r = u % n) < 0; u = nextInt() >>> 1) {
                // the loop's condition does the work
            }
            return r + origin;
        }
        while (r < origin || r >= bound) {
            r = nextInt();
        }
        return r;
    }

    default long nextLong(long bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        long r = nextLong();
        long m = bound - 1;
        if ((bound & m) == 0L) {
            return r & m;
        }
        for (long u = r >>> 1; u + m - (r = u % bound) < 0L; u = nextLong() >>> 1) {
            // the loop's condition does the work
        }
        return r;
    }

    default long nextLong(long origin, long bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        long r = nextLong();
        long n = bound - origin;
        long m = n - 1;
        if ((n & m) == 0L) {
            return (r & m) + origin;
        }
        if (n > 0L) {
            for (long u = r >>> 1; u + m - (r = u % n) < 0L; u = nextLong() >>> 1) {
                // the loop's condition does the work
            }
            return r + origin;
        }
        while (r < origin || r >= bound) {
            r = nextLong();
        }
        return r;
    }
}
