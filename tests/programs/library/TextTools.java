// StringJoiner, StringTokenizer, Objects, Optional and its primitive forms.
import java.util.*;

public class TextTools {
    interface Act {
        Object run();
    }

    static void show(Act act) {
        try {
            System.out.println(act.run());
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        StringJoiner j = new StringJoiner(", ", "[", "]");
        System.out.println(j + " " + j.length());
        j.setEmptyValue("EMPTY");
        System.out.println(j);
        j.add("a").add(null).add("");
        System.out.println(j + " " + j.length() + " " + new StringJoiner("-").add("x").merge(j).add("y"));
        StringTokenizer t = new StringTokenizer("  a b\tc  d ");
        System.out.print(t.countTokens() + ": ");
        while (t.hasMoreTokens()) {
            System.out.print("<" + t.nextToken() + ">");
        }
        System.out.println();
        show(t::nextToken);
        StringTokenizer u = new StringTokenizer("1+2*30", "+*", true);
        while (u.hasMoreElements()) {
            System.out.print("<" + u.nextElement() + ">");
        }
        StringTokenizer v = new StringTokenizer("k=v;x", "=");
        System.out.println(v.nextToken() + "|" + v.nextToken(";"));
        System.out.println(Objects.equals(null, null) + " " + Objects.equals("a", null) + " " + Objects.hash(1, "a", null) + " " + Objects.hash() + " " + Objects.hashCode(null) + " " + Objects.toString(null) + Objects.toString(null, "d") + " " + Objects.isNull(1) + Objects.nonNull(1) + Objects.compare("a", "b", Comparator.naturalOrder()) + Objects.requireNonNullElse(null, 5));
        show(() -> Objects.requireNonNull(null));
        show(() -> Objects.requireNonNull(null, "why"));
        show(() -> Objects.requireNonNull(null, () -> "supplied"));
        show(() -> Objects.checkIndex(5, 5));
        show(() -> Objects.deepEquals(new int[] {1}, new int[] {1}));
        Optional<String> o = Optional.of("text"), e = Optional.empty();
        System.out.println(o + " " + e + " " + o.get() + o.isPresent() + e.isEmpty() + o.orElse("x") + e.orElse("x") + e.orElseGet(() -> "g") + o.map(String::length) + e.map(String::length) + o.filter(s -> s.length() > 9) + o.flatMap(s -> Optional.of(s + s)) + e.or(() -> o) + Optional.ofNullable(null) + o.equals(Optional.of("text")) + o.hashCode());
        o.ifPresent(s -> System.out.print("present " + s + " "));
        e.ifPresentOrElse(s -> System.out.print("no"), () -> System.out.println("absent"));
        show(e::get);
        show(e::orElseThrow);
        show(() -> e.orElseThrow(() -> new IllegalStateException("own")));
        show(() -> Optional.of(null));
        System.out.println(OptionalInt.of(5) + " " + OptionalInt.empty() + OptionalDouble.of(1.5).getAsDouble() + OptionalLong.of(7).orElse(1) + OptionalInt.empty().orElse(3));
    }
}
