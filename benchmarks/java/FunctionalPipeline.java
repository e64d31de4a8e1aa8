import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * Programming with functions: lazy sequences built from lambdas, composed functions, memoized
 * suppliers, optional values and parser combinators. Stresses captured lambdas, boxing and interface
 * calls through several layers, all of which a good compiler removes.
 */
public final class FunctionalPipeline {

    interface Sink<T> {
        /** Takes a value; false when no more is wanted. */
        boolean accept(T value);
    }

    /** A sequence that pushes its values into a sink. */
    interface Sequence<T> {
        boolean forEach(Sink<? super T> sink);

        static Sequence<Integer> range(int low, int high) {
            return sink -> {
                for (int i = low; i < high; i++) {
                    if (!sink.accept(i)) {
                        return false;
                    }
                }
                return true;
            };
        }

        static <T> Sequence<T> iterate(T first, UnaryOperator<T> step) {
            return sink -> {
                T value = first;
                while (sink.accept(value)) {
                    value = step.apply(value);
                }
                return false;
            };
        }

        default <R> Sequence<R> map(Function<? super T, ? extends R> function) {
            return sink -> forEach(value -> sink.accept(function.apply(value)));
        }

        default Sequence<T> filter(Predicate<? super T> predicate) {
            return sink -> forEach(value -> !predicate.test(value) || sink.accept(value));
        }

        default <R> Sequence<R> flatMap(Function<? super T, Sequence<R>> function) {
            return sink -> forEach(value -> function.apply(value).forEach(sink));
        }

        default Sequence<T> limit(int count) {
            return sink -> {
                int[] left = {count};
                return forEach(value -> left[0]-- > 0 && sink.accept(value));
            };
        }

        default <A> A fold(A initial, BiFunction<A, ? super T, A> function) {
            List<A> state = new ArrayList<>(List.of(initial));
            forEach(value -> {
                state.set(0, function.apply(state.get(0), value));
                return true;
            });
            return state.get(0);
        }

        default Optional<T> first() {
            List<T> found = new ArrayList<>();
            forEach(value -> {
                found.add(value);
                return false;
            });
            return found.isEmpty() ? Optional.empty() : Optional.of(found.get(0));
        }
    }

    /** Computes a value once, when it is first wanted. */
    static final class Lazy<T> implements Supplier<T> {
        private Supplier<? extends T> source;
        private T value;

        Lazy(Supplier<? extends T> source) {
            this.source = source;
        }

        @Override
        public T get() {
            if (source != null) {
                value = source.get();
                source = null;
            }
            return value;
        }
    }

    record Parsed<T>(T value, int next) {}

    interface Parser<T> {
        Optional<Parsed<T>> parse(String text, int at);

        static Parser<Character> matching(Predicate<Character> predicate) {
            return (text, at) -> at < text.length() && predicate.test(text.charAt(at))
                ? Optional.of(new Parsed<>(text.charAt(at), at + 1))
                : Optional.empty();
        }

        default <R> Parser<R> map(Function<? super T, ? extends R> function) {
            return (text, at) -> parse(text, at).map(parsed -> new Parsed<>(function.apply(parsed.value()), parsed.next()));
        }

        default <U, R> Parser<R> then(Supplier<Parser<U>> other, BiFunction<? super T, ? super U, ? extends R> combine) {
            return (text, at) -> parse(text, at).flatMap(first -> other.get().parse(text, first.next())
                .map(second -> new Parsed<>(combine.apply(first.value(), second.value()), second.next())));
        }

        default Parser<T> or(Supplier<Parser<T>> other) {
            return (text, at) -> {
                Optional<Parsed<T>> result = parse(text, at);
                return result.isPresent() ? result : other.get().parse(text, at);
            };
        }

