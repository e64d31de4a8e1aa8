import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Generates a JSON document, parses it into a tree of values, transforms the tree and writes it again.
 * Stresses character scanning, StringBuilder, maps with string keys and a sealed family of values.
 */
public final class JsonParser {

    sealed interface Value permits Text, Number, Flag, Null, Array, Dictionary {
        void write(StringBuilder out);

        long weigh();
    }

    record Text(String text) implements Value {
        @Override
        public void write(StringBuilder out) {
            out.append('"');
            for (int i = 0; i < text.length(); i++) {
                char c = text.charAt(i);
                switch (c) {
                    case '"' -> out.append("\\\"");
                    case '\\' -> out.append("\\\\");
                    case '\n' -> out.append("\\n");
                    case '\t' -> out.append("\\t");
                    default -> {
                        if (c < ' ' || c > '~') {
                            out.append("\\u");
                            for (int shift = 12; shift >= 0; shift -= 4) {
                                out.append("0123456789abcdef".charAt(c >> shift & 15));
                            }
                        } else {
                            out.append(c);
                        }
                    }
                }
            }
            out.append('"');
        }

        @Override
        public long weigh() {
            return text.hashCode();
        }
    }

    record Number(long units, int decimals) implements Value {
        @Override
        public void write(StringBuilder out) {
            if (decimals == 0) {
                out.append(units);
                return;
            }
            String digits = Long.toString(Math.abs(units));
            while (digits.length() <= decimals) {
                digits = "0" + digits;
            }
            int point = digits.length() - decimals;
            out.append(units < 0 ? "-" : "").append(digits, 0, point).append('.').append(digits, point, digits.length());
        }

        @Override
        public long weigh() {
            return units * 10 + decimals;
        }
    }

    record Flag(boolean value) implements Value {
        @Override
        public void write(StringBuilder out) {
            out.append(value);
        }

        @Override
        public long weigh() {
            return value ? 1 : 2;
        }
    }

    record Null() implements Value {
        @Override
        public void write(StringBuilder out) {
            out.append("null");
        }

        @Override
        public long weigh() {
            return 3;
        }
    }

    record Array(List<Value> items) implements Value {
        @Override
        public void write(StringBuilder out) {
            out.append('[');
            String separator = "";
            for (Value item : items) {
                out.append(separator);
                item.write(out);
                separator = ",";
            }
            out.append(']');
        }

        @Override
        public long weigh() {
            long sum = 5;
            for (Value item : items) {
                sum = sum * 7 + item.weigh();
            }
            return sum;
        }
    }

    record Dictionary(Map<String, Value> members) implements Value {
        @Override
        public void write(StringBuilder out) {
            out.append('{');
            String separator = "";
            for (Map.Entry<String, Value> member : members.entrySet()) {
                out.append(separator);
                new Text(member.getKey()).write(out);
                out.append(':');
                member.getValue().write(out);
                separator = ",";
            }
            out.append('}');
        }

        @Override
        public long weigh() {
            long sum = 11;
            for (Map.Entry<String, Value> member : members.entrySet()) {
                sum += member.getKey().hashCode() ^ member.getValue().weigh() * 13;
            }
            return sum;
        }
    }

    static final class SyntaxException extends RuntimeException {
        SyntaxException(String message, int position) {
            super(message + " at " + position);
        }
    }

    static final class Parser {
        private final String source;
        private int position;

        Parser(String source) {
            this.source = source;
        }

        static Value parse(String source) {
            Parser parser = new Parser(source);
            Value value = parser.value();
            parser.skipSpace();
            if (parser.position != source.length()) {
                throw new SyntaxException("text after the value", parser.position);
            }
            return value;
        }

        private void skipSpace() {
            while (position < source.length() && source.charAt(position) <= ' ') {
                position++;
            }
        }

        private char peek() {
            if (position >= source.length()) {
                throw new SyntaxException("unexpected end", position);
            }
            return source.charAt(position);
        }

        private void expect(char wanted) {
            if (peek() != wanted) {
                throw new SyntaxException("expected " + wanted, position);
            }
            position++;
        }

        private boolean accept(char wanted) {
            skipSpace();
            if (peek() == wanted) {
                position++;
                return true;
            }
            return false;
        }

        private Value value() {
            skipSpace();
            return switch (peek()) {
                case '{' -> dictionary();
                case '[' -> array();
                case '"' -> new Text(string());
                case 't' -> word("true", new Flag(true));
                case 'f' -> word("false", new Flag(false));
                case 'n' -> word("null", new Null());
                default -> number();
            };
        }

