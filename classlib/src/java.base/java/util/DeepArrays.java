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
        //#each int long short char byte boolean double float
        if (x instanceof $type$[] && y instanceof $type$[]) {
            return Arrays.equals(($type$[]) x, ($type$[]) y);
        }
        //#end
        return x.equals(y);
    }

    /** The hash code of an object that is not null, by contents where it is an array. */
    static int hash(Object e) {
        if (e instanceof Object[]) {
            return Arrays.deepHashCode((Object[]) e);
        }
        //#each int long short char byte boolean double float
        if (e instanceof $type$[]) {
            return Arrays.hashCode(($type$[]) e);
        }
        //#end
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
        //#each int long short char byte boolean double
        if (e instanceof $type$[]) {
            return Arrays.toString(($type$[]) e);
        }
        //#end
        return Arrays.toString((float[]) e);
    }
}
