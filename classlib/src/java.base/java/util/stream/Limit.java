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

    @Override
    public void accept(T t) {
        if (left > 0) {
            left--;
            down.accept(t);
            if (left == 0) {
                control.done = true;
            }
        }
    }

    @Override
    public void accept(int value) {
        if (left > 0) {
            left--;
            down.accept(value);
            if (left == 0) {
                control.done = true;
            }
        }
    }

    @Override
    public void accept(long value) {
        if (left > 0) {
            left--;
            down.accept(value);
            if (left == 0) {
                control.done = true;
            }
        }
    }

    @Override
    public void accept(double value) {
        if (left > 0) {
            left--;
            down.accept(value);
            if (left == 0) {
                control.done = true;
            }
        }
    }
}
