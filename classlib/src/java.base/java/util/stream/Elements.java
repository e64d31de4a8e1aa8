package java.util.stream;

import java.util.Arrays;
import java.util.Comparator;

/** A terminal stage that collects objects in an array. */
class Elements<T> extends Sink<T> {
    private static final Object[] EMPTY = {};

    Object[] values = EMPTY;
    int size;

    Elements() {
    }

    /** Room for {@code size} elements, or as many as come if that is not the length of an array. */
    Elements(long size) {
        if (size > 0 && size <= Integer.MAX_VALUE - 8) {
            values = new Object[(int) size];
        }
    }

    @Override
    public void accept(T t) {
        Object[] a = values;
        int n = size;
        if (n == a.length) {
            values = a = Arrays.copyOf(a, grown(n));
        }
        a[n] = t;
        size = n + 1;
    }

    /** The length of an array after one that {@code n} elements fill. */
    static int grown(int n) {
        if (n >= Integer.MAX_VALUE - 8) {
            throw new OutOfMemoryError("Required length exceeds implementation limit");
        }
        return n < 8 ? 16 : n > (Integer.MAX_VALUE - 8) / 2 ? Integer.MAX_VALUE - 8 : n * 2;
    }

    /** The elements in an array of their own. */
    Object[] trimmed() {
        return size == values.length ? values : Arrays.copyOf(values, size);
    }

    /** Sorts what comes in and passes it on at the end. */
    static final class Sorted<T> extends Elements<T> {
        private final Comparator<? super T> order;

        Sorted(Comparator<? super T> order) {
            this.order = order;
        }

        @Override
        void link(Sink<?> down, Control outer) {
            super.link(down, outer);
            control = null;
        }

        @Override
        @SuppressWarnings("unchecked")
        void end() {
            T[] a = (T[]) values;
            values = null;
            Arrays.sort(a, 0, size, order);
            Sink<Object> down = this.down;
            Control control = down.control;
            for (int i = 0; i < size && (control == null || !control.isDone()); i++) {
                down.accept(a[i]);
            }
        }
    }
}
