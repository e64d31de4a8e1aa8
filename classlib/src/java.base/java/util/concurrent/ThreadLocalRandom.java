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

    @Override
    public int nextInt() {
        return source.nextInt();
    }

    @Override
    public int nextInt(int bound) {
        return source.nextInt(bound);
    }

    @Override
    public int nextInt(int origin, int bound) {
        return source.nextInt(origin, bound);
    }

    @Override
    public long nextLong() {
        return source.nextLong();
    }

    @Override
    public boolean nextBoolean() {
        return source.nextBoolean();
    }

    @Override
    public float nextFloat() {
        return source.nextFloat();
    }

    @Override
    public double nextDouble() {
        return source.nextDouble();
    }
}
