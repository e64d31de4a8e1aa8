//#word element int=int long=long short=short char=char byte=byte boolean=boolean double=double float=float ref=Object
package java.util;

import java.lang.reflect.Array;
import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Operations on arrays, those on primitive ones once for each kind. Copying and long fills go through
 * {@code System.arraycopy}, sorting to {@link PrimitiveSort} and {@link MergeSort}.
 */
public final class Arrays {
    /** Arrays shorter than this are filled one element at a time. */
    static final int LONG_FILL = 32;

    private Arrays() {
    }

    static void checkRange(int length, int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
        }
        if (from < 0) {
            throw new ArrayIndexOutOfBoundsException(from);
        }
        if (to > length) {
            throw new ArrayIndexOutOfBoundsException(to);
        }
    }

    /** Whether two ranges have the same length, after checking both. */
    static boolean sameLength(int aLength, int aFrom, int aTo, int bLength, int bFrom, int bTo) {
        checkRange(aLength, aFrom, aTo);
        checkRange(bLength, bFrom, bTo);
        return aTo - aFrom == bTo - bFrom;
    }

    /** Repeats the first {@code LONG_FILL} elements of [from, to) over the rest, in steps that double. */
    static void repeat(Object a, int from, int to) {
        int n = to - from;
        for (int done = LONG_FILL; done < n; done <<= 1) {
            System.arraycopy(a, from, a, from + done, done < n - done ? done : n - done);
        }
    }

    /** The number of elements in the copy of [from, to); checks the order of the two. */
    static int copyLength(int from, int to) {
        int n = to - from;
        if (n < 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        return n;
    }
    //#each int long short char byte boolean double float ref

    public static void fill($element$[] a, $element$ value) {
        int n = a.length < LONG_FILL ? a.length : LONG_FILL;
        for (int i = 0; i < n; i++) {
            a[i] = value;
        }
        if (n < a.length) {
            repeat(a, 0, a.length);
        }
    }

    public static void fill($element$[] a, int fromIndex, int toIndex, $element$ value) {
        checkRange(a.length, fromIndex, toIndex);
        int n = toIndex - fromIndex < LONG_FILL ? toIndex : fromIndex + LONG_FILL;
        for (int i = fromIndex; i < n; i++) {
            a[i] = value;
        }
        if (n < toIndex) {
            repeat(a, fromIndex, toIndex);
        }
    }

    public static int hashCode($element$[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for ($element$ e : a) {
            //#if boolean
            h = 31 * h + (e ? 1231 : 1237);
            //#else if long
            h = 31 * h + (int) (e ^ e >>> 32);
            //#else if floating
            h = 31 * h + $Box$.hashCode(e);
            //#else if ref
            h = 31 * h + (e == null ? 0 : e.hashCode());
            //#else
            h = 31 * h + e;
            //#end
        }
        return h;
    }

    public static String toString($element$[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder sb = new StringBuilder();
        sb.append('[').append(a[0]);
        for (int i = 1; i < a.length; i++) {
            sb.append(", ").append(a[i]);
        }
        return sb.append(']').toString();
    }
    //#if not ref

    public static $type$[] copyOf($type$[] original, int newLength) {
        int kept = original.length < newLength ? original.length : newLength;
        $type$[] copy = new $type$[newLength];
        System.arraycopy(original, 0, copy, 0, kept);
        return copy;
    }

    public static $type$[] copyOfRange($type$[] original, int from, int to) {
        int n = copyLength(from, to);
        $type$[] copy = new $type$[n];
        System.arraycopy(original, from, copy, 0, original.length - from < n ? original.length - from : n);
        return copy;
    }
    //#if int long short byte

    public static int compareUnsigned($type$[] a, $type$[] b) {
        return a == null || b == null ? nullFirst(a, b) : compareUnsigned(a, 0, a.length, b, 0, b.length);
    }

    public static int compareUnsigned($type$[] a, int aFrom, int aTo, $type$[] b, int bFrom, int bTo) {
        int i = mismatch(a, aFrom, aTo, b, bFrom, bTo);
        aTo -= aFrom;
        bTo -= bFrom;
        return i >= 0 && i < aTo && i < bTo ? $Box$.compareUnsigned(a[aFrom + i], b[bFrom + i]) : aTo - bTo;
    }
    //#end
    //#if not boolean

    public static void sort($type$[] a) {
        PrimitiveSort.sort(a, 0, a.length);
    }

    public static void sort($type$[] a, int fromIndex, int toIndex) {
        checkRange(a.length, fromIndex, toIndex);
        PrimitiveSort.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort($type$[] a) {
        PrimitiveSort.sort(a, 0, a.length);
    }

    public static void parallelSort($type$[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }
    //#end

    public static boolean equals($type$[] a, $type$[] b) {
        return a == b || a != null && b != null && a.length == b.length && mismatch(a, b) < 0;
    }

    public static boolean equals($type$[] a, int aFrom, int aTo, $type$[] b, int bFrom, int bTo) {
        return sameLength(a.length, aFrom, aTo, b.length, bFrom, bTo) && mismatch(a, aFrom, aTo, b, bFrom, bTo) < 0;
    }

    public static int mismatch($type$[] a, $type$[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch($type$[] a, int aFrom, int aTo, $type$[] b, int bFrom, int bTo) {
        boolean sameLength = sameLength(a.length, aFrom, aTo, b.length, bFrom, bTo);
        int n = Math.min(aTo - aFrom, bTo - bFrom);
        for (int i = 0; i < n; i++) {
            //#if floating
            if ($Box$.$type$To$Bits$Bits(a[aFrom + i]) != $Box$.$type$To$Bits$Bits(b[bFrom + i])) {
            //#else
            if (a[aFrom + i] != b[bFrom + i]) {
            //#end
                return i;
            }
        }
        return sameLength ? -1 : n;
    }

    public static int compare($type$[] a, $type$[] b) {
        return a == null || b == null ? nullFirst(a, b) : compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare($type$[] a, int aFrom, int aTo, $type$[] b, int bFrom, int bTo) {
        int i = mismatch(a, aFrom, aTo, b, bFrom, bTo);
        aTo -= aFrom;
        bTo -= bFrom;
        return i >= 0 && i < aTo && i < bTo ? $Box$.compare(a[aFrom + i], b[bFrom + i]) : aTo - bTo;
    }
    //#if not boolean

    public static int binarySearch($type$[] a, $type$ key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch($type$[] a, int fromIndex, int toIndex, $type$ key) {
        checkRange(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search($type$[] a, int from, int to, $type$ key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            //#if floating
            int c = $Box$.compare(a[middle], key);
            if (c < 0) {
                low = middle + 1;
            } else if (c > 0) {
            //#else
            $type$ e = a[middle];
            if (e < key) {
                low = middle + 1;
            } else if (e > key) {
            //#end
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }
    //#end
    //#end
    //#end

    @SuppressWarnings("unchecked")
    public static <T> T[] copyOf(T[] original, int newLength) {
        return (T[]) copyOf(original, newLength, original.getClass());
    }

    @SuppressWarnings("unchecked")
    public static <T, U> T[] copyOf(U[] original, int newLength, Class<? extends T[]> newType) {
        T[] copy = (Object) newType == (Object) Object[].class
                ? (T[]) new Object[newLength]
                : (T[]) Array.newInstance(newType.getComponentType(), newLength);
        System.arraycopy(original, 0, copy, 0, original.length < newLength ? original.length : newLength);
        return copy;
    }

    @SuppressWarnings("unchecked")
    public static <T> T[] copyOfRange(T[] original, int from, int to) {
        return copyOfRange(original, from, to, (Class<? extends T[]>) original.getClass());
    }

    @SuppressWarnings("unchecked")
    public static <T, U> T[] copyOfRange(U[] original, int from, int to, Class<? extends T[]> newType) {
        int n = copyLength(from, to);
        T[] copy = (Object) newType == (Object) Object[].class
                ? (T[]) new Object[n]
                : (T[]) Array.newInstance(newType.getComponentType(), n);
        System.arraycopy(original, from, copy, 0, original.length - from < n ? original.length - from : n);
        return copy;
    }

    public static boolean equals(Object[] a, Object[] a2) {
        return a == a2 || a != null && a2 != null && a.length == a2.length && mismatch(a, a2) < 0;
    }

    public static boolean equals(Object[] a, int aFromIndex, int aToIndex, Object[] b, int bFromIndex, int bToIndex) {
        return sameLength(a.length, aFromIndex, aToIndex, b.length, bFromIndex, bToIndex)
                && mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
    }

    public static <T> boolean equals(T[] a, T[] a2, Comparator<? super T> cmp) {
        Objects.requireNonNull(cmp);
        return a == a2 || a != null && a2 != null && equals(a, 0, a.length, a2, 0, a2.length, cmp);
    }

    public static <T> boolean equals(T[] a, int aFromIndex, int aToIndex, T[] b, int bFromIndex, int bToIndex,
            Comparator<? super T> cmp) {
        Objects.requireNonNull(cmp);
        if (!sameLength(a.length, aFromIndex, aToIndex, b.length, bFromIndex, bToIndex)) {
            return false;
        }
        for (int i = aFromIndex; i < aToIndex; i++) {
            if (cmp.compare(a[i], b[bFromIndex + i - aFromIndex]) != 0) {
                return false;
            }
        }
        return true;
    }

    public static int mismatch(Object[] a, Object[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(Object[] a, int aFromIndex, int aToIndex, Object[] b, int bFromIndex, int bToIndex) {
        boolean sameLength = sameLength(a.length, aFromIndex, aToIndex, b.length, bFromIndex, bToIndex);
        int n = Math.min(aToIndex - aFromIndex, bToIndex - bFromIndex);
        for (int i = 0; i < n; i++) {
            if (!Objects.equals(a[aFromIndex + i], b[bFromIndex + i])) {
                return i;
            }
        }
        return sameLength ? -1 : n;
    }

    public static <T> int mismatch(T[] a, T[] b, Comparator<? super T> cmp) {
        Objects.requireNonNull(cmp);
        return mismatch(a, 0, a.length, b, 0, b.length, cmp);
    }

    public static <T> int mismatch(T[] a, int aFromIndex, int aToIndex, T[] b, int bFromIndex, int bToIndex,
            Comparator<? super T> cmp) {
        Objects.requireNonNull(cmp);
        boolean sameLength = sameLength(a.length, aFromIndex, aToIndex, b.length, bFromIndex, bToIndex);
        int n = Math.min(aToIndex - aFromIndex, bToIndex - bFromIndex);
        for (int i = 0; i < n; i++) {
            T x = a[aFromIndex + i];
            T y = b[bFromIndex + i];
            if (x != y && cmp.compare(x, y) != 0) {
                return i;
            }
        }
        return sameLength ? -1 : n;
    }

    public static <T extends Comparable<? super T>> int compare(T[] a, T[] b) {
        return compare(a, b, Comparator.nullsFirst(Comparator.naturalOrder()));
    }

    public static <T extends Comparable<? super T>> int compare(T[] a, int aFromIndex, int aToIndex, T[] b,
            int bFromIndex,
            int bToIndex) {
        return compare(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex,
                Comparator.nullsFirst(Comparator.naturalOrder()));
    }

    public static <T> int compare(T[] a, T[] b, Comparator<? super T> cmp) {
        Objects.requireNonNull(cmp);
        return a == null || b == null ? nullFirst(a, b) : a == b ? 0 : compare(a, 0, a.length, b, 0, b.length, cmp);
    }

    public static <T> int compare(T[] a, int aFromIndex, int aToIndex, T[] b, int bFromIndex, int bToIndex,
            Comparator<? super T> cmp) {
        Objects.requireNonNull(cmp);
        sameLength(a.length, aFromIndex, aToIndex, b.length, bFromIndex, bToIndex);
        int n = Math.min(aToIndex - aFromIndex, bToIndex - bFromIndex);
        for (int i = 0; i < n; i++) {
            T x = a[aFromIndex + i];
            T y = b[bFromIndex + i];
            int c = x == y ? 0 : cmp.compare(x, y);
            if (c != 0) {
                return c;
            }
        }
        return aToIndex - aFromIndex - (bToIndex - bFromIndex);
    }

    public static int binarySearch(Object[] a, Object key) {
        return search(a, 0, a.length, key, null);
    }

    public static int binarySearch(Object[] a, int fromIndex, int toIndex, Object key) {
        checkRange(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key, null);
    }

    public static <T> int binarySearch(T[] a, T key, Comparator<? super T> c) {
        return search(a, 0, a.length, key, c);
    }

    public static <T> int binarySearch(T[] a, int fromIndex, int toIndex, T key, Comparator<? super T> c) {
        checkRange(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key, c);
    }

    @SuppressWarnings("unchecked")
    private static <T> int search(T[] a, int from, int to, T key, Comparator<? super T> order) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            T e = a[middle];
            int c = order == null ? ((Comparable<Object>) e).compareTo(key) : order.compare(e, key);
            if (c < 0) {
                low = middle + 1;
            } else if (c > 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static void sort(Object[] a) {
        MergeSort.sort(a, 0, a.length, null);
    }

    public static void sort(Object[] a, int fromIndex, int toIndex) {
        checkRange(a.length, fromIndex, toIndex);
        MergeSort.sort(a, fromIndex, toIndex, null);
    }

    @SuppressWarnings("unchecked")
    public static <T> void sort(T[] a, Comparator<? super T> c) {
        MergeSort.sort(a, 0, a.length, (Comparator<Object>) c);
    }

    @SuppressWarnings("unchecked")
    public static <T> void sort(T[] a, int fromIndex, int toIndex, Comparator<? super T> c) {
        checkRange(a.length, fromIndex, toIndex);
        MergeSort.sort(a, fromIndex, toIndex, (Comparator<Object>) c);
    }

    public static <T extends Comparable<? super T>> void parallelSort(T[] a) {
        MergeSort.sort(a, 0, a.length, null);
    }

    @SuppressWarnings("unchecked")
    public static <T extends Comparable<? super T>> void parallelSort(T[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    public static <T> void parallelSort(T[] a, int fromIndex, int toIndex, Comparator<? super T> cmp) {
        sort(a, fromIndex, toIndex, cmp);
    }

    public static <T> void parallelSort(T[] a, Comparator<? super T> cmp) {
        MergeSort.sort(a, 0, a.length, (Comparator<Object>) cmp);
    }

    public static boolean deepEquals(Object[] a1, Object[] a2) {
        if (a1 == a2) {
            return true;
        }
        if (a1 == null || a2 == null || a1.length != a2.length) {
            return false;
        }
        for (int i = 0; i < a1.length; i++) {
            Object x = a1[i];
            Object y = a2[i];
            if (x != y && (x == null || y == null || !DeepArrays.equal(x, y))) {
                return false;
            }
        }
        return true;
    }

    public static int deepHashCode(Object[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (Object e : a) {
            h = 31 * h + (e == null ? 0 : DeepArrays.hash(e));
        }
        return h;
    }

    public static String deepToString(Object[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder sb = new StringBuilder();
        DeepArrays.append(sb, a, new HashSet<>());
        return sb.toString();
    }
    //#for declared called
    //#| <T> void setAll(T[] array, IntFunction<? extends T> generator) | apply
    //#| void setAll(int[] array, IntUnaryOperator generator) | applyAsInt
    //#| void setAll(long[] array, IntToLongFunction generator) | applyAsLong
    //#| void setAll(double[] array, IntToDoubleFunction generator) | applyAsDouble

    public static $declared$ {
        Objects.requireNonNull(generator);
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.$called$(i);
        }
    }
    //#end

    public static <T> void parallelSetAll(T[] array, IntFunction<? extends T> generator) {
        setAll(array, generator);
    }

    public static void parallelSetAll(int[] array, IntUnaryOperator generator) {
        setAll(array, generator);
    }

    public static void parallelSetAll(long[] array, IntToLongFunction generator) {
        setAll(array, generator);
    }

    public static void parallelSetAll(double[] array, IntToDoubleFunction generator) {
        setAll(array, generator);
    }
    //#for result array operator called
    //#| <T> void | T[] | BinaryOperator<T> | apply
    //#| void | int[] | IntBinaryOperator | applyAsInt
    //#| void | long[] | LongBinaryOperator | applyAsLong
    //#| void | double[] | DoubleBinaryOperator | applyAsDouble

    public static $result$ parallelPrefix($array$ array, $operator$ op) {
        Objects.requireNonNull(op);
        parallelPrefix(array, 0, array.length, op);
    }

    public static $result$ parallelPrefix($array$ array, int fromIndex, int toIndex, $operator$ op) {
        Objects.requireNonNull(op);
        checkRange(array.length, fromIndex, toIndex);
        for (int i = fromIndex + 1; i < toIndex; i++) {
            array[i] = op.$called$(array[i - 1], array[i]);
        }
    }
    //#end

    public static <T> Spliterator<T> spliterator(T[] array) {
        return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static <T> Spliterator<T> spliterator(T[] array, int startInclusive, int endExclusive) {
        return Spliterators.spliterator(array, startInclusive, endExclusive,
                Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static <T> Stream<T> stream(T[] array) {
        return stream(array, 0, array.length);
    }

    public static <T> Stream<T> stream(T[] array, int startInclusive, int endExclusive) {
        return StreamSupport.stream(spliterator(array, startInclusive, endExclusive), false);
    }
    //#each int long double

    public static Spliterator.Of$Type$ spliterator($type$[] array) {
        return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static Spliterator.Of$Type$ spliterator($type$[] array, int startInclusive, int endExclusive) {
        return Spliterators.spliterator(array, startInclusive, endExclusive,
                Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static $Type$Stream stream($type$[] array) {
        return StreamSupport.$type$Stream(spliterator(array), false);
    }

    public static $Type$Stream stream($type$[] array, int startInclusive, int endExclusive) {
        return StreamSupport.$type$Stream(spliterator(array, startInclusive, endExclusive), false);
    }
    //#end

    @SafeVarargs
    @SuppressWarnings("varargs")
    public static <T> List<T> asList(T... a) {
        return new ArrayList<>(a);
    }

    /** An array as a list of fixed size; writes go through to the array. */
    private static final class ArrayList<E> extends AbstractList<E> implements RandomAccess, java.io.Serializable {
        private static final long serialVersionUID = -2764017481108945198L;

        private final E[] a;

        ArrayList(E[] array) {
            a = Objects.requireNonNull(array);
        }

        @Override
        public int size() {
            return a.length;
        }

        @Override
        public E get(int index) {
            return a[index];
        }

        @Override
        public E set(int index, E element) {
            E old = a[index];
            a[index] = element;
            return old;
        }

        @Override
        public int indexOf(Object o) {
            for (int i = 0; i < a.length; i++) {
                if (o == null ? a[i] == null : o.equals(a[i])) {
                    return i;
                }
            }
            return -1;
        }

        @Override
        public boolean contains(Object o) {
            return indexOf(o) >= 0;
        }

        @Override
        public Object[] toArray() {
            return Arrays.copyOf(a, a.length, Object[].class);
        }

        @Override
        @SuppressWarnings("unchecked")
        public <T> T[] toArray(T[] target) {
            if (target.length < a.length) {
                return (T[]) Arrays.copyOf(a, a.length, target.getClass());
            }
            System.arraycopy(a, 0, target, 0, a.length);
            if (target.length > a.length) {
                target[a.length] = null;
            }
            return target;
        }

        @Override
        public void sort(Comparator<? super E> c) {
            Arrays.sort(a, c);
        }

        @Override
        public void forEach(java.util.function.Consumer<? super E> action) {
            Objects.requireNonNull(action);
            for (E e : a) {
                action.accept(e);
            }
        }

        @Override
        public void replaceAll(java.util.function.UnaryOperator<E> operator) {
            Objects.requireNonNull(operator);
            for (int i = 0; i < a.length; i++) {
                a[i] = operator.apply(a[i]);
            }
        }

        @Override
        public Spliterator<E> spliterator() {
            return Spliterators.spliterator(a, Spliterator.ORDERED);
        }

        @Override
        public Iterator<E> iterator() {
            return new ArrayIterator<>(a);
        }
    }

    private static final class ArrayIterator<E> implements Iterator<E> {
        private final E[] a;
        private int cursor;

        ArrayIterator(E[] a) {
            this.a = a;
        }

        @Override
        public boolean hasNext() {
            return cursor < a.length;
        }

        @Override
        public E next() {
            int i = cursor;
            if (i >= a.length) {
                throw new NoSuchElementException();
            }
            cursor = i + 1;
            return a[i];
        }
    }

    /** The order of arrays of which one is null at least. */
    private static int nullFirst(Object a, Object b) {
        return a == b ? 0 : a == null ? -1 : 1;
    }
}
