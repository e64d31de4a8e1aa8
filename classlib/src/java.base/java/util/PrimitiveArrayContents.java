package java.util;

/**
 * The methods of {@link Arrays} that compare, print or search primitive arrays. They are static and public, so
 * {@code Arrays} has them by inheritance; they stand here, because they are many.
 */
abstract class PrimitiveArrayContents {
    PrimitiveArrayContents() {
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
    //#each int long short char byte boolean double float

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
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare($type$[] a, int aFrom, int aTo, $type$[] b, int bFrom, int bTo) {
        int i = mismatch(a, aFrom, aTo, b, bFrom, bTo);
        aTo -= aFrom;
        bTo -= bFrom;
        return i >= 0 && i < aTo && i < bTo ? $Box$.compare(a[aFrom + i], b[bFrom + i]) : aTo - bTo;
    }

    public static int hashCode($type$[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for ($type$ e : a) {
            //#if boolean
            h = 31 * h + (e ? 1231 : 1237);
            //#else if long
            h = 31 * h + (int) (e ^ e >>> 32);
            //#else if floating
            h = 31 * h + $Box$.hashCode(e);
            //#else
            h = 31 * h + e;
            //#end
        }
        return h;
    }

    public static String toString($type$[] a) {
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
}
