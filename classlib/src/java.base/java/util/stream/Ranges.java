package java.util.stream;

import java.util.Comparator;
import java.util.Objects;
import java.util.Spliterator;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

/** The sources of {@code range} and {@code rangeClosed}. */
final class Ranges {
    private static final int CHARACTERISTICS = Pipeline.CONSTANT | Pipeline.SORTED_DISTINCT | Spliterator.NONNULL
            | Spliterator.SIZED | Spliterator.SUBSIZED;

    private Ranges() {
    }

    /** The values from {@code first} to {@code last}, of which there is at least one. */
    static LongStream closed(long first, long last) {
        // A spliterator's size is a long: more values than that are two ranges.
        if (last - first >= 0 && last - first < Long.MAX_VALUE) {
            return new LongPipeline(new OfLong(first, last));
        }
        long middle = first + (last - first >>> 1);
        return LongStream.concat(closed(first, middle), closed(middle + 1, last));
    }

    //#each int long
    /** Gives {@code action} the numbers from {@code i} to {@code last}, both included. */
    private static void feed($type$ i, $type$ last, $Type$Consumer action) {
        if (action instanceof Sink) {
            Sink<?> sink = (Sink<?>) action;
            for (; i < last; i++) {
                sink.accept(i);
            }
        } else {
            for (; i < last; i++) {
                action.accept(i);
            }
        }
        action.accept(last);
    }

    //#end
    /** From {@code next} up to but without {@code end}, which may be one more than any {@code int}. */
    static final class OfInt implements Spliterator.OfInt {
        private long next;
        private final long end;

        OfInt(long next, long end) {
            this.next = next;
            this.end = end;
        }

        @Override
        public boolean tryAdvance(IntConsumer action) {
            Objects.requireNonNull(action);
            long i = next;
            if (i >= end) {
                return false;
            }
            next = i + 1;
            action.accept((int) i);
            return true;
        }

        @Override
        public void forEachRemaining(IntConsumer action) {
            Objects.requireNonNull(action);
            long from = next;
            long to = end;
            next = to;
            if (from >= to) {
                return;
            }
            int last = (int) (to - 1);
            feed((int) from, last, action);
        }

        @Override
        public Spliterator.OfInt trySplit() {
            long from = next;
            long middle = from + (end - from) / 2;
            if (middle <= from) {
                return null;
            }
            next = middle;
            return new Ranges.OfInt(from, middle);
        }

        @Override
        public long estimateSize() {
            return end - next;
        }

        @Override
        public int characteristics() {
            return CHARACTERISTICS;
        }

        @Override
        public Comparator<? super Integer> getComparator() {
            return null;
        }
    }

    /** From {@code next} to {@code last}, both included, while {@code left} is not 0. */
    static final class OfLong implements Spliterator.OfLong {
        private long next;
        private final long last;
        private long left;

        OfLong(long next, long last) {
            this.next = next;
            this.last = last;
            this.left = last - next + 1;
        }

        @Override
        public boolean tryAdvance(LongConsumer action) {
            Objects.requireNonNull(action);
            if (left == 0) {
                return false;
            }
            left--;
            action.accept(next++);
            return true;
        }

        @Override
        public void forEachRemaining(LongConsumer action) {
            Objects.requireNonNull(action);
            if (left == 0) {
                return;
            }
            left = 0;
            feed(next, last, action);
        }

        @Override
        public Spliterator.OfLong trySplit() {
            long half = left / 2;
            if (half == 0) {
                return null;
            }
            long from = next;
            next += half;
            left -= half;
            return new Ranges.OfLong(from, next - 1);
        }

        @Override
        public long estimateSize() {
            return left;
        }

        @Override
        public int characteristics() {
            return CHARACTERISTICS;
        }

        @Override
        public Comparator<? super Long> getComparator() {
            return null;
        }
    }
}
