package java.util.stream;

import java.util.Arrays;

/** A terminal stage that collects {@code double} values in an array. */
class Doubles extends Sink<Object> {
    private static final double[] EMPTY = {};

    double[] values = EMPTY;
    int size;

    Doubles() {
    }

    /** Room for {@code size} elements, or as many as come if that is not the length of an array. */
    Doubles(long size) {
        if (size > 0 && size <= Integer.MAX_VALUE - 8) {
            values = new double[(int) size];
        }
    }

    @Override
    public void accept(double value) {
        double[] a = values;
        int n = size;
        if (n == a.length) {
            values = a = Arrays.copyOf(a, Elements.grown(n));
        }
        a[n] = value;
        size = n + 1;
    }

    /** The elements in an array of their own. */
    double[] trimmed() {
        return size == values.length ? values : Arrays.copyOf(values, size);
    }

    /** Sorts what comes in and passes it on at the end. */
    static final class Sorted extends Doubles {
        @Override
        void link(Sink<?> down, Control outer) {
            super.link(down, outer);
            control = null;
        }

        @Override
        void end() {
            double[] a = values;
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
