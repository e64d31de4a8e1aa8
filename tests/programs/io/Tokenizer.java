// StreamTokenizer: words, numbers, quotes, comments, line ends, changed tables.
import java.io.*;

public class Tokenizer {
    static void run(StreamTokenizer t) throws IOException {
        StringBuilder line = new StringBuilder();
        do {
            t.nextToken();
            line.append(t.ttype).append(':').append(t).append(" | ");
        } while (t.ttype != StreamTokenizer.TT_EOF);
        System.out.println(line.append(t.sval).append(' ').append(t.lineno()));
    }

    static StreamTokenizer of(String text) {
        return new StreamTokenizer(new StringReader(text));
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer t = of("3 -4 5.25\nabc x1.y-z 1a a1 \u00e9\u20ac, 1.2.3 1-2 -x --1 1e5 _");
        System.out.println(t + " " + t.ttype + " " + t.nval + " " + t.lineno());
        t.pushBack();
        run(t);
        run(of(". - -. -.5 5. -0 ... +7 -"));
        t = of("0.1234567890123456789 12345678901234567890123 3.14159 0.1 -1.005 99999999.99999999 .3 00012.50");
        while (t.nextToken() == StreamTokenizer.TT_NUMBER) {
            System.out.print(t.nval + " ");
        }
        System.out.println();
        run(of("\"a\\tb\\n\\x\\\"q\\101\\7\\477\\0z\\v\\a\" 'it''s' \"open\nnext 'end"));
        run(of("a / all this\nb /* c */ d // e\r\nf\rg\n\r\nh"));
        t = of("a / b // c\nb /* c\n * / \r\n **/ d /** x **/ e /*open");
        t.ordinaryChar('/');
        t.slashSlashComments(true);
        t.slashStarComments(true);
        run(t);
        t = of("a\n\nB\r\nCcc\r1\n# no\n@x");
        t.eolIsSignificant(true);
        t.lowerCaseMode(true);
        t.commentChar('#');
        run(t);
        t = of("12 ab_c 3.5,x\n y");
        t.resetSyntax();
        t.wordChars('0', '9');
        t.wordChars('a', 'z');
        t.whitespaceChars(0, ',');
        run(t);
        t = of("a-b|c|-5 -");
        t.wordChars('-', '-');
        t.quoteChar('|');
        t.ordinaryChars('b', 'b');
        run(t);
        t = of("x\ny z");
        t.resetSyntax();
        run(t);
        t = of("one 2");
        t.nextToken();
        t.pushBack();
        System.out.println(t.nextToken() + " " + t.sval + " " + t.nextToken() + " " + t.sval + " " + t.nval);
        run(new StreamTokenizer(new ByteArrayInputStream("by tes 8".getBytes())));
        try {
            new StreamTokenizer((Reader) null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
