package java.util.stream;

import java.util.HashSet;

/** Lets the first of equal elements through. */
final class Distinct<T> extends Sink<T> {
    private final HashSet<Object> seen = new HashSet<>();

    @Override
    public void accept(T t) {
        if (seen.add(t)) {
            down.accept(t);
        }
    }

    @Override
    public void accept(int value) {
        if (seen.add(Integer.valueOf(value))) {
            down.accept(value);
        }
    }

    @Override
    public void accept(long value) {
        if (seen.add(Long.valueOf(value))) {
            down.accept(value);
        }
    }

    @Override
    public void accept(double value) {
        if (seen.add(Double.valueOf(value))) {
            down.accept(value);
        }
    }
}
