import java.util.*;
import java.util.stream.*;

public class Builders {
    public static void main(String[] args) {
        Stream.Builder<String> b = Stream.builder();
        b.accept("a");
        b.add("b").add(null);
        System.out.println(b.build().toList());
        for (Runnable r : new Runnable[] {() -> b.accept("c"), b::build}) {
            try {
                r.run();
            } catch (IllegalStateException e) {
                System.out.println(e);
            }
        }
        IntStream.Builder ints = IntStream.builder();
        for (int i = 0; i < 1000; i++) {
            ints.add(i);
        }
        System.out.println(ints.build().sum());
        LongStream.Builder longs = LongStream.builder().add(5).add(6);
        longs.accept(7);
        System.out.println(longs.build().boxed().toList());
        System.out.println(DoubleStream.builder().add(1.5).build().sum() + " " + DoubleStream.builder().build().count());
        Stream.Builder<Integer> many = Stream.builder();
        IntStream.range(0, 100).boxed().forEach(many);
        System.out.println(many.build().skip(95).toList());
        System.out.println(Stream.<Integer>builder().add(3).add(1).build().sorted().toList());
        try {
            ints.add(1);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
