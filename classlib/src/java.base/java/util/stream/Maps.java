package java.util.stream;

import java.util.function.Function;
//#each int long double
import java.util.function.$Type$Function;
//#each to: int long double
//#if not same
import java.util.function.$Type$To$to_Type$Function;
//#end
//#end
import java.util.function.$Type$UnaryOperator;
import java.util.function.To$Type$Function;
//#end

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
    //#each int long double

    static final class RefTo$Type$<T> extends Sink<T> {
        private final To$Type$Function<? super T> mapper;

        RefTo$Type$(To$Type$Function<? super T> mapper) {
            this.mapper = mapper;
        }

        @Override
        public void accept(T value) {
            down.accept(mapper.applyAs$Type$(value));
        }
    }

    static final class $Type$ToRef<R> extends Sink<Object> {
        private final $Type$Function<? extends R> mapper;

        $Type$ToRef($Type$Function<? extends R> mapper) {
            this.mapper = mapper;
        }

        @Override
        public void accept($type$ value) {
            down.accept(mapper.apply(value));
        }
    }
    //#each to: int long double

    static final class $Type$To$to_Type$ extends Sink<Object> {
        //#if same
        private final $Type$UnaryOperator mapper;
        //#else
        private final $Type$To$to_Type$Function mapper;
        //#end

        //#if same
        $Type$To$to_Type$($Type$UnaryOperator mapper) {
        //#else
        $Type$To$to_Type$($Type$To$to_Type$Function mapper) {
        //#end
            this.mapper = mapper;
        }

        @Override
        public void accept($type$ value) {
            down.accept(mapper.applyAs$to_Type$(value));
        }
    }
    //#end
    //#end

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
