package java.util.stream;

import java.util.Arrays;

/** A terminal stage that collects {@code int} values in an array. */
class Ints extends Sink<Object> {
    private static final int[] EMPTY = {};

    int[] values = EMPTY;
    int size;

    Ints() {
    }

    /** Room for {@code size} elements, or as many as come if that is not the length of an array. */
    Ints(long size) {
        if (size > 0 && size <= Integer.MAX_VALUE - 8) {
            values = new int[(int) size];
        }
    }

    @Override
    public void accept(int value) {
        int[] a = values;
        int n = size;
        if (n == a.length) {
            values = a = Arrays.copyOf(a, Elements.grown(n));
        }
        a[n] = value;
        size = n + 1;
    }

    /** The elements in an array of their own. */
    int[] trimmed() {
        return size == values.length ? values : Arrays.copyOf(values, size);
    }

    /** Sorts what comes in and passes it on at the end. */
    static final class Sorted extends Ints {
        @Override
        void link(Sink<?> down, Control outer) {
            super.link(down, outer);
            control = null;
        }

        @Override
        void end() {
            int[] a = values;
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
