package java.lang;

/**
 * What the adapters of string concatenation call. An adapter turns each argument into text with {@code stringOf}, in
 * order, and joins the texts; a null text counts as {@code "null"}.
 */
final class StringConcat {
    private StringConcat() {
    }

    public static String stringOf(Object object) {
        if (object == null) {
            return "null";
        }
        String text = object.toString();
        return text == null ? "null" : text;
    }

    public static String stringOf(String text) {
        return text == null ? "null" : text;
    }

    public static String stringOf(boolean b) {
        return b ? "true" : "false";
    }

    public static String stringOf(char c) {
        return String.valueOf(c);
    }

    public static native String stringOf(int i);

    public static native String stringOf(long l);

    public static String stringOf(float f) {
        return Float.toString(f);
    }

    public static String stringOf(double d) {
        return Double.toString(d);
    }

    /** The texts one after the other: a new string even where all but one are empty, as its identity may be asked. */
    public static native String concat(String a, String b);

    public static native String concat(String a, String b, String c);

    public static native String concat(String a, String b, String c, String d);

    public static native String concat(String a, String b, String c, String d, String e);

    public static native String concat(String a, String b, String c, String d, String e, String f);

    public static native String concat(String a, String b, String c, String d, String e, String f, String g);

    public static native String concat(String a, String b, String c, String d, String e, String f,
            String g, String h);

    public static native String concat(String[] texts);

    /** The two texts, neither of them null, one after the other. */
    static String join(String a, String b) {
        return concat(a, b);
    }
}
