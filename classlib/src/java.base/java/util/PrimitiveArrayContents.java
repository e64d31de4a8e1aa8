package java.util;

/**
 * The methods of {@link Arrays} that compare, print or search primitive arrays. They are static and public, so
 * {@code Arrays} has them by inheritance; they stand here, once for each element type, because they are many.
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

    public static boolean equals(int[] a, int[] b) {
        return a == b || a != null && b != null && a.length == b.length && mismatch(a, b) < 0;
    }

    public static boolean equals(int[] a, int aFrom, int aTo, int[] b, int bFrom, int bTo) {
        return sameLength(a.length, aFrom, aTo, b.length, bFrom, bTo) && mismatch(a, aFrom, aTo, b, bFrom, bTo) < 0;
    }

    public static int mismatch(int[] a, int[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(int[] a, int aFrom, int aTo, int[] b, int bFrom, int bTo) {
        boolean sameLength = sameLength(a.length, aFrom, aTo, b.length, bFrom, bTo);
        int n = Math.min(aTo - aFrom, bTo - bFrom);
        for (int i = 0; i < n; i++) {
            if (a[aFrom + i] != b[bFrom + i]) {
                return i;
            }
        }
        return sameLength ? -1 : n;
    }

    public static int compare(int[] a, int[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(int[] a, int aFrom, int aTo, int[] b, int bFrom, int bTo) {
        int i = mismatch(a, aFrom, aTo, b, bFrom, bTo);
        aTo -= aFrom;
        bTo -= bFrom;
        return i >= 0 && i < aTo && i < bTo ? Integer.compare(a[aFrom + i], b[bFrom + i]) : aTo - bTo;
    }

    public static int hashCode(int[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (int e : a) {
            h = 31 * h + e;
        }
        return h;
    }

    public static String toString(int[] a) {
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

    public static int binarySearch(int[] a, int key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(int[] a, int fromIndex, int toIndex, int key) {
        checkRange(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(int[] a, int from, int to, int key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            int e = a[middle];
            if (e < key) {
                low = middle + 1;
            } else if (e > key) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static boolean equals(long[] a, long[] b) {
        return a == b || a != null && b != null && a.length == b.length && mismatch(a, b) < 0;
    }

    public static boolean equals(long[] a, int aFrom, int aTo, long[] b, int bFrom, int bTo) {
        return sameLength(a.length, aFrom, aTo, b.length, bFrom, bTo) && mismatch(a, aFrom, aTo, b, bFrom, bTo) < 0;
    }

    public static int mismatch(long[] a, long[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(long[] a, int aFrom, int aTo, long[] b, int bFrom, int bTo) {
        boolean sameLength = sameLength(a.length, aFrom, aTo, b.length, bFrom, bTo);
        int n = Math.min(aTo - aFrom, bTo - bFrom);
        for (int i = 0; i < n; i++) {
            if (a[aFrom + i] != b[bFrom + i]) {
                return i;
            }
        }
        return sameLength ? -1 : n;
    }

    public static int compare(long[] a, long[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(long[] a, int aFrom, int aTo, long[] b, int bFrom, int bTo) {
        int i = mismatch(a, aFrom, aTo, b, bFrom, bTo);
        aTo -= aFrom;
        bTo -= bFrom;
        return i >= 0 && i < aTo && i < bTo ? Long.compare(a[aFrom + i], b[bFrom + i]) : aTo - bTo;
    }

    public static int hashCode(long[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (long e : a) {
            h = 31 * h + (int) (e ^ e >>> 32);
        }
        return h;
    }

    public static String toString(long[] a) {
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

    public static int binarySearch(long[] a, long key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(long[] a, int fromIndex, int toIndex, long key) {
        checkRange(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(long[] a, int from, int to, long key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            long e = a[middle];
            if (e < key) {
                low = middle + 1;
            } else if (e > key) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static boolean equals(short[] a, short[] b) {
        return a == b || a != null && b != null && a.length == b.length && mismatch(a, b) < 0;
    }

    public static boolean equals(short[] a, int aFrom, int aTo, short[] b, int bFrom, int bTo) {
        return sameLength(a.length, aFrom, aTo, b.length, bFrom, bTo) && mismatch(a, aFrom, aTo, b, bFrom, bTo) < 0;
    }

    public static int mismatch(short[] a, short[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(short[] a, int aFrom, int aTo, short[] b, int bFrom, int bTo) {
        boolean sameLength = sameLength(a.length, aFrom, aTo, b.length, bFrom, bTo);
        int n = Math.min(aTo - aFrom, bTo - bFrom);
        for (int i = 0; i < n; i++) {
            if (a[aFrom + i] != b[bFrom + i]) {
                return i;
            }
        }
        return sameLength ? -1 : n;
    }

    public static int compare(short[] a, short[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(short[] a, int aFrom, int aTo, short[] b, int bFrom, int bTo) {
        int i = mismatch(a, aFrom, aTo, b, bFrom, bTo);
        aTo -= aFrom;
        bTo -= bFrom;
        return i >= 0 && i < aTo && i < bTo ? Short.compare(a[aFrom + i], b[bFrom + i]) : aTo - bTo;
    }

    public static int hashCode(short[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (short e : a) {
            h = 31 * h + e;
        }
        return h;
    }

    public static String toString(short[] a) {
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

    public static int binarySearch(short[] a, short key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(short[] a, int fromIndex, int toIndex, short key) {
        checkRange(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(short[] a, int from, int to, short key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            short e = a[middle];
            if (e < key) {
                low = middle + 1;
            } else if (e > key) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static boolean equals(char[] a, char[] b) {
        return a == b || a != null && b != null && a.length == b.length && mismatch(a, b) < 0;
    }

    public static boolean equals(char[] a, int aFrom, int aTo, char[] b, int bFrom, int bTo) {
        return sameLength(a.length, aFrom, aTo, b.length, bFrom, bTo) && mismatch(a, aFrom, aTo, b, bFrom, bTo) < 0;
    }

    public static int mismatch(char[] a, char[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(char[] a, int aFrom, int aTo, char[] b, int bFrom, int bTo) {
        boolean sameLength = sameLength(a.length, aFrom, aTo, b.length, bFrom, bTo);
        int n = Math.min(aTo - aFrom, bTo - bFrom);
        for (int i = 0; i < n; i++) {
            if (a[aFrom + i] != b[bFrom + i]) {
                return i;
            }
        }
        return sameLength ? -1 : n;
    }

    public static int compare(char[] a, char[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(char[] a, int aFrom, int aTo, char[] b, int bFrom, int bTo) {
        int i = mismatch(a, aFrom, aTo, b, bFrom, bTo);
        aTo -= aFrom;
        bTo -= bFrom;
        return i >= 0 && i < aTo && i < bTo ? Character.compare(a[aFrom + i], b[bFrom + i]) : aTo - bTo;
    }

    public static int hashCode(char[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (char e : a) {
            h = 31 * h + e;
        }
        return h;
    }

    public static String toString(char[] a) {
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

    public static int binarySearch(char[] a, char key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(char[] a, int fromIndex, int toIndex, char key) {
        checkRange(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(char[] a, int from, int to, char key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            char e = a[middle];
            if (e < key) {
                low = middle + 1;
            } else if (e > key) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static boolean equals(byte[] a, byte[] b) {
        return a == b || a != null && b != null && a.length == b.length && mismatch(a, b) < 0;
    }

    public static boolean equals(byte[] a, int aFrom, int aTo, byte[] b, int bFrom, int bTo) {
        return sameLength(a.length, aFrom, aTo, b.length, bFrom, bTo) && mismatch(a, aFrom, aTo, b, bFrom, bTo) < 0;
    }

    public static int mismatch(byte[] a, byte[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(byte[] a, int aFrom, int aTo, byte[] b, int bFrom, int bTo) {
        boolean sameLength = sameLength(a.length, aFrom, aTo, b.length, bFrom, bTo);
        int n = Math.min(aTo - aFrom, bTo - bFrom);
        for (int i = 0; i < n; i++) {
            if (a[aFrom + i] != b[bFrom + i]) {
                return i;
            }
        }
        return sameLength ? -1 : n;
    }

    public static int compare(byte[] a, byte[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(byte[] a, int aFrom, int aTo, byte[] b, int bFrom, int bTo) {
        int i = mismatch(a, aFrom, aTo, b, bFrom, bTo);
        aTo -= aFrom;
        bTo -= bFrom;
        return i >= 0 && i < aTo && i < bTo ? Byte.compare(a[aFrom + i], b[bFrom + i]) : aTo - bTo;
    }

    public static int hashCode(byte[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (byte e : a) {
            h = 31 * h + e;
        }
        return h;
    }

    public static String toString(byte[] a) {
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

    public static int binarySearch(byte[] a, byte key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(byte[] a, int fromIndex, int toIndex, byte key) {
        checkRange(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(byte[] a, int from, int to, byte key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            byte e = a[middle];
            if (e < key) {
                low = middle + 1;
            } else if (e > key) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static boolean equals(boolean[] a, boolean[] b) {
        return a == b || a != null && b != null && a.length == b.length && mismatch(a, b) < 0;
    }

    public static boolean equals(boolean[] a, int aFrom, int aTo, boolean[] b, int bFrom, int bTo) {
        return sameLength(a.length, aFrom, aTo, b.length, bFrom, bTo) && mismatch(a, aFrom, aTo, b, bFrom, bTo) < 0;
    }

    public static int mismatch(boolean[] a, boolean[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(boolean[] a, int aFrom, int aTo, boolean[] b, int bFrom, int bTo) {
        boolean sameLength = sameLength(a.length, aFrom, aTo, b.length, bFrom, bTo);
        int n = Math.min(aTo - aFrom, bTo - bFrom);
        for (int i = 0; i < n; i++) {
            if (a[aFrom + i] != b[bFrom + i]) {
                return i;
            }
        }
        return sameLength ? -1 : n;
    }

    public static int compare(boolean[] a, boolean[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(boolean[] a, int aFrom, int aTo, boolean[] b, int bFrom, int bTo) {
        int i = mismatch(a, aFrom, aTo, b, bFrom, bTo);
        aTo -= aFrom;
        bTo -= bFrom;
        return i >= 0 && i < aTo && i < bTo ? Boolean.compare(a[aFrom + i], b[bFrom + i]) : aTo - bTo;
    }

    public static int hashCode(boolean[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (boolean e : a) {
            h = 31 * h + (e ? 1231 : 1237);
        }
        return h;
    }

    public static String toString(boolean[] a) {
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

    public static boolean equals(double[] a, double[] b) {
        return a == b || a != null && b != null && a.length == b.length && mismatch(a, b) < 0;
    }

    public static boolean equals(double[] a, int aFrom, int aTo, double[] b, int bFrom, int bTo) {
        return sameLength(a.length, aFrom, aTo, b.length, bFrom, bTo) && mismatch(a, aFrom, aTo, b, bFrom, bTo) < 0;
    }

    public static int mismatch(double[] a, double[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(double[] a, int aFrom, int aTo, double[] b, int bFrom, int bTo) {
        boolean sameLength = sameLength(a.length, aFrom, aTo, b.length, bFrom, bTo);
        int n = Math.min(aTo - aFrom, bTo - bFrom);
        for (int i = 0; i < n; i++) {
            if (Double.doubleToLongBits(a[aFrom + i]) != Double.doubleToLongBits(b[bFrom + i])) {
                return i;
            }
        }
        return sameLength ? -1 : n;
    }

    public static int compare(double[] a, double[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(double[] a, int aFrom, int aTo, double[] b, int bFrom, int bTo) {
        int i = mismatch(a, aFrom, aTo, b, bFrom, bTo);
        aTo -= aFrom;
        bTo -= bFrom;
        return i >= 0 && i < aTo && i < bTo ? Double.compare(a[aFrom + i], b[bFrom + i]) : aTo - bTo;
    }

    public static int hashCode(double[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (double e : a) {
            h = 31 * h + Double.hashCode(e);
        }
        return h;
    }

    public static String toString(double[] a) {
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

    public static int binarySearch(double[] a, double key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(double[] a, int fromIndex, int toIndex, double key) {
        checkRange(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(double[] a, int from, int to, double key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            int c = Double.compare(a[middle], key);
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

    public static boolean equals(float[] a, float[] b) {
        return a == b || a != null && b != null && a.length == b.length && mismatch(a, b) < 0;
    }

    public static boolean equals(float[] a, int aFrom, int aTo, float[] b, int bFrom, int bTo) {
        return sameLength(a.length, aFrom, aTo, b.length, bFrom, bTo) && mismatch(a, aFrom, aTo, b, bFrom, bTo) < 0;
    }

    public static int mismatch(float[] a, float[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(float[] a, int aFrom, int aTo, float[] b, int bFrom, int bTo) {
        boolean sameLength = sameLength(a.length, aFrom, aTo, b.length, bFrom, bTo);
        int n = Math.min(aTo - aFrom, bTo - bFrom);
        for (int i = 0; i < n; i++) {
            if (Float.floatToIntBits(a[aFrom + i]) != Float.floatToIntBits(b[bFrom + i])) {
                return i;
            }
        }
        return sameLength ? -1 : n;
    }

    public static int compare(float[] a, float[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(float[] a, int aFrom, int aTo, float[] b, int bFrom, int bTo) {
        int i = mismatch(a, aFrom, aTo, b, bFrom, bTo);
        aTo -= aFrom;
        bTo -= bFrom;
        return i >= 0 && i < aTo && i < bTo ? Float.compare(a[aFrom + i], b[bFrom + i]) : aTo - bTo;
    }

    public static int hashCode(float[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (float e : a) {
            h = 31 * h + Float.hashCode(e);
        }
        return h;
    }

    public static String toString(float[] a) {
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

    public static int binarySearch(float[] a, float key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(float[] a, int fromIndex, int toIndex, float key) {
        checkRange(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(float[] a, int from, int to, float key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            int c = Float.compare(a[middle], key);
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
}