        private Value word(String word, Value value) {
            if (!source.startsWith(word, position)) {
                throw new SyntaxException("unknown word", position);
            }
            position += word.length();
            return value;
        }

        private Value array() {
            expect('[');
            List<Value> items = new ArrayList<>();
            if (accept(']')) {
                return new Array(items);
            }
            do {
                items.add(value());
            } while (accept(','));
            expect(']');
            return new Array(items);
        }

        private Value dictionary() {
            expect('{');
            Map<String, Value> members = new LinkedHashMap<>();
            if (accept('}')) {
                return new Dictionary(members);
            }
            do {
                skipSpace();
                String key = string();
                skipSpace();
                expect(':');
                members.put(key, value());
            } while (accept(','));
            expect('}');
            return new Dictionary(members);
        }

        private String string() {
            expect('"');
            StringBuilder text = new StringBuilder();
            while (true) {
                char c = peek();
                position++;
                if (c == '"') {
                    return text.toString();
                }
                if (c != '\\') {
                    text.append(c);
                    continue;
                }
                char escape = peek();
                position++;
                switch (escape) {
                    case 'n' -> text.append('\n');
                    case 't' -> text.append('\t');
                    case 'u' -> {
                        text.append((char) Integer.parseInt(source.substring(position, position + 4), 16));
                        position += 4;
                    }
                    default -> text.append(escape);
                }
            }
        }

        private Value number() {
            boolean negative = peek() == '-';
            if (negative) {
                position++;
            }
            long units = 0;
            int decimals = 0;
            boolean fraction = false;
            int first = position;
            while (position < source.length()) {
                char c = source.charAt(position);
                if (c >= '0' && c <= '9') {
                    units = units * 10 + (c - '0');
                    if (fraction) {
                        decimals++;
                    }
                } else if (c == '.' && !fraction) {
                    fraction = true;
                } else {
                    break;
                }
                position++;
            }
            if (position == first) {
                throw new SyntaxException("no value", position);
            }
            return new Number(negative ? -units : units, decimals);
        }
    }

    static final class Generator {
        private static final String[] KEYS = {"name", "id", "tags", "price", "stock", "owner", "note", "parts", "open"};
        private static final String[] WORDS = {"copper", "Ein\"stein", "línea", "back\\slash", "two\nlines", "sigma"};
        private final Random random;

        Generator(long seed) {
            random = new Random(seed);
        }

        Value value(int depth) {
            int choice = random.nextInt(depth > 0 ? 9 : 5);
            switch (choice) {
                case 0:
                    return new Flag(random.nextBoolean());
                case 1:
                    return new Null();
                case 2:
                    return new Number(random.nextInt(1_000_000) - 500_000, 0);
                case 3:
                    return new Number(random.nextInt(1_000_000) - 500_000, 2);
                case 4:
                    return new Text(WORDS[random.nextInt(WORDS.length)] + " " + random.nextInt(100));
                case 5:
                case 6: {
                    List<Value> items = new ArrayList<>();
                    int count = random.nextInt(6);
                    for (int i = 0; i < count; i++) {
                        items.add(value(depth - 1));
                    }
                    return new Array(items);
                }
                default: {
                    Map<String, Value> members = new LinkedHashMap<>();
                    int count = 2 + random.nextInt(5);
                    for (int i = 0; i < count; i++) {
                        members.put(KEYS[random.nextInt(KEYS.length)], value(depth - 1));
                    }
                    return new Dictionary(members);
                }
            }
        }
    }

    static long process(int documents) {
        long checksum = 0;
        for (int i = 0; i < documents; i++) {
            Generator generator = new Generator(i);
            List<Value> items = new ArrayList<>();
            for (int j = 0; j < 12; j++) {
                items.add(generator.value(5));
            }
            Value document = new Array(items);
            StringBuilder text = new StringBuilder();
            document.write(text);
            Value parsed = Parser.parse(text.toString());
            StringBuilder again = new StringBuilder();
            parsed.write(again);
            if (!again.toString().equals(text.toString()) || !parsed.equals(document)) {
                throw new IllegalStateException("document " + i + " did not survive");
            }
            checksum = checksum * 31 + parsed.weigh() + text.length();
        }
        try {
            Parser.parse("{\"a\": [1, 2, }");
        } catch (SyntaxException e) {
            checksum += e.getMessage().length();
        }
        return checksum;
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 300;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = process(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("JsonParser " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
