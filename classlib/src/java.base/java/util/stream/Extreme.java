package java.util.stream;

import java.util.Comparator;
import java.util.Objects;

/** A terminal stage that keeps the least or the greatest element, the first of equal ones. */
final class Extreme<T> extends Sink<T> {
    private final Comparator<? super T> order;
    private final boolean greatest;
    boolean found;
    T value;

    Extreme(Comparator<? super T> order, boolean greatest) {
        this.order = Objects.requireNonNull(order);
        this.greatest = greatest;
    }

    @Override
    public void accept(T t) {
        if (!found) {
            found = true;
            value = t;
            return;
        }
        int c = order.compare(value, t);
        if (greatest ? c < 0 : c > 0) {
            value = t;
        }
    }
}
