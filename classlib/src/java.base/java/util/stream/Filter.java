package java.util.stream;

import java.util.function.DoublePredicate;
import java.util.function.IntPredicate;
import java.util.function.LongPredicate;
import java.util.function.Predicate;

/** Lets the elements through that satisfy a predicate. */
final class Filter<T> extends Sink<T> {
    private Predicate<? super T> ofRef;
    private IntPredicate ofInt;
    private LongPredicate ofLong;
    private DoublePredicate ofDouble;

    Filter(Predicate<? super T> ofRef) {
        this.ofRef = ofRef;
    }

    Filter(IntPredicate ofInt) {
        this.ofInt = ofInt;
    }

    Filter(LongPredicate ofLong) {
        this.ofLong = ofLong;
    }

    Filter(DoublePredicate ofDouble) {
        this.ofDouble = ofDouble;
    }

    @Override
    public void accept(T t) {
        if (ofRef.test(t)) {
            down.accept(t);
        }
    }

    @Override
    public void accept(int value) {
        if (ofInt.test(value)) {
            down.accept(value);
        }
    }

    @Override
    public void accept(long value) {
        if (ofLong.test(value)) {
            down.accept(value);
        }
    }

    @Override
    public void accept(double value) {
        if (ofDouble.test(value)) {
            down.accept(value);
        }
    }
}
