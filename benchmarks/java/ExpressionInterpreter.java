import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A small functional language: reader, resolver of names to slots, a constant folder that uses pattern
 * matching, and an evaluator by virtual calls on tree nodes, with closures. Stresses megamorphic calls,
 * boxing of numbers and deep recursion through the evaluated program.
 */
public final class ExpressionInterpreter {

    static final class Environment {
        final Environment parent;
        final Object[] slots;

        Environment(Environment parent, int size) {
            this.parent = parent;
            this.slots = new Object[size];
        }
    }

    sealed interface Node permits Constant, Variable, Lambda, Call, If, Let, Primitive {
        Object evaluate(Environment environment);
    }

    record Constant(Object value) implements Node {
        @Override
        public Object evaluate(Environment environment) {
            return value;
        }
    }

    record Variable(String name, int depth, int slot) implements Node {
        @Override
        public Object evaluate(Environment environment) {
            Environment holder = environment;
            for (int i = 0; i < depth; i++) {
                holder = holder.parent;
            }
            Object value = holder.slots[slot];
            if (value == null) {
                throw new IllegalStateException(name + " is used before it has a value");
            }
            return value;
        }
    }

    record Lambda(int arity, Node body) implements Node {
        @Override
        public Object evaluate(Environment environment) {
            return new Closure(this, environment);
        }
    }

    record Closure(Lambda code, Environment environment) {
        Object apply(Object[] arguments) {
            if (arguments.length != code.arity()) {
                throw new IllegalStateException("wrong number of arguments");
            }
            Environment frame = new Environment(environment, arguments.length);
            System.arraycopy(arguments, 0, frame.slots, 0, arguments.length);
            return code.body().evaluate(frame);
        }
    }

    record Call(Node function, Node[] arguments) implements Node {
        @Override
        public Object evaluate(Environment environment) {
            Closure closure = (Closure) function.evaluate(environment);
            Object[] values = new Object[arguments.length];
            for (int i = 0; i < values.length; i++) {
                values[i] = arguments[i].evaluate(environment);
            }
            return closure.apply(values);
        }
    }

    record If(Node condition, Node whenTrue, Node whenFalse) implements Node {
        @Override
        public Object evaluate(Environment environment) {
            return (Boolean) condition.evaluate(environment) ? whenTrue.evaluate(environment) : whenFalse.evaluate(environment);
        }
    }

    /** One new name that its own value may use, so that functions can recur. */
    record Let(Node value, Node body) implements Node {
        @Override
        public Object evaluate(Environment environment) {
            Environment frame = new Environment(environment, 1);
            frame.slots[0] = value.evaluate(frame);
            return body.evaluate(frame);
        }
    }

    enum Operator {
        ADD("+"), SUBTRACT("-"), MULTIPLY("*"), REMAINDER("%"), LESS("<"), EQUAL("=");

        final String symbol;

        Operator(String symbol) {
            this.symbol = symbol;
        }

        Object apply(long left, long right) {
            return switch (this) {
                case ADD -> left + right;
                case SUBTRACT -> left - right;
                case MULTIPLY -> left * right;
                case REMAINDER -> left % right;
                case LESS -> left < right;
                case EQUAL -> left == right;
            };
        }
    }

    record Primitive(Operator operator, Node left, Node right) implements Node {
        @Override
        public Object evaluate(Environment environment) {
            return operator.apply((Long) left.evaluate(environment), (Long) right.evaluate(environment));
        }
    }

    /** Folds operations on constants and conditions that are known. */
    static Node fold(Node node) {
        return switch (node) {
            case Primitive(Operator operator, Node left, Node right) -> {
                Node foldedLeft = fold(left);
                Node foldedRight = fold(right);
                if (foldedLeft instanceof Constant(Long a) && foldedRight instanceof Constant(Long b)) {
                    yield new Constant(operator.apply(a, b));
                }
                yield new Primitive(operator, foldedLeft, foldedRight);
            }
            case If(Node condition, Node whenTrue, Node whenFalse) -> {
                Node folded = fold(condition);
                if (folded instanceof Constant(Boolean known)) {
                    yield fold(known ? whenTrue : whenFalse);
                }
                yield new If(folded, fold(whenTrue), fold(whenFalse));
            }
            case Let(Node value, Node body) -> new Let(fold(value), fold(body));
            case Lambda(int arity, Node body) -> new Lambda(arity, fold(body));
            case Call(Node function, Node[] arguments) -> {
                Node[] folded = new Node[arguments.length];
                for (int i = 0; i < folded.length; i++) {
                    folded[i] = fold(arguments[i]);
                }
                yield new Call(fold(function), folded);
            }
            case Constant constant -> constant;
            case Variable variable -> variable;
        };
    }

