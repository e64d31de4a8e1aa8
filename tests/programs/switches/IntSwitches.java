// tableswitch and lookupswitch: fall-through, default in the middle, extremes, char/byte/short/boxed selectors.
public class IntSwitches {
    static String dense(int v) {
        StringBuilder s = new StringBuilder();
        switch (v) {
            case 1:
                s.append("one ");
            case 2:
                s.append("two ");
                break;
            default:
                s.append("default ");
            case 4:
                s.append("four ");
                break;
            case 3:
                s.append("three ");
        }
        return s.toString();
    }

    static int sparse(int v) {
        switch (v) {
            case Integer.MIN_VALUE: return 1;
            case -1000000: return 2;
            case 0: return 3;
            case 1000000: return 4;
            case Integer.MAX_VALUE: return 5;
        }
        return -1;
    }

    static int negative(int v) {
        switch (v) {
            case -3: return 30;
            case -2: return 20;
            case -1: return 10;
            case 0: return 0;
            default: return 99;
        }
    }

    static int edge(int v) {
        switch (v) {
            case Integer.MAX_VALUE: return 1;
            case Integer.MAX_VALUE - 1: return 2;
            case Integer.MAX_VALUE - 2: return 3;
            default: return 4;
        }
    }

    static String letters(char c) {
        return switch (c) {
            case 'a', 'e', 'i', 'o', 'u' -> "vowel";
            case 'y' -> {
                String s = "some";
                yield s + "times";
            }
            default -> c >= 'a' && c <= 'z' ? "consonant" : "other";
        };
    }

    static int boxed(Integer i) {
        return switch (i) {
            case 10 -> 1;
            case 20 -> 2;
            default -> 3;
        };
    }

    static int nested(byte b, short s) {
        switch (b) {
            case -128:
                switch (s) {
                    case 300: return 1;
                    case -300: return 2;
                }
                break;
            case 127:
                return 3;
        }
        return 4;
    }

    public static void main(String[] args) {
        for (int i = 0; i <= 5; i++) {
            System.out.println(i + " " + dense(i));
        }
        for (int v : new int[] {Integer.MIN_VALUE, Integer.MIN_VALUE + 1, -1000000, 0, 1, 1000000, Integer.MAX_VALUE, Integer.MAX_VALUE - 1, Integer.MAX_VALUE - 2, Integer.MAX_VALUE - 3, -3, -4, -1}) {
            System.out.println(v + " " + sparse(v) + " " + negative(v) + " " + edge(v));
        }
        for (char c : "aby!".toCharArray()) {
            System.out.println(c + " " + letters(c));
        }
        System.out.println(boxed(10) + " " + boxed(20) + " " + boxed(30));
        try {
            boxed(null);
        } catch (NullPointerException e) {
            System.out.println("null selector");
        }
        System.out.println(nested((byte) -128, (short) 300) + " " + nested((byte) -128, (short) -300) + " " + nested((byte) 127, (short) 0) + " " + nested((byte) -128, (short) 1));
        int n = 0;
        loop:
        for (int i = 0; ; i++) {
            switch (i % 4) {
                case 0: continue loop;
                case 3:
                    if (i > 20) break loop;
                default: n += i;
            }
        }
        System.out.println(n);
        switch (n) {
        }
        switch (n) {
            default -> System.out.println("only default");
        }
    }
}
