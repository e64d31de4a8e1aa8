package java.util;

import java.util.function.IntFunction;

/** The elements of a collection in an array from the last one to the first, asked for by one call of the collection. */
final class ReversedArrays {
    private ReversedArrays() {
    }

    static <T> T[] reverse(T[] array) {
        for (int i = 0, j = array.length - 1; i < j; i++, j--) {
            T e = array[i];
            array[i] = array[j];
            array[j] = e;
        }
        return array;
    }

    static Object[] of(Collection<?> base) {
        return reverse(base.toArray());
    }

    static <T> T[] of(Collection<?> base, IntFunction<T[]> generator) {
        return reverse(base.toArray(generator));
    }

    /** In the given array if it is long enough. */
    static <T> T[] of(Collection<?> base, T[] array) {
        T[] elements = reverse(base.toArray(Arrays.copyOf(array, 0)));
        if (elements.length > array.length) {
            return elements;
        }
        System.arraycopy(elements, 0, array, 0, elements.length);
        if (array.length > elements.length) {
            array[elements.length] = null;
        }
        return array;
    }
}
