package java.util.stream;

import java.util.function.DoublePredicate;
import java.util.function.IntPredicate;
import java.util.function.LongPredicate;
import java.util.function.Predicate;

/** Lets elements through from the first that does not satisfy a predicate. */
final class DropWhile<T> extends Sink<T> {
    private Predicate<? super T> ofRef;
    private IntPredicate ofInt;
    private LongPredicate ofLong;
    private DoublePredicate ofDouble;
    private boolean begun;

    DropWhile(Predicate<? super T> ofRef) {
        this.ofRef = ofRef;
    }

    DropWhile(IntPredicate ofInt) {
        this.ofInt = ofInt;
    }

    DropWhile(LongPredicate ofLong) {
        this.ofLong = ofLong;
    }

    DropWhile(DoublePredicate ofDouble) {
        this.ofDouble = ofDouble;
    }

    @Override
    public void accept(T t) {
        if (begun || !ofRef.test(t)) {
            begun = true;
            down.accept(t);
        }
    }

    @Override
    public void accept(int value) {
        if (begun || !ofInt.test(value)) {
            begun = true;
            down.accept(value);
        }
    }

    @Override
    public void accept(long value) {
        if (begun || !ofLong.test(value)) {
            begun = true;
            down.accept(value);
        }
    }

    @Override
    public void accept(double value) {
        if (begun || !ofDouble.test(value)) {
            begun = true;
            down.accept(value);
        }
    }
}
