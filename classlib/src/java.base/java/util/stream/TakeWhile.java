package java.util.stream;

import java.util.function.DoublePredicate;
import java.util.function.IntPredicate;
import java.util.function.LongPredicate;
import java.util.function.Predicate;

/** Lets elements through up to the first that does not satisfy a predicate. */
final class TakeWhile<T> extends Sink<T> {
    private Predicate<? super T> ofRef;
    private IntPredicate ofInt;
    private LongPredicate ofLong;
    private DoublePredicate ofDouble;
    private boolean ended;

    TakeWhile(Predicate<? super T> ofRef) {
        this.ofRef = ofRef;
    }

    TakeWhile(IntPredicate ofInt) {
        this.ofInt = ofInt;
    }

    TakeWhile(LongPredicate ofLong) {
        this.ofLong = ofLong;
    }

    TakeWhile(DoublePredicate ofDouble) {
        this.ofDouble = ofDouble;
    }

    @Override
    void link(Sink<?> down, Control outer) {
        linkStopping(down, outer);
    }

    @Override
    public void accept(T t) {
        if (!ended) {
            if (ofRef.test(t)) {
                down.accept(t);
            } else {
                ended = true;
                control.done = true;
            }
        }
    }

    @Override
    public void accept(int value) {
        if (!ended) {
            if (ofInt.test(value)) {
                down.accept(value);
            } else {
                ended = true;
                control.done = true;
            }
        }
    }

    @Override
    public void accept(long value) {
        if (!ended) {
            if (ofLong.test(value)) {
                down.accept(value);
            } else {
                ended = true;
                control.done = true;
            }
        }
    }

    @Override
    public void accept(double value) {
        if (!ended) {
            if (ofDouble.test(value)) {
                down.accept(value);
            } else {
                ended = true;
                control.done = true;
            }
        }
    }
}
