// A spreadsheet: cell references, formulas by recursive descent, functions, cycles, a formatted sheet.
import java.util.*;
import java.util.function.*;
import java.util.regex.*;
import java.util.stream.*;

public class SpreadsheetCells {
    static class FormulaError extends RuntimeException {
        FormulaError(String message) {
            super(message);
        }
    }

    static final Pattern TOKEN = Pattern.compile("\\s*(?:(?<number>\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?)|(?<range>[A-Z]\\d+:[A-Z]\\d+)"
            + "|(?<cell>[A-Z]\\d+)|(?<name>[A-Z]{2,})|(?<op><=|>=|<>|[-+*/^()<>=,;]))");
    static final Map<String, Function<DoubleStream, Double>> FUNCTIONS = new TreeMap<>();

    static {
        FUNCTIONS.put("SUM", DoubleStream::sum);
        FUNCTIONS.put("AVERAGE", s -> s.average().orElseThrow(() -> new FormulaError("#DIV/0!")));
        FUNCTIONS.put("MAX", s -> s.max().orElse(0));
        FUNCTIONS.put("MIN", s -> s.min().orElse(0));
        FUNCTIONS.put("COUNT", s -> (double) s.count());
        FUNCTIONS.put("PRODUCT", s -> s.reduce(1, (a, b) -> a * b));
        FUNCTIONS.put("SQRT", s -> Math.sqrt(s.findFirst().getAsDouble()));
        FUNCTIONS.put("ROUND", s -> {
            double[] a = s.toArray();
            double scale = Math.pow(10, a.length > 1 ? a[1] : 0);
            return Math.round(a[0] * scale) / scale;
        });
    }

    final NavigableMap<String, String> cells = new TreeMap<>();
    final Map<String, Double> values = new HashMap<>();
    final Deque<String> busy = new ArrayDeque<>();

    double value(String cell) {
        Double known = values.get(cell);
        if (known != null) {
            return known;
        }
        if (busy.contains(cell)) {
            throw new FormulaError("#CYCLE " + String.join(">", (Iterable<String>) busy::descendingIterator) + ">" + cell);
        }
        String content = cells.getOrDefault(cell, "0").strip();
        busy.push(cell);
        try {
            double v = content.startsWith("=") ? new Parser(content.substring(1)).all() : Double.parseDouble(content);
            values.put(cell, v);
            return v;
        } catch (NumberFormatException e) {
            throw new FormulaError("#VALUE! " + e.getMessage());
        } finally {
            busy.pop();
        }
    }

    class Parser {
        final List<MatchResult> tokens = new ArrayList<>();
        final List<String> texts = new ArrayList<>();
        int at;

        Parser(String formula) {
            Matcher m = TOKEN.matcher(formula);
            int end = 0;
            while (m.find() && m.start() == end) {
                tokens.add(m.toMatchResult());
                texts.add(m.group().strip());
                end = m.end();
            }
            if (end < formula.stripTrailing().length()) {
                throw new FormulaError("#PARSE at " + end + ": " + formula.substring(end));
            }
        }

        String peek() {
            return at < texts.size() ? texts.get(at) : "";
        }

        boolean take(String op) {
            if (peek().equals(op)) {
                at++;
                return true;
            }
            return false;
        }

        double all() {
            double v = comparison();
            if (at < texts.size()) {
                throw new FormulaError("#PARSE left " + texts.subList(at, texts.size()));
            }
            return v;
        }

        double comparison() {
            double a = sum();
            String op = peek();
            if (!Set.of("<", ">", "=", "<=", ">=", "<>").contains(op)) {
                return a;
            }
            at++;
            int c = Double.compare(a, sum());
            return switch (op) {
                case "<" -> c < 0;
                case ">" -> c > 0;
                case "<=" -> c <= 0;
                case ">=" -> c >= 0;
                case "=" -> c == 0;
                default -> c != 0;
            } ? 1 : 0;
        }

        double sum() {
            double v = product();
            while (true) {
                if (take("+")) {
                    v += product();
                } else if (take("-")) {
                    v -= product();
                } else {
                    return v;
                }
            }
        }

