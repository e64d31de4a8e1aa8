package java.util.stream;

import java.util.Objects;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleSupplier;
import java.util.function.IntConsumer;
import java.util.function.IntSupplier;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** The sources of {@code generate}: what a supplier gives, without order and end. */
final class Generators {
    private Generators() {
    }

    static final class OfRef<T> extends Spliterators.AbstractSpliterator<T> {
        private final Supplier<? extends T> supplier;

        OfRef(Supplier<? extends T> supplier) {
            super(Long.MAX_VALUE, IMMUTABLE);
            this.supplier = supplier;
        }

        @Override
        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            action.accept(supplier.get());
            return true;
        }
    }

    static final class OfInt extends Spliterators.AbstractIntSpliterator {
        private final IntSupplier supplier;

        OfInt(IntSupplier supplier) {
            super(Long.MAX_VALUE, IMMUTABLE);
            this.supplier = supplier;
        }

        @Override
        public boolean tryAdvance(IntConsumer action) {
            Objects.requireNonNull(action);
            action.accept(supplier.getAsInt());
            return true;
        }
    }

    static final class OfLong extends Spliterators.AbstractLongSpliterator {
        private final LongSupplier supplier;

        OfLong(LongSupplier supplier) {
            super(Long.MAX_VALUE, IMMUTABLE);
            this.supplier = supplier;
        }

        @Override
        public boolean tryAdvance(LongConsumer action) {
            Objects.requireNonNull(action);
            action.accept(supplier.getAsLong());
            return true;
        }
    }

    static final class OfDouble extends Spliterators.AbstractDoubleSpliterator {
        private final DoubleSupplier supplier;

        OfDouble(DoubleSupplier supplier) {
            super(Long.MAX_VALUE, IMMUTABLE);
            this.supplier = supplier;
        }

        @Override
        public boolean tryAdvance(DoubleConsumer action) {
            Objects.requireNonNull(action);
            action.accept(supplier.getAsDouble());
            return true;
        }
    }
}
