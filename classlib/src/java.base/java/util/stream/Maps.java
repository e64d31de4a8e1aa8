package java.util.stream;

import java.util.function.DoubleFunction;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongFunction;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** The stages that replace each element by a function of it, for each kind of element and of result. */
final class Maps {
    private Maps() {
    }

    static final class RefToRef<T, R> extends Sink<T> {
        private final Function<? super T, ? extends R> mapper;

        RefToRef(Function<? super T, ? extends R> mapper) {
            this.mapper = mapper;
        }

        @Override
        public void accept(T value) {
            down.accept(mapper.apply(value));
        }
    }

    static final class RefToInt<T> extends Sink<T> {
        private final ToIntFunction<? super T> mapper;

        RefToInt(ToIntFunction<? super T> mapper) {
            this.mapper = mapper;
        }

        @Override
        public void accept(T value) {
            down.accept(mapper.applyAsInt(value));
        }
    }

    static final class RefToLong<T> extends Sink<T> {
        private final ToLongFunction<? super T> mapper;

        RefToLong(ToLongFunction<? super T> mapper) {
            this.mapper = mapper;
        }

        @Override
        public void accept(T value) {
            down.accept(mapper.applyAsLong(value));
        }
    }

    static final class RefToDouble<T> extends Sink<T> {
        private final ToDoubleFunction<? super T> mapper;

        RefToDouble(ToDoubleFunction<? super T> mapper) {
            this.mapper = mapper;
        }

        @Override
        public void accept(T value) {
            down.accept(mapper.applyAsDouble(value));
        }
    }

    static final class IntToRef<R> extends Sink<Object> {
        private final IntFunction<? extends R> mapper;

        IntToRef(IntFunction<? extends R> mapper) {
            this.mapper = mapper;
        }

        @Override
        public void accept(int value) {
            down.accept(mapper.apply(value));
        }
    }

    static final class IntToInt extends Sink<Object> {
        private final IntUnaryOperator mapper;

        IntToInt(IntUnaryOperator mapper) {
            this.mapper = mapper;
        }

        @Override
        public void accept(int value) {
            down.accept(mapper.applyAsInt(value));
        }
    }

    static final class IntToLong extends Sink<Object> {
        private final IntToLongFunction mapper;

        IntToLong(IntToLongFunction mapper) {
            this.mapper = mapper;
        }

        @Override
        public void accept(int value) {
            down.accept(mapper.applyAsLong(value));
        }
    }

    static final class IntToDouble extends Sink<Object> {
        private final IntToDoubleFunction mapper;

        IntToDouble(IntToDoubleFunction mapper) {
            this.mapper = mapper;
        }

        @Override
        public void accept(int value) {
            down.accept(mapper.applyAsDouble(value));
        }
    }

    static final class LongToRef<R> extends Sink<Object> {
        private final LongFunction<? extends R> mapper;

        LongToRef(LongFunction<? extends R> mapper) {
            this.mapper = mapper;
        }

        @Override
        public void accept(long value) {
            down.accept(mapper.apply(value));
        }
    }

    static final class LongToInt extends Sink<Object> {
        private final LongToIntFunction mapper;

        LongToInt(LongToIntFunction mapper) {
            this.mapper = mapper;
        }

        @Override
        public void accept(long value) {
            down.accept(mapper.applyAsInt(value));
        }
    }

    static final class LongToLong extends Sink<Object> {
        private final LongUnaryOperator mapper;

        LongToLong(LongUnaryOperator mapper) {
            this.mapper = mapper;
        }

        @Override
        public void accept(long value) {
            down.accept(mapper.applyAsLong(value));
        }
    }

    static final class LongToDouble extends Sink<Object> {
        private final LongToDoubleFunction mapper;

        LongToDouble(LongToDoubleFunction mapper) {
            this.mapper = mapper;
        }

        @Override
        public void accept(long value) {
            down.accept(mapper.applyAsDouble(value));
        }
    }

    static final class DoubleToRef<R> extends Sink<Object> {
        private final DoubleFunction<? extends R> mapper;

        DoubleToRef(DoubleFunction<? extends R> mapper) {
            this.mapper = mapper;
        }

        @Override
        public void accept(double value) {
            down.accept(mapper.apply(value));
        }
    }

    static final class DoubleToInt extends Sink<Object> {
        private final DoubleToIntFunction mapper;

        DoubleToInt(DoubleToIntFunction mapper) {
            this.mapper = mapper;
        }

        @Override
        public void accept(double value) {
            down.accept(mapper.applyAsInt(value));
        }
    }

    static final class DoubleToLong extends Sink<Object> {
        private final DoubleToLongFunction mapper;

        DoubleToLong(DoubleToLongFunction mapper) {
            this.mapper = mapper;
        }

        @Override
        public void accept(double value) {
            down.accept(mapper.applyAsLong(value));
        }
    }

    static final class DoubleToDouble extends Sink<Object> {
        private final DoubleUnaryOperator mapper;

        DoubleToDouble(DoubleUnaryOperator mapper) {
            this.mapper = mapper;
        }

        @Override
        public void accept(double value) {
            down.accept(mapper.applyAsDouble(value));
        }
    }

    /** Primitive values to objects. */
    static final class Boxing extends Sink<Object> {
        @Override
        public void accept(int value) {
            down.accept((Object) value);
        }

        @Override
        public void accept(long value) {
            down.accept((Object) value);
        }

        @Override
        public void accept(double value) {
            down.accept((Object) value);
        }
    }

    /** {@code int} to {@code long}. */
    static final class Widening extends Sink<Object> {
        @Override
        public void accept(int value) {
            down.accept((long) value);
        }
    }

    /** {@code int} or {@code long} to {@code double}. */
    static final class ToDouble extends Sink<Object> {
        @Override
        public void accept(int value) {
            down.accept((double) value);
        }

        @Override
        public void accept(long value) {
            down.accept((double) value);
        }
    }
}