    static final class Reader {
        private final String source;
        private int position;
        private final List<List<String>> scopes = new ArrayList<>();
        private final Map<String, Operator> operators = new HashMap<>();

        Reader(String source) {
            this.source = source;
            for (Operator operator : Operator.values()) {
                operators.put(operator.symbol, operator);
            }
        }

        private void skipSpace() {
            while (position < source.length() && Character.isWhitespace(source.charAt(position))) {
                position++;
            }
        }

        private boolean accept(char wanted) {
            skipSpace();
            if (position < source.length() && source.charAt(position) == wanted) {
                position++;
                return true;
            }
            return false;
        }

        private String word() {
            skipSpace();
            int start = position;
            while (position < source.length() && " ()\n".indexOf(source.charAt(position)) < 0) {
                position++;
            }
            return source.substring(start, position);
        }

        private Node variable(String name) {
            for (int depth = 0; depth < scopes.size(); depth++) {
                int slot = scopes.get(scopes.size() - 1 - depth).indexOf(name);
                if (slot >= 0) {
                    return new Variable(name, depth, slot);
                }
            }
            throw new IllegalArgumentException("unknown name " + name);
        }

        Node read() {
            if (!accept('(')) {
                String word = word();
                return Character.isDigit(word.charAt(0)) ? new Constant(Long.parseLong(word)) : variable(word);
            }
            skipSpace();
            int start = position;
            String head = source.charAt(position) == '(' ? "" : word();
            Node result = switch (head) {
                case "if" -> new If(read(), read(), read());
                case "fn" -> lambda();
                case "let" -> let();
                default -> {
                    Operator operator = operators.get(head);
                    if (operator != null) {
                        yield new Primitive(operator, read(), read());
                    }
                    position = start;
                    yield call();
                }
            };
            if (result instanceof Call) {
                return result;
            }
            if (!accept(')')) {
                throw new IllegalArgumentException("expected ) at " + position);
            }
            return result;
        }

        private Node lambda() {
            List<String> parameters = new ArrayList<>();
            accept('(');
            while (!accept(')')) {
                parameters.add(word());
            }
            scopes.add(parameters);
            Node body = read();
            scopes.remove(scopes.size() - 1);
            return new Lambda(parameters.size(), body);
        }

        private Node let() {
            scopes.add(List.of(word()));
            Node value = read();
            Node body = read();
            scopes.remove(scopes.size() - 1);
            return new Let(value, body);
        }

        private Node call() {
            Node function = read();
            List<Node> arguments = new ArrayList<>();
            while (!accept(')')) {
                arguments.add(read());
            }
            return new Call(function, arguments.toArray(new Node[0]));
        }
    }

    static final String[] PROGRAMS = {
        "(let fib (fn (n) (if (< n (- 4 2)) n (+ (fib (- n 1)) (fib (- n 2))))) (fib N))",
        "(let gcd (fn (a b) (if (= b 0) a (gcd b (% a b))))"
            + " (let loop (fn (i total) (if (= i 0) total (loop (- i 1) (+ total (gcd (* i 36) (+ 1000 i))))))"
            + " (loop (* 10 N) 0)))",
        "(let compose (fn (f g) (fn (x) (f (g x))))"
            + " (let power (fn (f n) (if (= n 1) f (compose f (power f (- n 1)))))"
            + " (let repeat (fn (i sum) (if (= i 0) sum"
            + " (repeat (- i 1) (+ sum ((power (fn (x) (% (+ (* x 3) i) 1009)) 40) i)))))"
            + " (repeat (* 6 N) 0))))",
    };

    static long interpret(int size) {
        long checksum = 0;
        for (String program : PROGRAMS) {
            Node tree = fold(new Reader(program.replace("N", Integer.toString(size))).read());
            checksum = checksum * 31 + (Long) tree.evaluate(null);
        }
        return checksum;
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 27;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = interpret(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("ExpressionInterpreter " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
