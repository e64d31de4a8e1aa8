package java.util.stream;

/** Lets a number of elements through, and ends the pipeline after the last of them. */
final class Limit<T> extends Sink<T> {
    private long left;

    Limit(long count) {
        left = count;
    }

    @Override
    void link(Sink<?> down, Control outer) {
        linkStopping(down, outer);
        control.done |= left == 0;
    }

    @Override
    long sizeAfter(long size) {
        return Math.min(size, left);
    }
    //#each ref int long double

    @Override
    public void accept($type$ value) {
        if (left > 0) {
            left--;
            down.accept(value);
            if (left == 0) {
                control.done = true;
            }
        }
    }
    //#end
}
