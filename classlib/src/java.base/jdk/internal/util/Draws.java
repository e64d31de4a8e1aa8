package jdk.internal.util;

import java.util.Objects;
import java.util.Spliterators;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleSupplier;
import java.util.function.IntConsumer;
import java.util.function.IntSupplier;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.StreamSupport;

/** Streams of a known number of drawn values, for generators of random numbers; {@link #ENDLESS} has no end in practice. */
public final class Draws {
    public static final long ENDLESS = Long.MAX_VALUE;

    private Draws() {
    }

    private static long checkSize(long size) {
        if (size < 0) {
            throw new IllegalArgumentException("size must be non-negative");
        }
        return size;
    }

    public static IntStream ints(long size, IntSupplier supplier) {
        return StreamSupport.intStream(new OfInt(checkSize(size), supplier), false);
    }

    public static LongStream longs(long size, LongSupplier supplier) {
        return StreamSupport.longStream(new OfLong(checkSize(size), supplier), false);
    }

    public static DoubleStream doubles(long size, DoubleSupplier supplier) {
        return StreamSupport.doubleStream(new OfDouble(checkSize(size), supplier), false);
    }

    private static final class OfInt extends Spliterators.AbstractIntSpliterator {
        private final IntSupplier supplier;
        private long left;

        OfInt(long size, IntSupplier supplier) {
            super(size, SIZED | NONNULL | IMMUTABLE);
            this.left = size;
            this.supplier = supplier;
        }

        @Override
        public boolean tryAdvance(IntConsumer action) {
            Objects.requireNonNull(action);
            if (left == 0) {
                return false;
            }
            left--;
            action.accept(supplier.getAsInt());
            return true;
        }

        @Override
        public void forEachRemaining(IntConsumer action) {
            Objects.requireNonNull(action);
            long n = left;
            left = 0;
            for (; n != 0; n--) {
                action.accept(supplier.getAsInt());
            }
        }
    }

    private static final class OfLong extends Spliterators.AbstractLongSpliterator {
        private final LongSupplier supplier;
        private long left;

        OfLong(long size, LongSupplier supplier) {
            super(size, SIZED | NONNULL | IMMUTABLE);
            this.left = size;
            this.supplier = supplier;
        }

        @Override
        public boolean tryAdvance(LongConsumer action) {
            Objects.requireNonNull(action);
            if (left == 0) {
                return false;
            }
            left--;
            action.accept(supplier.getAsLong());
            return true;
        }

        @Override
        public void forEachRemaining(LongConsumer action) {
            Objects.requireNonNull(action);
            long n = left;
            left = 0;
            for (; n != 0; n--) {
                action.accept(supplier.getAsLong());
            }
        }
    }

    private static final class OfDouble extends Spliterators.AbstractDoubleSpliterator {
        private final DoubleSupplier supplier;
        private long left;

        OfDouble(long size, DoubleSupplier supplier) {
            super(size, SIZED | NONNULL | IMMUTABLE);
            this.left = size;
            this.supplier = supplier;
        }

        @Override
        public boolean tryAdvance(DoubleConsumer action) {
            Objects.requireNonNull(action);
            if (left == 0) {
                return false;
            }
            left--;
            action.accept(supplier.getAsDouble());
            return true;
        }

        @Override
        public void forEachRemaining(DoubleConsumer action) {
            Objects.requireNonNull(action);
            long n = left;
            left = 0;
            for (; n != 0; n--) {
                action.accept(supplier.getAsDouble());
            }
        }
    }
}
