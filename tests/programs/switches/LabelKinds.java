import java.util.List;
import java.util.concurrent.TimeUnit;

// Every kind of label that javac writes for pattern switches, on every kind of selector.
public class LabelKinds {
    enum Level {
        LOW, MIDDLE {
            @Override
            int weight() {
                return 5;
            }
        }, HIGH;

        int weight() {
            return ordinal();
        }
    }

    sealed interface Node<T> permits Leaf, Pair, Level2 {
    }

    record Leaf<T>(T value) implements Node<T> {
    }

    record Pair<T>(Node<T> left, Node<T> right) implements Node<T> {
    }

    enum Level2 implements Node<Object> {
        NOTHING, MORE
    }

    record Point(int x, long y) {
    }

    record Named(String name, Object value) {
    }

    record Failing(int x) {
        @Override
        public int x() {
            throw new IllegalStateException("accessor " + x);
        }
    }

    static String boxed(Integer i) {
        return switch (i) {
            case 1 -> "one";
            case Integer n when n > 100 -> "big";
            case 2 -> "two";
            case -70000 -> "far";
            case Integer n -> "n" + n;
        };
    }

    static String shorts(Short s) {
        return switch (s) {
            case 1 -> "one";
            case Short n when n < 0 -> "negative";
            case Short n -> "s" + n;
        };
    }

    static String bytes(Byte b) {
        return switch (b) {
            case 100 -> "hundred";
            case Byte n -> "b" + n;
        };
    }

    static String characters(Character c) {
        return switch (c) {
            case 'a' -> "A";
            case Character d when Character.isDigit(d) -> "digit";
            case '\uffff' -> "last";
            case Character d -> "c" + (int) d;
        };
    }

    static String strings(String s) {
        return switch (s) {
            case null -> "none";
            case "" -> "empty";
            case String t when t.length() > 5 -> "long";
            case "\u20ac\ud83d\ude00" -> "signs";
            case "five" -> "FIVE";
            case String t -> t;
        };
    }

    static String levels(Level level) {
        return switch (level) {
            case null -> "no level";
            case LOW -> "low";
            case Level l when l.weight() == 5 -> "five";
            case MIDDLE -> "middle";
            case HIGH -> "high";
        };
    }

    static String qualified(Object o) {
        return switch (o) {
            case Level.LOW -> "low";
            case TimeUnit.DAYS -> "days";
            case Level2.NOTHING, Level2.MORE -> "level 2";
            case Level l -> "level " + l;
            case TimeUnit u when u.compareTo(TimeUnit.SECONDS) < 0 -> "short";
            case TimeUnit u -> "unit " + u;
            case Integer i when i == 7 -> "seven";
            case String s when s.isEmpty() -> "empty";
            case null, default -> "rest";
        };
    }

    static String tree(Node<Object> node) {
        return switch (node) {
            case Leaf<Object>(String s) -> "text " + s;
            case Leaf<Object>(Integer i) when i > 9 -> "large " + i;
            case Leaf<Object>(var v) -> "leaf " + v;
            case Pair<Object>(Leaf<Object>(var a), Leaf<Object>(var b)) -> "[" + a + "|" + b + "]";
            case Pair<Object>(Pair<Object>(var a, var b), var c) -> "((" + tree(a) + "," + tree(b) + ")," + tree(c) + ")";
            case Pair<Object>(var a, var b) -> "(" + tree(a) + "," + tree(b) + ")";
            case Level2.NOTHING -> "nothing";
            case Level2.MORE -> "more";
        };
    }

    static String records(Object o) {
        return switch (o) {
            case Point(int x, long y) when x == y -> "diagonal " + x;
            case Point(int x, long y) -> x + y + "";
            case Named(String n, Point(var x, var y)) when n.length() == x -> n + y;
            case Named(var n, Named(String m, Integer i)) -> n + m + i;
            case Named(var n, String[] a) -> n + a.length;
            case Named n -> "named " + n.name();
            case Failing(int x) -> "got " + x;
            default -> "?";
        };
    }

    static int statement(Object o) {
        int sum = 0;
        switch (o) {
            case Integer i when i > 0:
                sum += i;
                if (i > 50) {
                    break;
                }
            case Long _:
                sum += 1000;
                break;
            case List<?> list when !list.isEmpty():
                for (Object inner : list) {
                    sum += statement(inner);
                }
                break;
            default:
                sum--;
        }
        return sum;
    }

    public static void main(String[] args) {
        for (int i : new int[] {1, 2, 3, 101, -70000}) {
            System.out.print(boxed(i) + " " + shorts((short) i) + " " + bytes((byte) i) + ", ");
        }
        System.out.println(bytes((byte) 100));
        for (char c : new char[] {'a', '7', 'z', '\uffff', 0}) {
            System.out.print(characters(c) + " ");
        }
        System.out.println();
        for (String s : new String[] {null, "", "five", "\u20ac\ud83d\ude00", "longest", "x"}) {
            System.out.print(strings(s) + " ");
        }
        System.out.println();
        System.out.print(levels(null));
        for (Level level : Level.values()) {
            System.out.print(" " + levels(level) + " " + qualified(level));
        }
        System.out.println();
        for (Object o : new Object[] {TimeUnit.DAYS, TimeUnit.HOURS, TimeUnit.MILLISECONDS, Level2.MORE, 7, 8, "", "x", null}) {
            System.out.print(qualified(o) + ", ");
        }
        System.out.println();
        Node<Object> leaf = new Leaf<>(3);
        for (Node<Object> node : List.<Node<Object>>of(leaf, new Leaf<>("s"), new Leaf<>(10), new Leaf<>(null), new Pair<>(leaf, leaf),
                new Pair<>(new Pair<>(leaf, Level2.NOTHING), Level2.MORE), new Pair<>(leaf, new Pair<>(leaf, leaf)))) {
            System.out.println(tree(node));
        }
        try {
            System.out.println(tree(new Pair<>(null, leaf)));
        } catch (NullPointerException e) {
            System.out.println("null inside");
        }
        for (Object o : new Object[] {new Point(2, 2), new Point(2, 3), new Named("ab", new Point(2, 9)), new Named("q", new Named("r", 5)),
            new Named("n", new String[3]), new Named(null, null), new Named("z", null), 3}) {
            System.out.println(records(o));
        }
        try {
            records(new Failing(4));
        } catch (MatchException e) {
            System.out.println(e.getMessage() + " " + e.getCause());
        }
        System.out.println(statement(5) + " " + statement(60) + " " + statement(2L) + " " + statement(List.of(1, 70, List.of(), 'c')));
        try {
            statement(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        try {
            boxed(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
