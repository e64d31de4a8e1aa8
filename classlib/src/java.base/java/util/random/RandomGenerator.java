package java.util.random;

import java.security.SecureRandom;
import java.util.Objects;
import java.util.Random;
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

    /** A generator by the name of its algorithm, with a seed that differs from run to run. */
    static RandomGenerator of(String name) {
        return switch (Objects.requireNonNull(name)) {
            case "Random" -> new Random();
            case "SecureRandom" -> new SecureRandom();
            case "SplittableRandom" -> new SplittableRandom();
            default -> throw new IllegalArgumentException(
                    "No implementation of the random number generator algorithm \"" + name + "\" is available");
        };
    }

    default boolean isDeprecated() {
        return false;
    }
    //#each int long double

    default $Type$Stream $type$s() {
        return Draws.$type$s(Draws.ENDLESS, this::next$Type$);
    }

    default $Type$Stream $type$s(long streamSize) {
        return Draws.$type$s(streamSize, this::next$Type$);
    }

    default $Type$Stream $type$s($type$ randomNumberOrigin, $type$ randomNumberBound) {
        return $type$s(Draws.ENDLESS, randomNumberOrigin, randomNumberBound);
    }

    default $Type$Stream $type$s(long streamSize, $type$ randomNumberOrigin, $type$ randomNumberBound) {
        //#if double
        checkFiniteRange(randomNumberOrigin, randomNumberBound);
        //#else
        if (randomNumberOrigin >= randomNumberBound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        //#end
        return Draws.$type$s(streamSize, () -> next$Type$(randomNumberOrigin, randomNumberBound));
    }
    //#end

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
    //#for type Type unit f
    //#| float | Float | (nextInt() >>> 8) * 0x1.0p-24f | f
    //#| double | Double | (nextLong() >>> 11) * 0x1.0p-53 |

    default $type$ next$Type$() {
        return $unit$;
    }

    default $type$ next$Type$($type$ bound) {
        if (!(bound > 0 && bound < $Type$.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be finite and positive");
        }
        $type$ r = next$Type$() * bound;
        return r < bound ? r : Math.nextDown(bound);
    }

    default $type$ next$Type$($type$ origin, $type$ bound) {
        checkFiniteRange(origin, bound);
        $type$ r = next$Type$();
        $type$ width = bound - origin;
        if (width < $Type$.POSITIVE_INFINITY) {
            r = r * width + origin;
        } else {
            // The width overflows: scale in halves.
            $type$ half = 0.5$f$ * origin;
            r = (r * (0.5$f$ * bound - half) + half) * 2.0$f$;
        }
        return r < bound ? r : Math.nextDown(bound);
    }
    //#end

    private static void checkFiniteRange(double origin, double bound) {
        if (!(origin < bound && Double.NEGATIVE_INFINITY < origin && bound < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
    }

    default int nextInt() {
        return (int) (nextLong() >>> 32);
    }
    //#each int long

    default $type$ next$Type$($type$ bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        $type$ r = next$Type$();
        $type$ m = bound - 1;
        if ((bound & m) == 0) {
            return r & m;
        }
        // Values from the incomplete last stretch of the range are drawn again.
        for ($type$ u = r >>> 1; u + m - (r = u % bound) < 0; u = next$Type$() >>> 1) {
            // the loop's condition does the work
        }
        return r;
    }

    default $type$ next$Type$($type$ origin, $type$ bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        $type$ r = next$Type$();
        $type$ n = bound - origin;
        $type$ m = n - 1;
        if ((n & m) == 0) {
            return (r & m) + origin;
        }
        if (n > 0) {
            for ($type$ u = r >>> 1; u + m - (r = u % n) < 0; u = next$Type$() >>> 1) {
                // the loop's condition does the work
            }
            return r + origin;
        }
        while (r < origin || r >= bound) {
            r = next$Type$();
        }
        return r;
    }
    //#end
}
