package java.util.stream;

/** Leaves out a number of elements. */
final class Skip<T> extends Sink<T> {
    private long left;

    Skip(long count) {
        left = count;
    }

    @Override
    long sizeAfter(long size) {
        return Math.max(size - left, 0);
    }
    //#each ref int long double

    @Override
    public void accept($type$ value) {
        if (left > 0) {
            left--;
        } else {
            down.accept(value);
        }
    }
    //#end
}
