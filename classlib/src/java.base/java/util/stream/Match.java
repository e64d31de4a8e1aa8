package java.util.stream;

import java.util.Objects;
import java.util.function.DoublePredicate;
import java.util.function.IntPredicate;
import java.util.function.LongPredicate;
import java.util.function.Predicate;

/** A terminal stage that looks for an element for which a predicate has a given value. */
final class Match<T> extends Sink<T> {
    private Predicate<? super T> ofRef;
    private IntPredicate ofInt;
    private LongPredicate ofLong;
    private DoublePredicate ofDouble;
    private final boolean wanted;
    boolean found;

    private Match(boolean wanted) {
        this.wanted = wanted;
        this.control = new Control(null);
    }

    Match(Predicate<? super T> ofRef, boolean wanted) {
        this(wanted);
        this.ofRef = Objects.requireNonNull(ofRef);
    }

    Match(IntPredicate ofInt, boolean wanted) {
        this(wanted);
        this.ofInt = Objects.requireNonNull(ofInt);
    }

    Match(LongPredicate ofLong, boolean wanted) {
        this(wanted);
        this.ofLong = Objects.requireNonNull(ofLong);
    }

    Match(DoublePredicate ofDouble, boolean wanted) {
        this(wanted);
        this.ofDouble = Objects.requireNonNull(ofDouble);
    }

    @Override
    public void accept(T t) {
        if (!found && ofRef.test(t) == wanted) {
            found = true;
            control.done = true;
        }
    }

    @Override
    public void accept(int value) {
        if (!found && ofInt.test(value) == wanted) {
            found = true;
            control.done = true;
        }
    }

    @Override
    public void accept(long value) {
        if (!found && ofLong.test(value) == wanted) {
            found = true;
            control.done = true;
        }
    }

    @Override
    public void accept(double value) {
        if (!found && ofDouble.test(value) == wanted) {
            found = true;
            control.done = true;
        }
    }
}
