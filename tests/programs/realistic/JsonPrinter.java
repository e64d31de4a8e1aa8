// A JSON parser and printer over sealed records, with escapes, nesting and errors.
import java.util.*;

public class JsonPrinter {
    sealed interface Json permits Null, Bool, Num, Str, Arr, Obj {
    }

    record Null() implements Json {
    }

    record Bool(boolean value) implements Json {
    }

    record Num(double value) implements Json {
    }

    record Str(String value) implements Json {
    }

    record Arr(List<Json> items) implements Json {
    }

    record Obj(Map<String, Json> members) implements Json {
    }

    static class Parser {
        final String s;
        int i;

        Parser(String s) {
            this.s = s;
        }

        char peek() {
            while (i < s.length() && Character.isWhitespace(s.charAt(i))) {
                i++;
            }
            return i < s.length() ? s.charAt(i) : '\0';
        }

        void expect(char c) {
            if (peek() != c) {
                throw new IllegalArgumentException("expected " + c + " at " + i + " found " + (i < s.length() ? "" + s.charAt(i) : "end"));
            }
            i++;
        }

        Json value() {
            return switch (peek()) {
                case '{' -> object();
                case '[' -> array();
                case '"' -> new Str(string());
                case 't' -> word("true", new Bool(true));
                case 'f' -> word("false", new Bool(false));
                case 'n' -> word("null", new Null());
                default -> number();
            };
        }

        Json word(String w, Json v) {
            if (!s.startsWith(w, i)) {
                throw new IllegalArgumentException("bad word at " + i);
            }
            i += w.length();
            return v;
        }

        Json number() {
            int start = i;
            while (i < s.length() && "+-0123456789.eE".indexOf(s.charAt(i)) >= 0) {
                i++;
            }
            return new Num(Double.parseDouble(s.substring(start, i)));
        }

        String string() {
            expect('"');
            StringBuilder b = new StringBuilder();
            while (s.charAt(i) != '"') {
                char c = s.charAt(i++);
                if (c == '\\') {
                    c = s.charAt(i++);
                    switch (c) {
                        case 'n' -> c = '\n';
                        case 't' -> c = '\t';
                        case 'u' -> {
                            c = (char) Integer.parseInt(s.substring(i, i + 4), 16);
                            i += 4;
                        }
                        default -> {
                        }
                    }
                }
                b.append(c);
            }
            i++;
            return b.toString();
        }

        Json array() {
            expect('[');
            List<Json> items = new ArrayList<>();
            if (peek() != ']') {
                do {
                    items.add(value());
                } while (peek() == ',' && i++ >= 0);
            }
            expect(']');
            return new Arr(items);
        }

        Json object() {
            expect('{');
            Map<String, Json> members = new LinkedHashMap<>();
            if (peek() != '}') {
                do {
                    peek();
                    String key = string();
                    expect(':');
                    members.put(key, value());
                } while (peek() == ',' && i++ >= 0);
            }
            expect('}');
            return new Obj(members);
        }
    }

    static void print(Json j, StringBuilder out, int indent) {
        switch (j) {
            case Null n -> out.append("null");
            case Bool(boolean b) -> out.append(b);
            case Num(double d) when d == (long) d -> out.append((long) d);
            case Num(double d) -> out.append(d);
            case Str(String s) -> quote(s, out);
            case Arr(List<Json> items) when items.isEmpty() -> out.append("[]");
            case Arr(List<Json> items) -> {
                String sep = "[";
                for (Json item : items) {
                    out.append(sep);
                    print(item, out, indent);
                    sep = ", ";
                }
                out.append(']');
            }
            case Obj(Map<String, Json> members) -> {
                out.append("{\n");
                int left = members.size();
                for (Map.Entry<String, Json> e : members.entrySet()) {
                    out.append("  ".repeat(indent + 1));
                    quote(e.getKey(), out);
                    out.append(": ");
                    print(e.getValue(), out, indent + 1);
                    out.append(--left > 0 ? ",\n" : "\n");
                }
                out.append("  ".repeat(indent)).append('}');
            }
        }
    }

    static void quote(String s, StringBuilder out) {
        out.append('"');
        for (char c : s.toCharArray()) {
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c < ' ') {
                out.append(String.format("\\u%04x", (int) c));
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }

    public static void main(String[] args) {
        String[] texts = {"{\"name\": \"caf\\u00e9\", \"n\": [1, 2.5, -3e2, true, null], \"o\": {\"empty\": [], \"e\": {}}, \"s\": \"a\\\"b\\\\c\\n\"}", "[]", "[1, [2, [3, [4]]]]", "{\"a\" 1}", "[1, 2", "nul", "12x", "[tru]"};
        for (String t : texts) {
            try {
                Parser p = new Parser(t);
                Json j = p.value();
                StringBuilder b = new StringBuilder();
                print(j, b, 0);
                System.out.println(b + (p.peek() == '\0' ? "" : " rest " + t.substring(p.i)));
                System.out.println(j.equals(new Parser(b.toString()).value()) + " " + (j.hashCode() == new Parser(b.toString()).value().hashCode()));
            } catch (RuntimeException e) {
                System.out.println(t + " -> " + e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
    }
}
