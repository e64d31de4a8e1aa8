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

    @Override
    public void accept(T t) {
        if (left > 0) {
            left--;
        } else {
            down.accept(t);
        }
    }

    @Override
    public void accept(int value) {
        if (left > 0) {
            left--;
        } else {
            down.accept(value);
        }
    }

    @Override
    public void accept(long value) {
        if (left > 0) {
            left--;
        } else {
            down.accept(value);
        }
    }

    @Override
    public void accept(double value) {
        if (left > 0) {
            left--;
        } else {
            down.accept(value);
        }
    }
}
