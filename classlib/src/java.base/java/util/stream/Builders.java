package java.util.stream;

import java.util.Spliterator;
import java.util.Spliterators;

/** What the {@code builder} methods return. */
final class Builders {
    private Builders() {
    }

    static final class OfRef<T> implements Stream.Builder<T> {
        private Elements<T> elements = new Elements<>();

        @Override
        public void accept(T t) {
            if (elements == null) {
                throw new IllegalStateException();
            }
            elements.accept(t);
        }

        @Override
        public Stream<T> build() {
            Elements<T> built = elements;
            if (built == null) {
                throw new IllegalStateException();
            }
            elements = null;
            return new ReferencePipeline<>(Spliterators.spliterator(built.values, 0, built.size, Spliterator.ORDERED));
        }
    }

    static final class OfInt implements IntStream.Builder {
        private Ints elements = new Ints();

        @Override
        public void accept(int t) {
            if (elements == null) {
                throw new IllegalStateException();
            }
            elements.accept(t);
        }

        @Override
        public IntStream build() {
            Ints built = elements;
            if (built == null) {
                throw new IllegalStateException();
            }
            elements = null;
            return new IntPipeline(Spliterators.spliterator(built.values, 0, built.size, Spliterator.ORDERED));
        }
    }

    static final class OfLong implements LongStream.Builder {
        private Longs elements = new Longs();

        @Override
        public void accept(long t) {
            if (elements == null) {
                throw new IllegalStateException();
            }
            elements.accept(t);
        }

        @Override
        public LongStream build() {
            Longs built = elements;
            if (built == null) {
                throw new IllegalStateException();
            }
            elements = null;
            return new LongPipeline(Spliterators.spliterator(built.values, 0, built.size, Spliterator.ORDERED));
        }
    }

    static final class OfDouble implements DoubleStream.Builder {
        private Doubles elements = new Doubles();

        @Override
        public void accept(double t) {
            if (elements == null) {
                throw new IllegalStateException();
            }
            elements.accept(t);
        }

        @Override
        public DoubleStream build() {
            Doubles built = elements;
            if (built == null) {
                throw new IllegalStateException();
            }
            elements = null;
            return new DoublePipeline(Spliterators.spliterator(built.values, 0, built.size, Spliterator.ORDERED));
        }
    }
}
