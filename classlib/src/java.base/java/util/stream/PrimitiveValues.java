//#file $Type$s.java: int long double
package java.util.stream;

import java.util.Arrays;

/** A terminal stage that collects {@code $type$} values in an array. */
class $Type$s extends Sink<Object> {
    private static final $type$[] EMPTY = {};

    $type$[] values = EMPTY;
    int size;

    $Type$s() {
    }

    /** Room for {@code size} elements, or as many as come if that is not the length of an array. */
    $Type$s(long size) {
        if (size > 0 && size <= Integer.MAX_VALUE - 8) {
            values = new $type$[(int) size];
        }
    }

    @Override
    public void accept($type$ value) {
        $type$[] a = values;
        int n = size;
        if (n == a.length) {
            values = a = Arrays.copyOf(a, Elements.grown(n));
        }
        a[n] = value;
        size = n + 1;
    }

    /** The elements in an array of their own. */
    $type$[] trimmed() {
        return size == values.length ? values : Arrays.copyOf(values, size);
    }

    /** Sorts what comes in and passes it on at the end. */
    static final class Sorted extends $Type$s {
        @Override
        void link(Sink<?> down, Control outer) {
            super.link(down, outer);
            control = null;
        }

        @Override
        void end() {
            $type$[] a = values;
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
