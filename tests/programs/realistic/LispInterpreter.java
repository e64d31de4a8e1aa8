// args: fast
// stdin: (define (square x) (* x x))\n(square 12)\n(define (fact n)\n  (if (<= n 1) 1 (* n (fact (- n 1)))))\n(fact 20) (fact 25)\n(map square (list 1 2 3 -4))\n(let ((x 2) (y 3)) (+ x y 0.5))\n(define counter ((lambda (n) (lambda () (set! n (+ n 1)) n)) 10))\n(counter) (counter)\n'(a "b c" 1.5 (d . e))\n(car '()) (undefined 1) (/ 7 2) (/ 7.0 2) (/ 1 0)\n(foldl + 0 (range 1 101)) (string-append "a" "b\\t" (number->string 12))\n(sort < '(3 1 2)) (reverse '(1 2 3)) (length '(1 2))\n(define (loop n) (if (= n 0) 'done (loop (- n 1)))) (loop 200)\n(if #f 1) (equal? '(1 (2)) (list 1 (list 2))) (apply max '(3 9 4))\n(unfinished (list\n
// An interpreter of a small Lisp read from standard input: tokens, environments, closures, exact integers, errors.
import java.io.*;
import java.math.BigInteger;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class LispInterpreter {
    static final class LispError extends RuntimeException {
        LispError(String message) {
            super(message, null, false, false);
        }
    }

    record Symbol(String name) {
        private static final Map<String, Symbol> ALL = new HashMap<>();

        static Symbol of(String name) {
            return ALL.computeIfAbsent(name, Symbol::new);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    @FunctionalInterface
    interface Procedure {
        Object apply(List<Object> arguments);
    }

    static class Environment {
        final Map<Symbol, Object> values = new IdentityHashMap<>();
        final Environment outer;

        Environment(Environment outer) {
            this.outer = outer;
        }

        Environment where(Symbol symbol) {
            for (Environment e = this; e != null; e = e.outer) {
                if (e.values.containsKey(symbol)) {
                    return e;
                }
            }
            throw new LispError("unbound: " + symbol);
        }
    }

    static class Reader {
        final BufferedReader in;

        Reader(java.io.Reader in) {
            this.in = new BufferedReader(in);
        }

        int next() throws IOException {
            in.mark(1);
            return in.read();
        }

        int skip() throws IOException {
            int c;
            do {
                c = next();
                if (c == ';') {
                    while (c != '\n' && c >= 0) {
                        c = in.read();
                    }
                }
            } while (Character.isWhitespace(c));
            return c;
        }

        Object read() throws IOException {
            int c = skip();
            switch (c) {
                case -1:
                    throw new EOFException();
                case '\'':
                    return List.of(Symbol.of("quote"), read());
                case '(': {
                    List<Object> list = new ArrayList<>();
                    while ((c = skip()) != ')') {
                        if (c < 0) {
                            throw new LispError("missing ) after " + show(list));
                        }
                        in.reset();
                        list.add(read());
                    }
                    return Collections.unmodifiableList(list);
                }
                case ')':
                    throw new LispError("unexpected )");
                case '"': {
                    StringWriter s = new StringWriter();
                    while ((c = in.read()) != '"') {
                        s.write(c == '\\' ? switch (in.read()) {
                            case 't' -> '\t';
                            case 'n' -> '\n';
                            default -> '?';
                        } : c);
                    }
                    return s.toString();
                }
                default:
                    StringBuilder word = new StringBuilder();
                    while (c >= 0 && !Character.isWhitespace(c) && c != '(' && c != ')') {
                        word.append((char) c);
                        c = next();
                    }
                    if (c >= 0) {
                        in.reset();
                    }
                    return atom(word.toString());
            }
        }

        static Object atom(String word) {
            if (word.equals("#t") || word.equals("#f")) {
                return word.equals("#t");
            }
            try {
                return new BigInteger(word);
            } catch (NumberFormatException e) {
                try {
                    return Double.valueOf(word);
                } catch (NumberFormatException f) {
                    return Symbol.of(word);
                }
            }
        }
    }

    static String show(Object value) {
        return switch (value) {
            case null -> "nothing";
            case Boolean b -> b ? "#t" : "#f";
            case String s -> '"' + s.replace("\t", "\\t") + '"';
            case List<?> list -> list.stream().map(LispInterpreter::show).collect(Collectors.joining(" ", "(", ")"));
            case Procedure p -> "#procedure";
            default -> value.toString();
        };
    }

    static Object evaluate(Object x, Environment env) {
        while (true) {
            if (x instanceof Symbol symbol) {
                return env.where(symbol).values.get(symbol);
            }
            if (!(x instanceof List<?> list) || list.isEmpty()) {
                return x;
            }
            String head = list.get(0) instanceof Symbol s ? s.name() : "";
            switch (head) {
                case "quote":
                    return list.get(1);
                case "if":
                    boolean yes = !Boolean.FALSE.equals(evaluate(list.get(1), env));
                    if (!yes && list.size() < 4) {
                        return null;
                    }
                    x = list.get(yes ? 2 : 3);
                    continue;
                case "define":
                    if (list.get(1) instanceof List<?> signature) {
                        Symbol name = (Symbol) signature.get(0);
                        env.values.put(name, lambda(signature.subList(1, signature.size()), list.subList(2, list.size()), env));
                        return name;
                    }
                    env.values.put((Symbol) list.get(1), evaluate(list.get(2), env));
                    return list.get(1);
                case "set!":
                    Symbol variable = (Symbol) list.get(1);
                    env.where(variable).values.put(variable, evaluate(list.get(2), env));
                    return null;
                case "lambda":
                    return lambda((List<?>) list.get(1), list.subList(2, list.size()), env);
                case "let":
                    Environment inner = new Environment(env);
                    for (Object binding : (List<?>) list.get(1)) {
                        List<?> pair = (List<?>) binding;
                        inner.values.put((Symbol) pair.get(0), evaluate(pair.get(1), env));
                    }
                    env = inner;
                    x = list.get(2);
                    continue;
                default:
                    Object function = evaluate(list.get(0), env);
                    List<Object> arguments = new ArrayList<>(list.size());
                    for (Object argument : list.subList(1, list.size())) {
                        arguments.add(evaluate(argument, env));
                    }
                    if (!(function instanceof Procedure procedure)) {
                        throw new LispError("not a procedure: " + show(function));
                    }
                    return procedure.apply(arguments);
            }
        }
    }

    static Procedure lambda(List<?> parameters, List<?> body, Environment env) {
        return arguments -> {
            if (arguments.size() != parameters.size()) {
                throw new LispError("expected " + parameters.size() + " arguments, got " + arguments.size());
            }
            Environment inner = new Environment(env);
            Iterator<Object> values = arguments.iterator();
            parameters.forEach(p -> inner.values.put((Symbol) p, values.next()));
            Object result = null;
            for (Object expression : body) {
                result = evaluate(expression, inner);
            }
            return result;
        };
    }

    static Object number(Object a, Object b, BinaryOperator<BigInteger> exact, DoubleBinaryOperator inexact) {
        if (a instanceof BigInteger x && b instanceof BigInteger y) {
            return exact.apply(x, y);
        }
        return inexact.applyAsDouble(((Number) a).doubleValue(), ((Number) b).doubleValue());
    }

    static int compare(Object a, Object b) {
        return a instanceof BigInteger x && b instanceof BigInteger y ? x.compareTo(y) : Double.compare(((Number) a).doubleValue(), ((Number) b).doubleValue());
    }

    @SuppressWarnings("unchecked")
    static Environment global() {
        Environment g = new Environment(null);
        BiConsumer<String, Procedure> define = (name, p) -> g.values.put(Symbol.of(name), p);
        define.accept("+", a -> a.stream().reduce(BigInteger.ZERO, (x, y) -> number(x, y, BigInteger::add, Double::sum)));
        define.accept("*", a -> a.stream().reduce(BigInteger.ONE, (x, y) -> number(x, y, BigInteger::multiply, (p, q) -> p * q)));
        define.accept("-", a -> number(a.get(0), a.get(1), BigInteger::subtract, (p, q) -> p - q));
        define.accept("/", a -> number(a.get(0), a.get(1), BigInteger::divide, (p, q) -> p / q));
        define.accept("max", a -> a.stream().max(LispInterpreter::compare).orElseThrow(() -> new LispError("max of nothing")));
        define.accept("<", a -> compare(a.get(0), a.get(1)) < 0);
        define.accept("<=", a -> compare(a.get(0), a.get(1)) <= 0);
        define.accept("=", a -> compare(a.get(0), a.get(1)) == 0);
        define.accept("equal?", a -> a.get(0).equals(a.get(1)));
        define.accept("list", a -> a);
        define.accept("length", a -> BigInteger.valueOf(((List<Object>) a.get(0)).size()));
        define.accept("car", a -> ((List<Object>) a.get(0)).get(0));
        define.accept("reverse", a -> {
            List<Object> copy = new LinkedList<>((List<Object>) a.get(0));
            Collections.reverse(copy);
            return copy;
        });
        define.accept("map", a -> ((List<Object>) a.get(1)).stream().map(x -> ((Procedure) a.get(0)).apply(List.of(x))).toList());
        define.accept("apply", a -> ((Procedure) a.get(0)).apply((List<Object>) a.get(1)));
        define.accept("foldl", a -> {
            Object result = a.get(1);
            for (Object x : (List<Object>) a.get(2)) {
                result = ((Procedure) a.get(0)).apply(Arrays.asList(result, x));
            }
            return result;
        });
        define.accept("range", a -> Stream.iterate((BigInteger) a.get(0), x -> x.compareTo((BigInteger) a.get(1)) < 0, BigInteger.ONE::add).map(x -> (Object) x).toList());
        define.accept("sort", a -> {
            List<Object> copy = new ArrayList<>((List<Object>) a.get(1));
            copy.sort((x, y) -> (Boolean) ((Procedure) a.get(0)).apply(List.of(x, y)) ? -1 : 1);
            return copy;
        });
        define.accept("string-append", a -> a.stream().map(String.class::cast).collect(Collectors.joining()));
        define.accept("number->string", a -> a.get(0).toString());
        return g;
    }

    public static void main(String[] args) throws IOException {
        Reader reader = new Reader(new InputStreamReader(System.in));
        Environment global = global();
        for (int line = 1; ; line++) {
            try {
                System.out.println(line + ": " + show(evaluate(reader.read(), global)));
            } catch (EOFException e) {
                break;
            } catch (LispError e) {
                System.out.println(line + ": error: " + e.getMessage() + " " + e.getStackTrace().length);
                if (e.getMessage().startsWith("missing")) {
                    break;
                }
            } catch (IndexOutOfBoundsException | ArithmeticException | ClassCastException e) {
                System.out.println(line + ": " + e.getClass().getSimpleName() + (e instanceof ClassCastException ? "" : " " + e.getMessage()));
            }
        }
        System.out.println(Symbol.ALL.size() + " symbols " + args[0]);
    }
}
