package java.util;

/** What the deep methods of {@link Arrays} do with each element: compare, hash and print arrays by their contents. */
final class DeepArrays {
    private DeepArrays() {
    }

    /** Equality of two non-null objects, by contents where both are arrays. */
    static boolean equal(Object x, Object y) {
        if (x instanceof Object[] && y instanceof Object[]) {
            return Arrays.deepEquals((Object[]) x, (Object[]) y);
        }
        if (x instanceof int[] && y instanceof int[]) {
            return Arrays.equals((int[]) x, (int[]) y);
        }
        if (x instanceof long[] && y instanceof long[]) {
            return Arrays.equals((long[]) x, (long[]) y);
        }
        if (x instanceof short[] && y instanceof short[]) {
            return Arrays.equals((short[]) x, (short[]) y);
        }
        if (x instanceof char[] && y instanceof char[]) {
            return Arrays.equals((char[]) x, (char[]) y);
        }
        if (x instanceof byte[] && y instanceof byte[]) {
            return Arrays.equals((byte[]) x, (byte[]) y);
        }
        if (x instanceof boolean[] && y instanceof boolean[]) {
            return Arrays.equals((boolean[]) x, (boolean[]) y);
        }
        if (x instanceof double[] && y instanceof double[]) {
            return Arrays.equals((double[]) x, (double[]) y);
        }
        if (x instanceof float[] && y instanceof float[]) {
            return Arrays.equals((float[]) x, (float[]) y);
        }
        return x.equals(y);
    }

    /** The hash code of an object that is not null, by contents where it is an array. */
    static int hash(Object e) {
        if (e instanceof Object[]) {
            return Arrays.deepHashCode((Object[]) e);
        }
        if (e instanceof int[]) {
            return Arrays.hashCode((int[]) e);
        }
        if (e instanceof long[]) {
            return Arrays.hashCode((long[]) e);
        }
        if (e instanceof short[]) {
            return Arrays.hashCode((short[]) e);
        }
        if (e instanceof char[]) {
            return Arrays.hashCode((char[]) e);
        }
        if (e instanceof byte[]) {
            return Arrays.hashCode((byte[]) e);
        }
        if (e instanceof boolean[]) {
            return Arrays.hashCode((boolean[]) e);
        }
        if (e instanceof double[]) {
            return Arrays.hashCode((double[]) e);
        }
        if (e instanceof float[]) {
            return Arrays.hashCode((float[]) e);
        }
        return e.hashCode();
    }

    /** {@code open} holds the arrays being printed, by identity: one inside itself prints as {@code [...]}. */
    static void append(StringBuilder sb, Object[] a, HashSet<Object[]> open) {
        if (!open.add(a)) {
            sb.append("[...]");
            return;
        }
        sb.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                sb.append(", ");
            }
            Object e = a[i];
            if (e instanceof Object[]) {
                append(sb, (Object[]) e, open);
            } else {
                sb.append(e != null && e.getClass().isArray() ? primitives(e) : String.valueOf(e));
            }
        }
        sb.append(']');
        open.remove(a);
    }

    private static String primitives(Object e) {
        if (e instanceof int[]) {
            return Arrays.toString((int[]) e);
        }
        if (e instanceof long[]) {
            return Arrays.toString((long[]) e);
        }
        if (e instanceof short[]) {
            return Arrays.toString((short[]) e);
        }
        if (e instanceof char[]) {
            return Arrays.toString((char[]) e);
        }
        if (e instanceof byte[]) {
            return Arrays.toString((byte[]) e);
        }
        if (e instanceof boolean[]) {
            return Arrays.toString((boolean[]) e);
        }
        if (e instanceof double[]) {
            return Arrays.toString((double[]) e);
        }
        return Arrays.toString((float[]) e);
    }
}
