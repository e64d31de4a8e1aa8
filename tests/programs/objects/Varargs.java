// Varargs: empty, null, arrays passed through, boxing, overloads, generic varargs.
public class Varargs {
    static String f(Object... o) {
        return o == null ? "null array" : o.length + (o.length > 0 ? ":" + (o[0] == null ? "null" : o[0].getClass().getSimpleName()) : "");
    }

    static int sum(int first, int... rest) {
        int s = first;
        for (int r : rest) {
            s += r;
        }
        return s;
    }

    static String g(String s, Object... o) {
        return "g1 " + o.length;
    }

    static String g(String s, String t) {
        return "g2";
    }

    static String wide(long... l) {
        return "long " + l.length;
    }

    static String wide(Integer... l) {
        return "Integer " + l.length;
    }

    final String text;

    Varargs(char... cs) {
        text = new String(cs);
    }

    public static void main(String... args) {
        System.out.println(f() + " " + f((Object[]) null) + " " + f((Object) null) + " " + f(1, 2) + " " + f(new int[3]) + " " + f(new String[] {"a", "b"}) + " " + f((Object) new String[] {"a"}) + " " + f(null, null));
        System.out.println(sum(1) + " " + sum(1, 2, 3) + " " + sum(1, new int[] {5, 5}));
        System.out.println(g("a") + " " + g("a", "b") + " " + g("a", 1) + " " + g("a", "b", "c"));
        System.out.println(wide(1L, 2) + " " + wide(new Integer[2]) + " " + new Varargs('x', 'y').text + new Varargs().text.length());
        System.out.println(args.length);
    }
}
