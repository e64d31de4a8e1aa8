// release: 17
// Pattern instanceof: scope by flow, conjunctions, negation, loops, shadowing of fields, generics.
import java.util.List;

public class PatternsInstanceof {
    private String s = "field";

    String scope(Object o) {
        if (!(o instanceof String s)) {
            return this.s + " not a string";
        }
        return s + s.length();
    }

    static boolean both(Object a, Object b) {
        return a instanceof Integer i && b instanceof Integer j && i.equals(j);
    }

    static String choose(Object o) {
        return o instanceof CharSequence c && c.length() > 2 ? "long " + c : o instanceof Integer n ? "n" + (n + 1) : "?";
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof PatternsInstanceof p && p.s.equals(s);
    }

    @Override
    public int hashCode() {
        return s.hashCode();
    }

    public static void main(String[] args) {
        PatternsInstanceof p = new PatternsInstanceof();
        System.out.println(p.scope("text") + " " + p.scope(1) + " " + p.scope(null));
        System.out.println(both(1, 1) + " " + both(1, 2) + " " + both(1, "x"));
        System.out.println(choose("abc") + choose("ab") + choose(4) + choose(new StringBuilder("builder")));
        System.out.println(p.equals(new PatternsInstanceof()) + " " + p.equals(null) + " " + p.equals("field"));
        Object o = List.of("a", "b");
        if (o instanceof List<?> list && !list.isEmpty() && list.get(0) instanceof String first) {
            System.out.println(first + list.size());
        }
        Object[] chain = {1, "two", 3.0, 'f'};
        int i = 0;
        while (!(chain[i] instanceof Double d)) {
            i++;
        }
        System.out.println(d + " at " + i);
        for (Object c : chain) {
            if (c instanceof Number n && !(n instanceof Double)) {
                System.out.println("number " + n.intValue());
            } else if (c instanceof String || c instanceof Character) {
                System.out.println("text " + c);
            }
        }
        final Object k = "constant";
        System.out.println(k instanceof String t ? t.toUpperCase() : "none");
    }
}
