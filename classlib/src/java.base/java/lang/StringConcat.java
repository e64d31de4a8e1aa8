package java.lang;

/**
 * What the adapters of string concatenation call. An adapter turns each argument into text with {@code stringOf}, in
 * order, and joins the texts; a null text counts as {@code "null"}.
 */
public final class StringConcat {
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

    public static String stringOf(int i) {
        return Integer.toString(i);
    }

    public static String stringOf(long l) {
        return Long.toString(l);
    }

    public static String stringOf(float f) {
        return Float.toString(f);
    }

    public static String stringOf(double d) {
        return Double.toString(d);
    }

    /** A new string even where one of the two is empty: the result of a concatenation has its own identity. */
    public static String concat(String a, String b) {
        return join(stringOf(a), stringOf(b));
    }

    public static String concat(String a, String b, String c) {
        a = stringOf(a);
        b = stringOf(b);
        c = stringOf(c);
        byte coder = (byte) (a.coder() | b.coder() | c.coder());
        byte[] value = new byte[size(a.length() + (long) b.length() + c.length(), coder)];
        int at = put(a, value, coder, 0);
        at = put(b, value, coder, at);
        put(c, value, coder, at);
        return new String(value, coder);
    }

    public static String concat(String a, String b, String c, String d) {
        a = stringOf(a);
        b = stringOf(b);
        c = stringOf(c);
        d = stringOf(d);
        byte coder = (byte) (a.coder() | b.coder() | c.coder() | d.coder());
        byte[] value = new byte[size(a.length() + (long) b.length() + c.length() + d.length(), coder)];
        int at = put(a, value, coder, 0);
        at = put(b, value, coder, at);
        at = put(c, value, coder, at);
        put(d, value, coder, at);
        return new String(value, coder);
    }

    public static String concat(String[] texts) {
        byte coder = StringBytes.LATIN1;
        long length = 0;
        for (int i = 0; i < texts.length; i++) {
            String text = stringOf(texts[i]);
            coder |= text.coder();
            length += text.length();
        }
        byte[] value = new byte[size(length, coder)];
        int at = 0;
        for (int i = 0; i < texts.length; i++) {
            at = put(stringOf(texts[i]), value, coder, at);
        }
        return new String(value, coder);
    }

    /** The two texts, neither of them null, one after the other. */
    static String join(String a, String b) {
        byte[] aValue = a.value();
        byte[] bValue = b.value();
        byte coder = a.coder();
        if (coder == b.coder()) {
            int aSize = aValue.length;
            int bSize = bValue.length;
            byte[] value = new byte[size((aSize + (long) bSize) >> coder, coder)];
            System.arraycopy(aValue, 0, value, 0, aSize);
            System.arraycopy(bValue, 0, value, aSize, bSize);
            return new String(value, coder);
        }
        byte[] value = new byte[size(a.length() + (long) b.length(), StringBytes.UTF16)];
        put(b, value, StringBytes.UTF16, put(a, value, StringBytes.UTF16, 0));
        return new String(value, StringBytes.UTF16);
    }

    private static int size(long length, byte coder) {
        if (length << coder > Integer.MAX_VALUE) {
            throw new OutOfMemoryError("Overflow: String length out of range");
        }
        return (int) length << coder;
    }

    /** Writes {@code text} at character {@code at}; gives the position after it. */
    private static int put(String text, byte[] target, byte coder, int at) {
        byte[] value = text.value();
        int length = text.length();
        if (text.coder() == coder) {
            System.arraycopy(value, 0, target, at << coder, value.length);
        } else {
            StringBytes.inflate(value, 0, target, at, length);
        }
        return at + length;
    }
}
