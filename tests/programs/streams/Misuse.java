import java.util.*;
import java.util.stream.*;

/** Streams used twice, and arguments that are refused. */
public class Misuse {
    static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + ": accepted");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        attempt("two operations", () -> {
            Stream<Integer> s = Stream.of(1);
            s.map(x -> x);
            s.filter(x -> true);
        });
        attempt("two results", () -> {
            Stream<Integer> s = Stream.of(1);
            s.count();
            s.toList();
        });
        attempt("operation after result", () -> {
            IntStream s = IntStream.of(1);
            s.sum();
            s.boxed();
        });
        attempt("iterator twice", () -> {
            LongStream s = LongStream.of(1);
            s.iterator();
            s.spliterator();
        });
        attempt("sequential after use", () -> {
            DoubleStream s = DoubleStream.of(1);
            s.sum();
            s.parallel().sequential();
        });
        attempt("unordered after use", () -> {
            Stream<Integer> s = Stream.generate(() -> 1);
            s.iterator();
            s.unordered();
        });
        attempt("unordered stage after use", () -> {
            Stream<Integer> s = Stream.of(1);
            s.iterator();
            s.unordered();
        });
        attempt("skip 0 links nothing", () -> {
            Stream<Integer> s = Stream.of(1);
            s.skip(0);
            s.skip(0).count();
        });
        attempt("limit", () -> Stream.of(1).limit(-1));
        attempt("skip", () -> Stream.of(1).skip(-2));
        attempt("int limit", () -> IntStream.of(1).limit(-1));
        attempt("long skip", () -> LongStream.of(1).skip(-3));
        attempt("double limit", () -> DoubleStream.of(1).limit(Long.MIN_VALUE));
        attempt("map", () -> Stream.of(1).map(null));
        attempt("filter", () -> Stream.of(1).filter(null));
        attempt("flatMap", () -> Stream.of(1).flatMap(null));
        attempt("mapMulti", () -> Stream.of(1).mapMulti(null));
        attempt("peek", () -> Stream.of(1).peek(null));
        attempt("sorted", () -> Stream.of(1).sorted(null));
        attempt("forEach", () -> Stream.of(1).map(x -> x).forEach(null));
        attempt("source forEach", () -> Stream.of(1).forEach(null));
        attempt("anyMatch", () -> Stream.of(1).anyMatch(null));
        attempt("reduce", () -> Stream.of(1).reduce(null));
        attempt("collect", () -> Stream.of(1).collect(null));
        attempt("min", () -> Stream.of(1).min(null));
        attempt("int map", () -> IntStream.of(1).map(null));
        attempt("int reduce", () -> IntStream.of(1).reduce(0, null));
        attempt("iterate", () -> Stream.iterate(1, null));
        attempt("iterate condition", () -> Stream.iterate(1, null, x -> x));
        attempt("generate", () -> IntStream.generate(null));
        attempt("concat", () -> Stream.concat(null, Stream.of(1)));
        attempt("takeWhile", () -> IntStream.of(1).takeWhile(null));
        attempt("range of array", () -> Arrays.stream(new int[3], 2, 1));
        attempt("range before array", () -> Arrays.stream(new long[3], -1, 1));
        attempt("range behind array", () -> Arrays.stream(new String[3], 1, 4));
        attempt("function throws", () -> Stream.of(1, 0).map(x -> 1 / x).toList());
        attempt("the same again", () -> {
            Stream<Integer> s = Stream.of(1, 0).map(x -> 1 / x);
            try {
                s.toList();
            } catch (ArithmeticException e) {
                s.toList();
            }
        });
    }
}
