/** Pattern switches compiled against an enum that has lost and reordered constants since. */
public class StaleLabels {
    sealed interface Sign permits Suit, Number {
    }

    record Number(int value) implements Sign {
    }

    static String suit(Suit suit) {
        return switch (suit) {
            case null -> "null";
            case CLUBS -> "clubs";
            case STARS -> "stars";
            case Suit s when s.ordinal() == 0 -> "first " + s;
            case HEARTS -> "hearts";
            case Suit s -> "other " + s;
        };
    }

    static String sign(Object sign) {
        return switch (sign) {
            case Suit s when s == Suit.CLUBS -> "guarded clubs";
            case Suit s -> suit(s);
            case String s -> s;
            default -> "default";
        };
    }

    static String qualified(Sign sign) {
        return switch (sign) {
            case Suit.STARS -> "stars";
            case Suit.CLUBS -> "clubs";
            case Suit s -> "suit " + s;
            case Number(int value) when value > 3 -> "big";
            case Number n -> "number " + n.value();
        };
    }

    static String boxes(Integer i, Character c, Byte b) {
        String one = switch (i) {
            case 1 -> "one";
            case Integer n when n > 5 -> "big";
            case 2 -> "two";
            case Integer n -> "int " + n;
        };
        String two = switch (c) {
            case 'a' -> "a";
            case Character d when d > 'x' -> "late";
            case 'c' -> "c";
            case Character d -> "char " + d;
        };
        String three = switch (b) {
            case -1 -> "minus one";
            case Byte d when d > 100 -> "high";
            case 2 -> "two";
            case Byte d -> "byte " + d;
        };
        return one + " " + two + " " + three;
    }

    static String text(String text) {
        return switch (text) {
            case null -> "null";
            case "Aa" -> "first";
            case String s when s.isEmpty() -> "empty";
            case "BB" -> "second";
            case String s -> "other " + s;
        };
    }

    record Box(double d, long l, boolean z) {
    }

    static String box(Object o) {
        return switch (o) {
            case Box(double d, long l, boolean z) when d > l -> "d " + d + z;
            case Box(double d, long l, boolean z) when z -> "l " + l;
            case Box(double d, long l, boolean z) -> "none";
            default -> "no box";
        };
    }

    public static void main(String[] args) {
        for (Suit suit : Suit.values()) {
            System.out.println(suit(suit) + " | " + sign(suit) + " | " + qualified(suit));
        }
        System.out.println(suit(null) + " " + sign("text") + " " + sign(1));
        System.out.println(qualified(new Number(9)) + " " + qualified(new Number(1)));
        System.out.println(boxes(1, 'a', (byte) -1) + " " + boxes(2, 'c', (byte) 2));
        System.out.println(boxes(3, 'b', (byte) 3) + " " + boxes(9, 'z', (byte) 101));
        System.out.println(text(null) + " " + text("Aa") + " " + text("BB") + " " + text("") + " " + text("C#"));
        System.out.println(box(new Box(2, 1, true)) + " " + box(new Box(1, 2, true)) + " " + box(new Box(1, 2, false))
                + " " + box(null == args ? 1 : "x"));
    }
}
