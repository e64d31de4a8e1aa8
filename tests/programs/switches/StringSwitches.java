// Switch over strings: colliding hashes, empty string, fall-through, null, surrogates, computed strings.
public class StringSwitches {
    static int of(String s) {
        switch (s) {
            case "Aa": return 1;
            case "BB": return 2;
            case "AaAa": return 3;
            case "BBBB": return 4;
            case "AaBB": return 5;
            case "": return 6;
            case "zero\0zero": return 7;
            case "\uD83D\uDE00": return 8;
            case "\u00e9": return 9;
            default: return -1;
        }
    }

    static String fall(String s) {
        String r = "";
        switch (s) {
            case "a": r += "a";
            case "b": r += "b";
            default: r += "d";
            case "c": r += "c";
        }
        return r;
    }

    static int arrow(String s) {
        return switch (s) {
            case "red", "green" -> s.length();
            case "blue" -> {
                int n = 0;
                for (char c : s.toCharArray()) {
                    n += c;
                }
                yield n;
            }
            default -> throw new IllegalArgumentException(s);
        };
    }

    public static void main(String[] args) {
        System.out.println("Aa".hashCode() == "BB".hashCode());
        for (String s : new String[] {"Aa", "BB", "AaAa", "BBBB", "AaBB", "BBAa", "", "zero\0zero", "\uD83D\uDE00", "\u00e9", "e"}) {
            System.out.print(of(s) + " " + of(new StringBuilder(s).toString()) + " ");
        }
        System.out.println();
        System.out.println(fall("a") + " " + fall("b") + " " + fall("c") + " " + fall("x"));
        System.out.println(arrow("red") + " " + arrow("gr" + "een".toLowerCase()) + " " + arrow("blue"));
        try {
            arrow("Red");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            of(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
