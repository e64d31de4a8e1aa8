// fuel: varies
// Generators of random numbers by the names of their algorithms, and what all of them give.
import java.util.*;
import java.util.random.*;

public class GeneratorsByName {
    public static void main(String[] args) {
        for (String name : List.of("Random", "SecureRandom", "SplittableRandom")) {
            RandomGenerator generator = RandomGenerator.of(name);
            boolean fits = true;
            for (int i = 0; i < 200; i++) {
                int small = generator.nextInt(-3, 4);
                long large = generator.nextLong(10_000_000_000L);
                double part = generator.nextDouble(1.5, 2.5);
                float single = generator.nextFloat();
                fits &= small >= -3 && small < 4 && large >= 0 && large < 10_000_000_000L && part >= 1.5 && part < 2.5 && single >= 0 && single < 1;
            }
            byte[] bytes = new byte[10];
            generator.nextBytes(bytes);
            System.out.println(name + " " + generator.getClass().getSimpleName() + " " + fits + " " + generator.isDeprecated() + " " + generator.ints(5, 0, 10).filter(i -> i < 10).count()
                    + " " + generator.doubles(4).allMatch(d -> d < 1) + " " + generator.longs(3, 5, 6).sum());
        }
        RandomGenerator standard = RandomGenerator.getDefault();
        System.out.println(standard.nextInt(7) < 7);
        for (String name : new String[] {"Nothing", "", "random"}) {
            try {
                System.out.println(RandomGenerator.of(name));
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            RandomGenerator.of(null);
        } catch (NullPointerException e) {
            System.out.println("no name");
        }
        RandomGenerator own = new RandomGenerator() {
            private long state = 1;

            @Override
            public long nextLong() {
                state = state * 6364136223846793005L + 1442695040888963407L;
                return state;
            }
        };
        System.out.println(own.nextInt() + " " + own.nextInt(100) + " " + own.nextInt(-50, 50) + " " + own.nextLong(1000) + " " + own.nextBoolean() + " " + own.nextDouble() + " " + own.nextFloat(2) + " " + own.ints(3, 0, 5).boxed().toList());
        for (Runnable wrong : List.<Runnable>of(() -> own.nextInt(0), () -> own.nextInt(5, 5), () -> own.nextDouble(Double.NaN), () -> own.nextDouble(1, 0), () -> own.ints(-1), () -> own.nextLong(-1), () -> own.nextFloat(-1))) {
            try {
                wrong.run();
                System.out.println("accepted");
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
