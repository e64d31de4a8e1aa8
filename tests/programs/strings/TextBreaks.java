// Breaks of characters, words, lines and sentences, and going over them.
import java.text.BreakIterator;
import java.text.CharacterIterator;
import java.text.StringCharacterIterator;
import java.util.Locale;

public class TextBreaks {
    static final String[] TEXTS = {
        "Hello, world! It's 3.14 or 1,000 $5.00 50% o'clock well-known x_y a.b.c e.g. foo@bar.com",
        "Mr. Smith went. He said \"Hi!\" (Yes.) and left... Next? no; 3.5 is. a. b",
        "tabs\tand\nnew lines\r\nhere  two", "http://a.b/c?d=e&f  -dash --opt=val a/b (paren) [x] {y} \"q\" 'r'",
        "\u00e9t\u00e9 caf\u00e9's na\u00efve e\u0301 x\u00a0y \u4e00\u4e8c\u3002\u4e09 \u3042\u3044\u30ab\u30bf \ud83d\ude00\ud83d\ude00 \ud55c\uae00",
        "a\u00adb soft\u200bzero 10-12 1/2 -5 +3 #1 a,b c;d e:f g!h i?j", "I.B.M. U.S. is. The end.\n\nPara two.  \"Quote.\" Then (ok). end", "", "a", " ", "\n", "\r\n\r\n",
        "can't 'quoted' 'tis rock'n'roll 1st 2nd abc123 123abc 1.2.3 12:30 $ 5 \u20ac5 5\u20ac", "Stop!!! Really?? Yes.No. x.Y \u201cHi.\u201d \u201cYes\u201d. 5. Five. Hello.)  World",
        "The quick brown fox jumps over the lazy dog. The dog (which was lazy) slept.", "Usage: prog [--help] <file>... Options follow: -a, -b; see README.md for more.",
        "One\n  indented line, with commas; and more.\nTwo: three - four -- five. Six!",
    };

    static String cut(BreakIterator breaks, String text) {
        breaks.setText(text);
        StringBuilder shown = new StringBuilder();
        int from = breaks.first();
        for (int to = breaks.next(); to != BreakIterator.DONE; from = to, to = breaks.next()) {
            shown.append('[').append(text, from, to).append(']');
        }
        return shown.toString().replace("\n", "\\n").replace("\r", "\\r").replace("\t", "\\t");
    }

    interface Attempt {
        Object run();
    }

    static void attempt(Attempt attempt) {
        try {
            System.out.print(attempt.run() + " ");
        } catch (RuntimeException e) {
            System.out.print(e.getClass().getName() + " ");
        }
    }

    static String wrapped(String text, int width) {
        BreakIterator lines = BreakIterator.getLineInstance(Locale.ENGLISH);
        lines.setText(text);
        StringBuilder all = new StringBuilder();
        int column = 0;
        int from = lines.first();
        for (int to = lines.next(); to != BreakIterator.DONE; from = to, to = lines.next()) {
            String part = text.substring(from, to);
            if (column + part.stripTrailing().length() > width) {
                all.append('\n');
                column = 0;
            }
            all.append(part);
            column += part.length();
        }
        return all.toString();
    }

    public static void main(String[] args) {
        for (String each : TEXTS) {
            System.out.println("characters " + cut(BreakIterator.getCharacterInstance(), each));
            System.out.println("words " + cut(BreakIterator.getWordInstance(Locale.ENGLISH), each));
            System.out.println("lines " + cut(BreakIterator.getLineInstance(), each));
            System.out.println("sentences " + cut(BreakIterator.getSentenceInstance(Locale.GERMAN), each));
        }
        BreakIterator words = BreakIterator.getWordInstance();
        words.setText("ab cd, ef");
        System.out.println(words.current() + " " + words.first() + words.next() + words.next() + " " + words.current() + words.previous() + " " + words.last() + words.next() + words.current() + words.previous()
            + words.previous() + " " + words.next(2) + words.next(-2) + words.next(0) + words.next(50) + words.current() + words.next(-50) + words.current());
        System.out.println(words.following(0) + " " + words.following(3) + words.following(8) + words.current() + " " + words.preceding(9) + words.preceding(3) + words.preceding(0) + words.current() + " "
            + words.isBoundary(2) + words.current() + words.isBoundary(1) + words.current() + words.isBoundary(0) + words.isBoundary(9) + words.current());
        for (int place : new int[] {-1, 9, 10}) {
            attempt(() -> words.following(place));
            attempt(() -> words.preceding(place));
            attempt(() -> words.isBoundary(place));
        }
        CharacterIterator text = words.getText();
        System.out.println(text.getBeginIndex() + " " + text.getEndIndex());
        words.setText(new StringCharacterIterator("xx ab cd yy", 3, 8, 3));
        System.out.println(words.first() + " " + words.next() + " " + words.next() + " " + words.next() + " " + words.next() + " " + words.last());
        BreakIterator empty = BreakIterator.getLineInstance();
        System.out.println(empty.first() + " " + empty.last() + " " + empty.next() + empty.current() + " " + empty.getText().getEndIndex() + " " + words.clone().equals(words));
        attempt(() -> {
            words.setText((String) null);
            return "set";
        });
        attempt(() -> BreakIterator.getLineInstance(null));
        System.out.println();
        System.out.println(wrapped("A long paragraph of text, which is wrapped at a well-known width; nothing (or little) is lost. \"Quoted words\" stay together, and so do 3.14 and $5.00.", 24));
    }
}
