// UTF-8 on standard output and error: Latin-1, Greek, CJK, surrogate pairs, lone surrogates, as chars and strings.
public class Utf8Output {
    public static void main(String[] args) {
        System.out.println("caf\u00e9 \u00fc\u00df \u03b1\u03b2\u03b3 \u4e2d\u6587 \uD83D\uDE00 \u20ac");
        System.out.println('\u00e9');
        System.out.println('\u4e2d');
        System.out.println("lone \uD83D high, \uDE00 low");
        System.out.print("\uD83D\uDE00".charAt(0));
        System.out.print("\uD83D\uDE00".charAt(1));
        System.out.println();
        System.out.printf("%s %c %5s|%n", "\u03c0", '\u00f1', "\u00e9");
        System.out.println(new char[] {'\u0431', '\u0432'});
        System.err.println("error \u00e9\u4e2d\uD83D\uDE00");
        System.out.println(new StringBuilder().append('\u00ff').append('\u0100').append((char) 0x7ff).append((char) 0x800).append('\uFFFD'));
        System.out.println("nul \0 and tab \t end");
    }
}
