package java.util.stream;

import java.util.Arrays;

/** A terminal stage that collects {@code long} values in an array. */
class Longs extends Sink<Object> {
    private static final long[] EMPTY = {};

    long[] values = EMPTY;
    int size;

    Longs() {
    }

    /** Room for {@code size} elements, or as many as come if that is not the length of an array. */
    Longs(long size) {
        if (size > 0 && size <= Integer.MAX_VALUE - 8) {
            values = new long[(int) size];
        }
    }

    @Override
    public void accept(long value) {
        long[] a = values;
        int n = size;
        if (n == a.length) {
            values = a = Arrays.copyOf(a, Elements.grown(n));
        }
        a[n] = value;
        size = n + 1;
    }

    /** The elements in an array of their own. */
    long[] trimmed() {
        return size == values.length ? values : Arrays.copyOf(values, size);
    }

    /** Sorts what comes in and passes it on at the end. */
    static final class Sorted extends Longs {
        @Override
        void link(Sink<?> down, Control outer) {
            super.link(down, outer);
            control = null;
        }

        @Override
        void end() {
            long[] a = values;
            values = null;
            Arrays.sort(a, 0, size);
            Sink<Object> down = this.down;
            Control control = down.control;
            for (int i = 0; i < size && (control == null || !control.isDone()); i++) {
                down.accept(a[i]);
            }
        }
    }
}
