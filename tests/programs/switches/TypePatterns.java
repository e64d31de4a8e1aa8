// Pattern switch: types, guards, dominance by order, null, primitives boxed, constants mixed with patterns, arrays.
public class TypePatterns {
    sealed interface Shape permits Circle, Rect, Dot {
    }

    record Circle(double r) implements Shape {
    }

    record Rect(double w, double h) implements Shape {
    }

    enum Dot implements Shape {
        SMALL, LARGE
    }

    static int guards;

    static boolean guard(boolean b) {
        guards++;
        return b;
    }

    static String of(Object o) {
        return switch (o) {
            case null -> "null!";
            case Integer i when guard(i > 100) -> "big " + i;
            case Integer i when guard(i < 0) -> "negative " + i;
            case Integer i -> "int " + i;
            case Long l -> "long " + l;
            case String s when s.isEmpty() -> "empty";
            case String s -> "string " + s.length();
            case Character c -> "char " + c;
            case int[] a when a.length > 2 -> "ints " + a[2];
            case int[] a -> "few ints " + a.length;
            case Object[] a -> "array " + a.length;
            case Dot d -> "dot " + d.ordinal();
            case Shape s -> "shape " + s;
            case CharSequence s -> "chars " + s;
            case Class<?> c -> "class " + c.getSimpleName();
            default -> "other " + o.getClass().getName();
        };
    }

    static double area(Shape s) {
        return switch (s) {
            case Circle c -> 3 * c.r() * c.r();
            case Rect(double w, double h) when w == h -> -w * h;
            case Rect(var w, var h) -> w * h;
            case Dot.SMALL -> 0;
            case Dot.LARGE -> 1;
        };
    }

    static String constants(String s) {
        return switch (s) {
            case "stop" -> "STOP";
            case String t when t.startsWith("s") -> "s...";
            case "go" -> "GO";
            case String t -> t;
        };
    }

    static void statement(Object o) {
        switch (o) {
            case String s:
                System.out.println("statement " + s);
                break;
            case Integer i:
                System.out.println("number " + i);
            default:
                System.out.println("fell");
        }
    }

    public static void main(String[] args) {
        Object[] all = {null, 5, 500, -5, 7L, "", "abc", 'c', new int[3], new int[1], new String[4], Dot.LARGE, new Circle(1), new StringBuilder("sb"), Shape.class, 1.5, new int[1][1]};
        for (Object o : all) {
            System.out.println(of(o));
        }
        System.out.println(guards);
        Shape[] shapes = {new Circle(2), new Rect(2, 3), new Rect(2, 2), Dot.SMALL, Dot.LARGE};
        for (Shape s : shapes) {
            System.out.println(area(s));
        }
        System.out.println(constants("stop") + constants("go") + constants("sun") + constants("moon"));
        statement("x");
        statement(3);
        statement('c');
        try {
            statement(null);
        } catch (NullPointerException e) {
            System.out.println("NPE " + e.getMessage());
        }
    }
}
