// Concatenation by invokedynamic: every type, null, char arithmetic, constants with \1 and \2, side-effect order.
public class Concat {
    static boolean z = true;
    static byte b = -1;
    static short s = -300;
    static char c = 'c';
    static int i = 42;
    static long l = 1L << 40;
    static float f = 1.1f;
    static double d = -0.0;
    static String none = null;
    static Object object = new Object() {
        @Override
        public String toString() {
            return "object";
        }
    };
    static Object evil = new Object() {
        @Override
        public String toString() {
            return null;
        }
    };
    static int calls;

    static int next() {
        return ++calls;
    }

    public static void main(String[] args) {
        System.out.println("" + z + b + s + c + i + l + f + d + none + object + evil);
        System.out.println(z + "," + b + "," + s + "," + c + "," + i + "," + l + "," + f + "," + d + "," + none + "," + object);
        System.out.println("\1" + i + "\2" + c + "\1\2" + "\0" + l);
        System.out.println(("\1" + i + "\2" + c).length() + " " + (int) ("\1" + i + "\2").charAt(0) + " " + (int) (i + "\2").charAt(2));
        System.out.println(next() + " " + next() + next() + (next() + next()) + " " + next());
        System.out.println(c + 1 + "x" + c + 1 + (c + 1) + (char) (c + 1));
        String r = none + none;
        r += c;
        r += d;
        r += null;
        r += 1 + 1;
        System.out.println(r);
        System.out.println("\u03b1" + c + i + "\u00e9" + '\uD83D' + '\uDE00');
        char[] array = {'a', 'b'};
        System.out.println(array.length + String.valueOf(array) + new int[0].length + Integer.class);
        System.out.println(1.0f + "|" + 1.0e10 + "|" + 1e-5 + "|" + 100.0 + "|" + Float.NaN + "|" + Double.NEGATIVE_INFINITY + "|" + Long.MIN_VALUE + "|" + Integer.MIN_VALUE + "|" + (byte) 200 + "|" + (char) 65);
        Object o = "s" + (Object) null;
        String multi = """
            text block "quoted" \
            joined %s
              indented\ttab
            """;
        System.out.print(multi + o);
        System.out.println(("a" + "b" == "ab") + " " + ("a" + i == "a42"));
        try {
            Object thrower = new Object() {
                @Override
                public String toString() {
                    throw new IllegalStateException("in toString");
                }
            };
            System.out.println("before " + thrower + next());
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + calls);
        }
    }
}
