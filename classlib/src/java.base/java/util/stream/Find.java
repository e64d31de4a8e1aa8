package java.util.stream;

/** A terminal stage that takes the first element; it is in the field of its kind. */
final class Find<T> extends Sink<T> {
    boolean found;
    T object;
    int intValue;
    long longValue;
    double doubleValue;

    Find() {
        control = new Control(null);
    }

    @Override
    public void accept(T t) {
        if (!found) {
            found = true;
            object = t;
            control.done = true;
        }
    }

    @Override
    public void accept(int value) {
        if (!found) {
            found = true;
            intValue = value;
            control.done = true;
        }
    }

    @Override
    public void accept(long value) {
        if (!found) {
            found = true;
            longValue = value;
            control.done = true;
        }
    }

    @Override
    public void accept(double value) {
        if (!found) {
            found = true;
            doubleValue = value;
            control.done = true;
        }
    }
}
