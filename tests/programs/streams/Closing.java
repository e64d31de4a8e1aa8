import java.util.*;
import java.util.stream.*;

public class Closing {
    public static void main(String[] args) {
        try (Stream<Integer> s = Stream.of(1).onClose(() -> System.out.print("A ")).map(x -> x)
                .onClose(() -> System.out.print("B "))) {
            System.out.print(s.count() + " ");
        }
        System.out.println();
        Stream<Integer> never = Stream.of(1).onClose(() -> System.out.print("not "));
        System.out.println(never.count() + " without closing");
        Stream<Integer> failing = Stream.of(1).onClose(() -> {
            throw new RuntimeException("1");
        }).onClose(() -> {
            throw new RuntimeException("2");
        }).onClose(() -> System.out.print("third runs "));
        try {
            failing.close();
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + " " + Arrays.toString(e.getSuppressed()));
        }
        failing.close();
        RuntimeException same = new RuntimeException("same");
        try {
            IntStream.of(1).onClose(() -> {
                throw same;
            }).onClose(() -> {
                throw same;
            }).close();
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + " " + e.getSuppressed().length);
        }
        Stream<Integer> closed = Stream.of(1);
        closed.close();
        closed.close();
        for (Runnable r : List.<Runnable>of(() -> closed.count(), () -> closed.map(x -> x), () -> closed.onClose(() -> {
        }), () -> closed.iterator())) {
            try {
                r.run();
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            Stream.of(1).onClose(null);
            System.out.println("accepted");
        } catch (NullPointerException e) {
            System.out.println("refused");
        }
        Stream<String> lines = Stream.of("x").onClose(() -> System.out.println("closed by the outermost"));
        lines.filter(x -> true).map(x -> x).close();
        LongStream.of(1).onClose(() -> System.out.println("long")).boxed().mapToDouble(x -> x).close();
    }
}
