// A lexer for a Java-like language by a hand-made state machine, and a bracket checker.
import java.util.*;

public class Tokenizer {
    enum Kind {
        WORD, NUMBER, STRING, SYMBOL, COMMENT
    }

    record Token(Kind kind, String text, int line) {
    }

    static List<Token> lex(String s) {
        List<Token> out = new ArrayList<>();
        int i = 0, line = 1;
        while (i < s.length()) {
            char c = s.charAt(i);
            int start = i;
            if (c == '\n') {
                line++;
                i++;
                continue;
            } else if (Character.isWhitespace(c)) {
                i++;
                continue;
            } else if (Character.isJavaIdentifierStart(c)) {
                while (i < s.length() && Character.isJavaIdentifierPart(s.charAt(i))) {
                    i++;
                }
                out.add(new Token(Kind.WORD, s.substring(start, i), line));
            } else if (Character.isDigit(c)) {
                while (i < s.length() && (Character.isDigit(s.charAt(i)) || s.charAt(i) == '.')) {
                    i++;
                }
                out.add(new Token(Kind.NUMBER, s.substring(start, i), line));
            } else if (c == '"') {
                do {
                    i += s.charAt(i) == '\\' ? 2 : 1;
                    if (i >= s.length() || s.charAt(i) == '\n') {
                        throw new IllegalStateException("unterminated string in line " + line);
                    }
                } while (s.charAt(i) != '"');
                out.add(new Token(Kind.STRING, s.substring(start, ++i), line));
            } else if (c == '/' && s.startsWith("//", i)) {
                int end = s.indexOf('\n', i);
                i = end < 0 ? s.length() : end;
                out.add(new Token(Kind.COMMENT, s.substring(start, i), line));
            } else {
                String two = i + 1 < s.length() ? s.substring(i, i + 2) : "";
                i += Set.of("==", "!=", "<=", ">=", "&&", "||", "++", "->").contains(two) ? 2 : 1;
                out.add(new Token(Kind.SYMBOL, s.substring(start, i), line));
            }
        }
        return out;
    }

    static String brackets(List<Token> tokens) {
        Deque<Token> open = new ArrayDeque<>();
        for (Token t : tokens) {
            if (t.kind() != Kind.SYMBOL) {
                continue;
            }
            switch (t.text()) {
                case "(", "[", "{" -> open.push(t);
                case ")", "]", "}" -> {
                    if (open.isEmpty()) {
                        return "unopened " + t.text() + " in line " + t.line();
                    }
                    Token o = open.pop();
                    if ("([{".indexOf(o.text()) != ")]}".indexOf(t.text())) {
                        return o.text() + " of line " + o.line() + " closed by " + t.text() + " in line " + t.line();
                    }
                }
                default -> {
                }
            }
        }
        return open.isEmpty() ? "balanced" : "unclosed " + open.peek();
    }

    public static void main(String[] args) {
        String source = """
            int main(String[] a) { // entry
              if (x1 >= 3.14 && !done) {
                print("a \\"quoted\\" { string");
                i++;
              }
              return f -> g[2];
            }
            """;
        List<Token> tokens = lex(source);
        for (Token t : tokens) {
            System.out.println(t.line() + " " + t.kind() + " " + t.text());
        }
        System.out.println(tokens.size() + " " + brackets(tokens));
        for (String bad : new String[] {"(a]", "}", "((", "x = \"abc", "{ [ ( ) ] }"}) {
            try {
                System.out.println(brackets(lex(bad)));
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
        }
        Map<Kind, Integer> counts = new EnumMap<>(Kind.class);
        for (Token t : tokens) {
            counts.merge(t.kind(), 1, Integer::sum);
        }
        System.out.println(counts);
    }
}
