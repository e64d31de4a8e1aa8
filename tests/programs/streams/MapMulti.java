import java.util.*;
import java.util.stream.*;

public class MapMulti {
    static void expand(Object o, java.util.function.Consumer<Object> sink) {
        if (o instanceof Iterable<?> many) {
            for (Object each : many) {
                expand(each, sink);
            }
        } else {
            sink.accept(o);
        }
    }

    public static void main(String[] args) {
        List<Object> nested = List.of(1, List.of(2, List.of(3, 4)), List.of(), 5);
        System.out.println(nested.stream().mapMulti(MapMulti::expand).toList());
        System.out.println(Stream.of(1, 2, 3).<String>mapMulti((x, sink) -> {
            for (int i = 0; i < x; i++) {
                sink.accept("v" + x);
            }
        }).toList());
        System.out.println(Stream.of("ab", "c").mapMultiToInt((s, sink) -> s.chars().forEach(sink)).sum());
        System.out.println(Stream.of(1, 2).mapMultiToLong((x, sink) -> {
            sink.accept(x);
            sink.accept(x * 1L << 40);
        }).boxed().toList());
        System.out.println(Stream.of(1, 2).mapMultiToDouble((x, sink) -> sink.accept(x / 4.0)).boxed().toList());
        System.out.println(IntStream.range(0, 5).mapMulti((x, sink) -> {
            if (x % 2 == 0) {
                sink.accept(x);
                sink.accept(-x);
            }
        }).boxed().toList());
        System.out.println(LongStream.range(0, 3).mapMulti((x, sink) -> sink.accept(x + 1)).sum());
        System.out.println(DoubleStream.of(1, 2).mapMulti((x, sink) -> sink.accept(x * 2)).sum());
        // All that one element becomes is handed over, even if fewer are wanted.
        System.out.println(Stream.of(1, 2, 3).<Integer>mapMulti((x, sink) -> {
            for (int i = 0; i < 3; i++) {
                System.out.print("give ");
                sink.accept(x * 10 + i);
            }
        }).limit(2).toList());
        System.out.println(Stream.of(1, 2, 3).<Integer>mapMulti((x, sink) -> {
            sink.accept(x);
            sink.accept(x);
        }).takeWhile(x -> x < 2).toList());
        System.out.println(Stream.of(1, 2, 3).<Integer>mapMulti((x, sink) -> {
            sink.accept(x);
            sink.accept(x + 5);
        }).findFirst());
        System.out.println(Stream.of(1, 2, 3).<Integer>mapMulti((x, sink) -> {
        }).count());
    }
}
