// The commonly used methods of String on Latin-1 text.
public class Basics {
    public static void main(String[] args) {
        String s = "  Hello, World  ";
        String t = s.trim();
        System.out.println("[" + t + "] " + t.length() + " " + t.charAt(4) + " " + t.indexOf('o') + " " + t.indexOf('o', 5) + " " + t.lastIndexOf('o') + " " + t.lastIndexOf("l", 5) + " " + t.indexOf("World") + " " + t.indexOf("") + " " + t.indexOf("zzz"));
        System.out.println(t.substring(7) + "|" + t.substring(0, 5) + "|" + t.substring(12) + "|" + t.subSequence(1, 3));
        System.out.println(t.toUpperCase() + t.toLowerCase() + t.replace('l', 'L') + t.replace("l", "") + t.replace("", "-") + t.replace("World", "there"));
        System.out.println(t.startsWith("Hell") + " " + t.startsWith("World", 7) + " " + t.endsWith("d") + " " + t.endsWith("") + " " + t.contains("lo, W") + " " + t.isEmpty() + " " + s.isBlank() + " " + "   ".isBlank());
        System.out.println(t.equals("Hello, World") + " " + t.equals(null) + " " + t.equalsIgnoreCase("HELLO, WORLD") + " " + "a".compareTo("b") + " " + "abc".compareTo("ab") + " " + "a".compareToIgnoreCase("B") + " " + "B".compareTo("a"));
        System.out.println(String.join("-", "a", "b", "c") + " " + String.join("/", java.util.List.of("x", "y")) + " " + "ab".repeat(3) + "|" + "ab".repeat(0) + "|" + t.concat("!") + " " + "a,b,,c,,".split(",").length);
        for (String part : "k=v=w".split("=")) {
            System.out.print(part + ";");
        }
        for (String part : "a:b:c:d".split(":", 2)) {
            System.out.print(part + ";");
        }
        for (String part : "x..y.".split("\\.", -1)) {
            System.out.print("[" + part + "]");
        }
        System.out.println();
        System.out.println(String.valueOf(1.5f) + String.valueOf(true) + String.valueOf('c') + String.valueOf(9L) + String.valueOf((Object) null) + String.valueOf(new char[] {'x', 'y'}) + String.copyValueOf(new char[] {'a', 'b', 'c'}, 1, 2));
        System.out.println(t.hashCode() + " " + "".hashCode() + " " + t.toCharArray().length + " " + new String(new char[] {'q', 'r', 's'}, 1, 2));
        System.out.println("\tx ".strip() + "|" + " x ".stripLeading() + "|" + " x ".stripTrailing());
        char[] dst = {'-', '-', '-', '-'};
        "abcdef".getChars(2, 4, dst, 1);
        System.out.println(new String(dst) + " " + "Hello".regionMatches(1, "yell", 1, 3) + " " + "Hello".regionMatches(true, 0, "HELP", 0, 3) + " " + "x".compareTo("") + " " + "%d%%".formatted(5));
        String[] bad = new String[4];
        for (int i = 0; i < 7; i++) {
            try {
                switch (i) {
                    case 0 -> "abc".charAt(3);
                    case 1 -> "abc".charAt(-1);
                    case 2 -> "abc".substring(4);
                    case 3 -> "abc".substring(2, 1);
                    case 4 -> "abc".substring(-1, 1);
                    case 5 -> "abc".repeat(-1);
                    default -> new String(dst, 2, 5);
                }
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getName() + ": " + e.getMessage());
            }
        }
    }
}
