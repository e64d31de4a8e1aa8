package java.util.concurrent;

import java.util.Random;
import java.util.SplittableRandom;

/** A generator for each thread, with a seed of its own. */
public final class ThreadLocalRandom extends Random {
    private static final long serialVersionUID = -5851777807851030925L;

    private static final ThreadLocal<ThreadLocalRandom> GENERATORS = new ThreadLocal<>() {
        @Override
        protected ThreadLocalRandom initialValue() {
            return new ThreadLocalRandom();
        }
    };

    private final SplittableRandom source = new SplittableRandom();
    private boolean initialised;

    private ThreadLocalRandom() {
        initialised = true;
    }

    public static ThreadLocalRandom current() {
        return GENERATORS.get();
    }

    /** Not supported: the generator belongs to nobody. */
    @Override
    public void setSeed(long seed) {
        if (initialised) {
            throw new UnsupportedOperationException();
        }
    }

    @Override
    protected int next(int bits) {
        return nextInt() >>> 32 - bits;
    }
    //#for declared called
    //#| int nextInt() | nextInt()
    //#| int nextInt(int bound) | nextInt(bound)
    //#| int nextInt(int origin, int bound) | nextInt(origin, bound)
    //#| long nextLong() | nextLong()
    //#| boolean nextBoolean() | nextBoolean()
    //#| float nextFloat() | nextFloat()

    @Override
    public $declared$ {
        return source.$called$;
    }
    //#end

    @Override
    public double nextDouble() {
        return source.nextDouble();
    }
}
