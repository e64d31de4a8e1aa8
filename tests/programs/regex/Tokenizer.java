import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A small language is read with one pattern of named alternatives and evaluated. */
public class Tokenizer {
    static final Pattern TOKEN = Pattern.compile("""
            (?<number> \\d+ (?: \\. \\d+ )? (?: [eE][+-]?\\d+ )? )  # numbers
            | (?<name> [a-zA-Z_]\\w* )                             # names
            | (?<operator> [-+*/()=] )                            # operators
            | (?<space> \\s+ )
            | (?<error> . )""", Pattern.COMMENTS);

    record Token(String kind, String text, int at) {
    }

    static List<Token> tokens(String source) {
        List<Token> tokens = new ArrayList<>();
        Matcher matcher = TOKEN.matcher(source);
        while (matcher.find()) {
            for (String kind : new String[] {"number", "name", "operator", "error"}) {
                if (matcher.group(kind) != null) {
                    tokens.add(new Token(kind, matcher.group(kind), matcher.start()));
                }
            }
        }
        return tokens;
    }

    private final List<Token> tokens;
    private int at;

    Tokenizer(String source) {
        tokens = tokens(source);
    }

    boolean accept(String text) {
        if (at < tokens.size() && tokens.get(at).text().equals(text)) {
            at++;
            return true;
        }
        return false;
    }

    double sum() {
        double value = product();
        while (true) {
            if (accept("+")) {
                value += product();
            } else if (accept("-")) {
                value -= product();
            } else {
                return value;
            }
        }
    }

    double product() {
        double value = factor();
        while (true) {
            if (accept("*")) {
                value *= factor();
            } else if (accept("/")) {
                value /= factor();
            } else {
                return value;
            }
        }
    }

    double factor() {
        if (accept("(")) {
            double value = sum();
            accept(")");
            return value;
        }
        if (accept("-")) {
            return -factor();
        }
        return Double.parseDouble(tokens.get(at++).text());
    }

    public static void main(String[] args) {
        System.out.println(tokens("x1 = 3.5e2*(y - 7) # 2"));
        for (String source : new String[] {"1+2*3", "(1+2)*3", "2*-3.5", "1e3/4-.5", "8/(3-1)/2"}) {
            System.out.println(source + " = " + new Tokenizer(source.replace("-.5", "-0.5")).sum());
        }
        Matcher csv = Pattern.compile("\\G(?:^|,)(?:\"((?:[^\"]|\"\")*+)\"|([^\",]*))").matcher("a,\"b,\"\"c\"\"\",,d");
        while (csv.find()) {
            System.out.println(csv.group(1) != null ? csv.group(1).replace("\"\"", "\"") : "<" + csv.group(2) + ">");
        }
        Matcher log = Pattern.compile("^(\\S+) \\[(\\d+)/(\\w{3})/(\\d{4})\\] \"(GET|POST) ([^\"]+)\" (\\d{3})$", Pattern.MULTILINE)
                .matcher("""
                        1.2.3.4 [10/Oct/2000] "GET /index.html" 200
                        bad line
                        5.6.7.8 [11/Nov/2001] "POST /form" 404
                        """);
        while (log.find()) {
            System.out.println(log.group(1) + " " + log.group(4) + log.group(3) + log.group(2) + " " + log.group(6) + " " + log.group(7));
        }
    }
}