        double product() {
            double v = power();
            while (true) {
                if (take("*")) {
                    v *= power();
                } else if (take("/")) {
                    double d = power();
                    if (d == 0) {
                        throw new FormulaError("#DIV/0!");
                    }
                    v /= d;
                } else {
                    return v;
                }
            }
        }

        double power() {
            double base = unary();
            return take("^") ? Math.pow(base, power()) : base;
        }

        double unary() {
            return take("-") ? -unary() : atom();
        }

        double atom() {
            if (at >= tokens.size()) {
                throw new FormulaError("#PARSE end");
            }
            MatchResult token = tokens.get(at++);
            if (token.group("number") != null) {
                return Double.parseDouble(token.group("number"));
            }
            if (token.group("cell") != null) {
                return value(token.group("cell"));
            }
            if (token.group("name") != null) {
                String name = token.group("name");
                if (!take("(")) {
                    throw new FormulaError("#NAME " + name);
                }
                DoubleStream.Builder arguments = DoubleStream.builder();
                if (name.equals("IF")) {
                    boolean yes = comparison() != 0;
                    take(";");
                    double a = comparison();
                    take(";");
                    double b = comparison();
                    take(")");
                    return yes ? a : b;
                }
                while (!take(")")) {
                    if (at < tokens.size() && tokens.get(at).group("range") != null) {
                        range(tokens.get(at++).group("range")).forEach(arguments::add);
                    } else {
                        arguments.add(comparison());
                    }
                    take(";");
                }
                return Optional.ofNullable(FUNCTIONS.get(name)).orElseThrow(() -> new FormulaError("#NAME " + name)).apply(arguments.build());
            }
            if (token.group("op").equals("(")) {
                double v = comparison();
                if (!take(")")) {
                    throw new FormulaError("#PARSE )");
                }
                return v;
            }
            throw new FormulaError("#PARSE " + token.group().strip());
        }
    }

    DoubleStream range(String range) {
        String[] ends = range.split(":");
        return IntStream.rangeClosed(ends[0].charAt(0), ends[1].charAt(0)).boxed()
                .flatMapToDouble(c -> IntStream.rangeClosed(Integer.parseInt(ends[0].substring(1)), Integer.parseInt(ends[1].substring(1)))
                        .mapToObj(r -> (char) c.intValue() + "" + r).filter(cells::containsKey).mapToDouble(this::value));
    }

    public static void main(String[] args) {
        SpreadsheetCells sheet = new SpreadsheetCells();
        String input = "A1 12\nA2 7.5\nA3 -3e2\nB1 =A1*A2\nB2 =SUM(A1:A3;B1)/2\nB3 =-A2^2+2*(3-A1)\nC1 =IF(B1>=90;MAX(A1:B3);0)\n"
                + "C2 =D1+1\nD1 =D2\nD2 =C2*2\nC3 =A1/(A2-7.5)\nD3 =FOO(A1)\nE1 hello\nE2 =AVERAGE(F1:F9)\nE3 =ROUND(SQRT(2);3)\n"
                + "F1 =1 +\nF2 =2 $ 3\nF3 =(1+2\nG1 =PRODUCT(A1:A2;2)<>180\nG2 =COUNT(A1:B3)\nG3 =2^3^2";
        new Scanner(input).useDelimiter("\n").forEachRemaining(line -> {
            String[] parts = line.split(" ", 2);
            sheet.cells.put(parts[0], parts[1]);
        });
        for (int row = 1; row <= 3; row++) {
            StringJoiner joiner = new StringJoiner(" | ", row + ": ", "");
            for (char column = 'A'; column <= 'G'; column++) {
                String text;
                try {
                    text = String.format(Locale.ROOT, "%12.4f", sheet.value(column + "" + row));
                } catch (FormulaError e) {
                    text = String.format("%12s", e.getMessage());
                }
                joiner.add(text);
            }
            System.out.println(joiner);
        }
        System.out.println(sheet.cells.headMap("B1") + " " + sheet.cells.ceilingKey("B4") + " " + sheet.values.size());
    }
}
