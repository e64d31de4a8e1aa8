// Qualified enum constants in a sealed pattern switch: javac 21+ emits constant-dynamic EnumDesc labels.
public class QualifiedEnums {
    sealed interface Card permits Suit, Tarot, Blank {
    }

    enum Suit implements Card {
        CLUBS, HEARTS
    }

    enum Tarot implements Card {
        FOOL, TOWER {
        }
    }

    record Blank(int n) implements Card {
    }

    static String of(Card c) {
        return switch (c) {
            case Suit.CLUBS -> "clubs";
            case Suit.HEARTS -> "hearts";
            case Tarot.FOOL -> "fool";
            case Tarot.TOWER -> "tower";
            case Blank b when b.n() == 0 -> "zero";
            case Blank b -> "blank " + b.n();
        };
    }

    static String object(Object o) {
        return switch (o) {
            case Suit.HEARTS -> "one of hearts";
            case Tarot t -> "tarot " + t;
            case String s when s.equals("word") -> "the word";
            case String s -> "string";
            case Integer i when i == 42 -> "answer";
            case Integer i -> "int";
            default -> "default";
        };
    }

    public static void main(String[] args) {
        Card[] cards = {Suit.CLUBS, Suit.HEARTS, Tarot.FOOL, Tarot.TOWER, new Blank(0), new Blank(1)};
        for (int round = 0; round < 2; round++) {
            for (Card c : cards) {
                System.out.println(of(c));
            }
        }
        Object[] objects = {Suit.HEARTS, Suit.CLUBS, Tarot.TOWER, "word", "words"};
        for (Object o : objects) {
            System.out.println(object(o));
        }
        try {
            of(null);
        } catch (NullPointerException e) {
            System.out.println("null card");
        }
    }
}