        /** The value, then any number of operators with operands, applied from the left. */
        default Parser<T> chain(Parser<? extends BiFunction<T, T, T>> operator) {
            return (text, at) -> parse(text, at).map(first -> {
                Parsed<T> result = first;
                while (true) {
                    Parsed<T> left = result;
                    Optional<Parsed<T>> longer = operator.parse(text, left.next())
                        .flatMap(op -> parse(text, op.next())
                            .map(right -> new Parsed<>(op.value().apply(left.value(), right.value()), right.next())));
                    if (longer.isEmpty()) {
                        return left;
                    }
                    result = longer.get();
                }
            });
        }
    }

    static final class Arithmetic {
        private final Parser<Integer> digit = Parser.matching(Character::isDigit).map(c -> c - '0');
        private final Parser<Integer> number = digit.chain((text, at) -> Optional.of(new Parsed<>((a, b) -> a * 10 + b, at)));
        private final Parser<Integer> group = Parser.matching(c -> c == '(')
            .then(this::sum, (open, value) -> value)
            .then(() -> Parser.matching(c -> c == ')'), (value, close) -> value);
        private final Parser<Integer> factor = number.or(() -> group);
        private final Parser<Integer> product = factor.chain(operator('*', (a, b) -> a * b));
        private final Parser<Integer> sum = product.chain(operator('+', Integer::sum));

        private static Parser<BiFunction<Integer, Integer, Integer>> operator(char symbol, IntBinaryOperator function) {
            return Parser.matching(c -> c == symbol).map(c -> (a, b) -> function.applyAsInt(a, b));
        }

        Parser<Integer> sum() {
            return sum;
        }
    }

    static long sequences(int size) {
        long total = Sequence.range(1, size)
            .map(i -> i * 37L % 1009)
            .filter(v -> v % 3 != 0)
            .fold(0L, (sum, v) -> sum * 31 + v);
        total += Sequence.range(1, 60)
            .flatMap(a -> Sequence.range(a, 60).flatMap(b -> Sequence.range(b, 60)
                .filter(c -> a * a + b * b == c * c).map(c -> a * b * c)))
            .fold(0, Integer::sum);
        total += Sequence.iterate(27L, n -> n % 2 == 0 ? n / 2 : 3 * n + 1).limit(size / 50).fold(0L, Long::sum);
        return total + Sequence.range(2, size).filter(n -> n * n > size).first().orElse(-1);
    }

    static long memo(int size) {
        Map<Integer, Lazy<Long>> table = new HashMap<>();
        List<Lazy<Long>> values = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            int n = i;
            Lazy<Long> value = new Lazy<>(() -> n < 2
                ? Long.valueOf(n)
                : (table.get(n - 1).get() + table.get(n - 2).get()) % 1_000_007);
            table.put(i, value);
            values.add(value);
        }
        long total = 0;
        for (Lazy<Long> value : values) {
            total = total * 3 + value.get();
        }
        Function<Integer, Integer> chain = Function.identity();
        for (int i = 0; i < 40; i++) {
            int k = i;
            chain = chain.andThen(i % 2 == 0 ? x -> x * 5 + k : x -> x % 10_007);
        }
        for (int i = 0; i < size / 4; i++) {
            total += chain.apply(i);
        }
        return total;
    }

    static long parsing(int count) {
        Arithmetic arithmetic = new Arithmetic();
        long total = 0;
        for (int i = 0; i < count; i++) {
            String text = "(1+" + i + ")*(2+3*(" + i % 7 + "+4))+((" + i % 13 + "*5+17)*2+(8))*3";
            Parsed<Integer> parsed = arithmetic.sum().parse(text, 0).orElseThrow();
            if (parsed.next() != text.length()) {
                throw new IllegalStateException("stopped at " + parsed.next() + " in " + text);
            }
            total = total * 31 + parsed.value();
        }
        return total;
    }

    static long run(int size) {
        return sequences(size * 8) * 31 * 31 + memo(size) * 31 + parsing(size / 20);
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 35_000;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = run(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("FunctionalPipeline " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
