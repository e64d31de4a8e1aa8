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

    public static boolean equals(int[] a, int[] b) {
        return a == b || a != null && b != null && a.length == b.length && mismatch(a, b) < 0;
    }

    public static boolean equals(int[] a, int aFrom, int aTo, int[] b, int bFrom, int bTo) {
        checkRange(a.length, aFrom, aTo);
        checkRange(b.length, bFrom, bTo);
        if (aTo - aFrom != bTo - bFrom) {
            return false;
        }
        for (int i = aFrom, j = bFrom; i < aTo; i++, j++) {
            if (a[i] != b[j]) {
                return false;
            }
        }
        return true;
    }

    /** The first index at which the arrays differ (the shorter length if one begins the other), -1 if nowhere. */
    public static int mismatch(int[] a, int[] b) {
        int n = a.length < b.length ? a.length : b.length;
        for (int i = 0; i < n; i++) {
            if (a[i] != b[i]) {
                return i;
            }
        }
        return a.length == b.length ? -1 : n;
    }

    public static int compare(int[] a, int[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = mismatch(a, b);
        return i >= 0 && i < a.length && i < b.length ? Integer.compare(a[i], b[i]) : a.length - b.length;
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
        checkRange(a.length, aFrom, aTo);
        checkRange(b.length, bFrom, bTo);
        if (aTo - aFrom != bTo - bFrom) {
            return false;
        }
        for (int i = aFrom, j = bFrom; i < aTo; i++, j++) {
            if (a[i] != b[j]) {
                return false;
            }
        }
        return true;
    }

    /** The first index at which the arrays differ (the shorter length if one begins the other), -1 if nowhere. */
    public static int mismatch(long[] a, long[] b) {
        int n = a.length < b.length ? a.length : b.length;
        for (int i = 0; i < n; i++) {
            if (a[i] != b[i]) {
                return i;
            }
        }
        return a.length == b.length ? -1 : n;
    }

    public static int compare(long[] a, long[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = mismatch(a, b);
        return i >= 0 && i < a.length && i < b.length ? Long.compare(a[i], b[i]) : a.length - b.length;
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
        checkRange(a.length, aFrom, aTo);
        checkRange(b.length, bFrom, bTo);
        if (aTo - aFrom != bTo - bFrom) {
            return false;
        }
        for (int i = aFrom, j = bFrom; i < aTo; i++, j++) {
            if (a[i] != b[j]) {
                return false;
            }
        }
        return true;
    }

    /** The first index at which the arrays differ (the shorter length if one begins the other), -1 if nowhere. */
    public static int mismatch(short[] a, short[] b) {
        int n = a.length < b.length ? a.length : b.length;
        for (int i = 0; i < n; i++) {
            if (a[i] != b[i]) {
                return i;
            }
        }
        return a.length == b.length ? -1 : n;
    }

    public static int compare(short[] a, short[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = mismatch(a, b);
        return i >= 0 && i < a.length && i < b.length ? Short.compare(a[i], b[i]) : a.length - b.length;
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
        checkRange(a.length, aFrom, aTo);
        checkRange(b.length, bFrom, bTo);
        if (aTo - aFrom != bTo - bFrom) {
            return false;
        }
        for (int i = aFrom, j = bFrom; i < aTo; i++, j++) {
            if (a[i] != b[j]) {
                return false;
            }
        }
        return true;
    }

    /** The first index at which the arrays differ (the shorter length if one begins the other), -1 if nowhere. */
    public static int mismatch(char[] a, char[] b) {
        int n = a.length < b.length ? a.length : b.length;
        for (int i = 0; i < n; i++) {
            if (a[i] != b[i]) {
                return i;
            }
        }
        return a.length == b.length ? -1 : n;
    }

    public static int compare(char[] a, char[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = mismatch(a, b);
        return i >= 0 && i < a.length && i < b.length ? Character.compare(a[i], b[i]) : a.length - b.length;
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
        checkRange(a.length, aFrom, aTo);
        checkRange(b.length, bFrom, bTo);
        if (aTo - aFrom != bTo - bFrom) {
            return false;
        }
        for (int i = aFrom, j = bFrom; i < aTo; i++, j++) {
            if (a[i] != b[j]) {
                return false;
            }
        }
        return true;
    }

    /** The first index at which the arrays differ (the shorter length if one begins the other), -1 if nowhere. */
    public static int mismatch(byte[] a, byte[] b) {
        int n = a.length < b.length ? a.length : b.length;
        for (int i = 0; i < n; i++) {
            if (a[i] != b[i]) {
                return i;
            }
        }
        return a.length == b.length ? -1 : n;
    }

    public static int compare(byte[] a, byte[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = mismatch(a, b);
        return i >= 0 && i < a.length && i < b.length ? Byte.compare(a[i], b[i]) : a.length - b.length;
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
        checkRange(a.length, aFrom, aTo);
        checkRange(b.length, bFrom, bTo);
        if (aTo - aFrom != bTo - bFrom) {
            return false;
        }
        for (int i = aFrom, j = bFrom; i < aTo; i++, j++) {
            if (a[i] != b[j]) {
                return false;
            }
        }
        return true;
    }

    /** The first index at which the arrays differ (the shorter length if one begins the other), -1 if nowhere. */
    public static int mismatch(boolean[] a, boolean[] b) {
        int n = a.length < b.length ? a.length : b.length;
        for (int i = 0; i < n; i++) {
            if (a[i] != b[i]) {
                return i;
            }
        }
        return a.length == b.length ? -1 : n;
    }

    public static int compare(boolean[] a, boolean[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = mismatch(a, b);
        return i >= 0 && i < a.length && i < b.length ? Boolean.compare(a[i], b[i]) : a.length - b.length;
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
        checkRange(a.length, aFrom, aTo);
        checkRange(b.length, bFrom, bTo);
        if (aTo - aFrom != bTo - bFrom) {
            return false;
        }
        for (int i = aFrom, j = bFrom; i < aTo; i++, j++) {
            if (Double.doubleToLongBits(a[i]) != Double.doubleToLongBits(b[j])) {
                return false;
            }
        }
        return true;
    }

    /** The first index at which the arrays differ (the shorter length if one begins the other), -1 if nowhere. */
    public static int mismatch(double[] a, double[] b) {
        int n = a.length < b.length ? a.length : b.length;
        for (int i = 0; i < n; i++) {
            if (Double.doubleToLongBits(a[i]) != Double.doubleToLongBits(b[i])) {
                return i;
            }
        }
        return a.length == b.length ? -1 : n;
    }

    public static int compare(double[] a, double[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = mismatch(a, b);
        return i >= 0 && i < a.length && i < b.length ? Double.compare(a[i], b[i]) : a.length - b.length;
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
        checkRange(a.length, aFrom, aTo);
        checkRange(b.length, bFrom, bTo);
        if (aTo - aFrom != bTo - bFrom) {
            return false;
        }
        for (int i = aFrom, j = bFrom; i < aTo; i++, j++) {
            if (Float.floatToIntBits(a[i]) != Float.floatToIntBits(b[j])) {
                return false;
            }
        }
        return true;
    }

    /** The first index at which the arrays differ (the shorter length if one begins the other), -1 if nowhere. */
    public static int mismatch(float[] a, float[] b) {
        int n = a.length < b.length ? a.length : b.length;
        for (int i = 0; i < n; i++) {
            if (Float.floatToIntBits(a[i]) != Float.floatToIntBits(b[i])) {
                return i;
            }
        }
        return a.length == b.length ? -1 : n;
    }

    public static int compare(float[] a, float[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = mismatch(a, b);
        return i >= 0 && i < a.length && i < b.length ? Float.compare(a[i], b[i]) : a.length - b.length;
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
