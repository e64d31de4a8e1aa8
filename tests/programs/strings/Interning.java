// Constant strings are interned across classes; computed ones are not until intern().
public class Interning {
    static final String CONSTANT = "shared";
    static String computed = "sha";

    static class Other {
        static final String CONSTANT = "sha" + "red";
        static String get() {
            return "shared";
        }
    }

    public static void main(String[] args) {
        String made = computed + "red";
        System.out.println(CONSTANT == Other.CONSTANT);
        System.out.println(CONSTANT == Other.get());
        System.out.println(CONSTANT == made);
        System.out.println(CONSTANT == made.intern());
        System.out.println(CONSTANT.equals(made) + " " + (CONSTANT.hashCode() == made.hashCode()));
        System.out.println(new String("shared") == CONSTANT);
        System.out.println(new String("shared").intern() == CONSTANT);
        String unique = new StringBuilder("fresh").append(args.length).append('-').append(computed).toString();
        System.out.println(unique.intern() == unique);
        System.out.println((unique + "").intern() == unique);
        System.out.println("" == "".intern());
        System.out.println("\u03b1\u03b2" == new String(new char[] {'\u03b1', '\u03b2'}).intern());
        System.out.println("abc".substring(0) == "abc");
        System.out.println("abc".trim() == "abc");
        System.out.println("abc".toString() == "abc");
        System.out.println("abc".substring(1).equals("bc"));
        System.out.println(String.valueOf(true).equals("true"));
        String sum = "";
        for (int i = 0; i < 50; i++) {
            sum += i;
            if (sum.intern() != ("" + sum).intern()) {
                System.out.println("differs at " + i);
            }
        }
        System.out.println(sum.hashCode());
    }
}
