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
    //#each ref int long double

    @Override
    public void accept($type$ value) {
        if (!found) {
            found = true;
            //#if ref
            object = value;
            //#else
            $type$Value = value;
            //#end
            control.done = true;
        }
    }
    //#end
}
