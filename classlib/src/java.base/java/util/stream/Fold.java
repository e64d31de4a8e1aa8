package java.util.stream;

import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;

/** A terminal stage that combines the elements from the first to the last; the state is in the field of its kind. */
final class Fold<T> extends Sink<T> {
    private BiFunction<Object, ? super T, ?> ofRef;
    private IntBinaryOperator ofInt;
    private LongBinaryOperator ofLong;
    private DoubleBinaryOperator ofDouble;
    Object object;
    int intValue;
    long longValue;
    double doubleValue;
    /** Without an initial state, the first element is it. */
    boolean empty;

    @SuppressWarnings("unchecked")
    Fold(Object initial, boolean empty, BiFunction<?, ? super T, ?> ofRef) {
        this.object = initial;
        this.empty = empty;
        this.ofRef = (BiFunction<Object, ? super T, ?>) Objects.requireNonNull(ofRef);
    }

    Fold(int initial, boolean empty, IntBinaryOperator ofInt) {
        this.intValue = initial;
        this.empty = empty;
        this.ofInt = Objects.requireNonNull(ofInt);
    }

    Fold(long initial, boolean empty, LongBinaryOperator ofLong) {
        this.longValue = initial;
        this.empty = empty;
        this.ofLong = Objects.requireNonNull(ofLong);
    }

    Fold(double initial, boolean empty, DoubleBinaryOperator ofDouble) {
        this.doubleValue = initial;
        this.empty = empty;
        this.ofDouble = Objects.requireNonNull(ofDouble);
    }

    @Override
    public void accept(T t) {
        if (empty) {
            empty = false;
            object = t;
        } else {
            object = ofRef.apply(object, t);
        }
    }

    @Override
    public void accept(int value) {
        if (empty) {
            empty = false;
            intValue = value;
        } else {
            intValue = ofInt.applyAsInt(intValue, value);
        }
    }

    @Override
    public void accept(long value) {
        if (empty) {
            empty = false;
            longValue = value;
        } else {
            longValue = ofLong.applyAsLong(longValue, value);
        }
    }

    @Override
    public void accept(double value) {
        if (empty) {
            empty = false;
            doubleValue = value;
        } else {
            doubleValue = ofDouble.applyAsDouble(doubleValue, value);
        }
    }
}
