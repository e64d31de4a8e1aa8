import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

/**
 * Calls at which more classes come by than a region tells apart, hot: virtual and interface calls, with results of all
 * types, of methods that are overridden again, synchronized, native, abstract or not there, that throw, that allocate, that
 * call on until the stack is full, in several threads.
 */
public class ManyReceivers {
    abstract static class Step {
        final int number;
        Step next;

        Step(int number) {
            this.number = number;
        }

        abstract int apply(int x);

        long wide(long x, int y) {
            return x * 31 + y + number;
        }

        abstract double real(double x);

        Object made(int x) {
            return x;
        }

        int depth(int limit) {
            return next == null || limit == 0 ? 0 : 1 + next.depth(limit - 1);
        }

        void touch(int[] counts) {
            counts[number]++;
        }
    }

    static class Add extends Step {
        Add(int number) {
            super(number);
        }

        int apply(int x) {
            return x + number;
        }

        double real(double x) {
            return x + number;
        }
    }

    static final class AddTwice extends Add {
        AddTwice(int number) {
            super(number);
        }

        @Override
        int apply(int x) {
            return super.apply(super.apply(x));
        }

        @Override
        void touch(int[] counts) {
            counts[number] += 2;
        }

        @Override
        int depth(int limit) {
            return limit == 0 ? 0 : 1 + next.depth(limit - 1);
        }
    }

    static final class Mix extends Step {
        Mix(int number) {
            super(number);
        }

        int apply(int x) {
            return x ^ x << 3;
        }

        double real(double x) {
            return x / 2;
        }

        @Override
        Object made(int x) {
            return "m" + (x & 7);
        }
    }

    static final class Guarded extends Step {
        private int calls;

        Guarded(int number) {
            super(number);
        }

        synchronized int apply(int x) {
            calls++;
            return x + calls % 3;
        }

        synchronized double real(double x) {
            return x + 0.5;
        }

        @Override
        synchronized int depth(int limit) {
            return limit == 0 ? 0 : 1 + next.depth(limit - 1);
        }

        @Override
        synchronized long wide(long x, int y) {
            if (!Thread.holdsLock(this)) {
                throw new IllegalStateException("not locked");
            }
            return x - y;
        }
    }

    static final class Throwing extends Step {
        Throwing(int number) {
            super(number);
        }

        int apply(int x) {
            if (x % 97 == 5) {
                throw new ArithmeticException("at " + x % 97);
            }
            return x - 1;
        }

        double real(double x) {
            return -x;
        }
    }

    static final class Looping extends Step {
        Looping(int number) {
            super(number);
        }

        int apply(int x) {
            int sum = x;
            for (int i = 0; i < (x & 15); i++) {
                sum += i * number;
            }
            return sum;
        }

        double real(double x) {
            double sum = 0;
            for (int i = 0; i < 5; i++) {
                sum += x / (i + 1);
            }
            return sum % 1000;
        }

        @Override
        Object made(int x) {
            return new int[] {x, number};
        }
    }

    static final class Shifted extends Step {
        Shifted(int number) {
            super(number);
        }

        int apply(int x) {
            return x >>> 1;
        }

        double real(double x) {
            return Math.sqrt(Math.abs(x));
        }

        @Override
        void touch(int[] counts) {
            int[] more = new int[counts.length];
            more[number] = 3;
            for (int i = 0; i < counts.length; i++) {
                counts[i] += more[i];
            }
        }
    }

    static Step[] steps() {
        Step[] steps = {
            new Add(0), new AddTwice(1), new Mix(2), new Guarded(3), new Throwing(4), new Looping(5), new Shifted(6)
        };
        for (int i = 0; i < steps.length; i++) {
            steps[i].next = steps[(i + 1) % steps.length];
        }
        return steps;
    }

    static String virtualCalls(Step[] steps, int rounds) {
        int[] counts = new int[steps.length];
        int x = 1;
        long wide = 7;
        double real = 3;
        int made = 0;
        int caught = 0;
        ArithmeticException last = null;
        for (int i = 0, at = 0; i < rounds; i++) {
            Step step = steps[at];
            try {
                x = step.apply(x);
            } catch (ArithmeticException e) {
                caught++;
                last = e;
                x += e.getMessage().length();
            }
            wide = step.wide(wide, x);
            real = step.real(real);
            Object object = step.made(x);
            made += object instanceof int[] array ? array[0] : object.hashCode();
            step.touch(counts);
            at = at + 1 == steps.length ? 0 : at + 1;
        }
        last.printStackTrace();
        return x + " " + wide + " " + real + " " + made + " " + caught + " " + java.util.Arrays.toString(counts);
    }

    interface Shape {
        int area(int scale);

        default int twice(int scale) {
            return own(scale) + area(scale);
        }

        private int own(int scale) {
            return area(scale);
        }
    }

    record Square(int side) implements Shape {
        public int area(int scale) {
            return side * side * scale;
        }
    }

    record Strip(int length) implements Shape {
        public int area(int scale) {
            return length * scale;
        }

        @Override
        public int twice(int scale) {
            return 2 * length * scale + 1;
        }
    }

    enum Fixed implements Shape {
        SMALL {
            public int area(int scale) {
                return 1;
            }
        },
        LARGE {
            public int area(int scale) {
                return scale * 100;
            }

            @Override
            public synchronized int twice(int scale) {
                return scale * 201;
            }
        };
    }

    static int half(int x) {
        return x / 2;
    }

    static String interfaceCalls(int rounds) {
        int offset = 9;
        Shape[] shapes = {
            new Square(3), new Strip(4), Fixed.SMALL, Fixed.LARGE, scale -> scale + offset, scale -> {
                if (scale % 13 == 4) {
                    throw new IllegalArgumentException("scale");
                }
                return scale;
            }
        };
        IntUnaryOperator[] operators = {
            x -> x + 1, x -> x ^ offset, ManyReceivers::half, Integer::bitCount, Math::abs, x -> x * 5,
            IntUnaryOperator.identity(), ((IntUnaryOperator) x -> x + 3).andThen(x -> x & 0xffff)
        };
        List<Supplier<Object>> suppliers = new ArrayList<>();
        suppliers.add(() -> "text");
        suppliers.add(() -> offset);
        suppliers.add(Object::new);
        suppliers.add(() -> new long[] {offset});
        suppliers.add(() -> null);
        int sum = 0;
        int x = 12345;
        int caught = 0;
        int nulls = 0;
        int arrays = 0;
        for (int i = 0; i < rounds; i++) {
            Shape shape = shapes[i % shapes.length];
            try {
                sum += shape.area(i & 63);
                sum ^= shape.twice(i & 31);
            } catch (IllegalArgumentException e) {
                caught++;
            }
            x = operators[i % operators.length].applyAsInt(x) + i;
            Object object = suppliers.get(i % suppliers.size()).get();
            if (object == null) {
                nulls++;
            } else if (object instanceof long[] array) {
                arrays += array.length;
            }
        }
        return sum + " " + x + " " + caught + " " + nulls + " " + arrays;
    }

    /** Some of these have `Object`'s own native method. */
    static String natives(int rounds) {
        Object[] objects = {"word", 17, new Object(), List.of(1, 2), new int[3], 'c', Fixed.SMALL, new Square(5)};
        int sum = 0;
        int same = 0;
        for (int i = 0; i < rounds; i++) {
            Object object = objects[i % objects.length];
            int hash = object.hashCode();
            if (hash == System.identityHashCode(object)) {
                same++;
            } else {
                sum += hash;
            }
            if (object.equals(objects[(i * 3) % objects.length])) {
                sum += 1;
            }
        }
        return sum + " " + same;
    }

    /** An array would not take one that has lost the interface. */
    static LateShape lateShape(int number) {
        switch (number) {
            case 0: return new LateOne();
            case 1: return new LateTwo();
            case 2: return new LateThree();
            case 3: return new LateFour();
            default: return new LateNone();
        }
    }

    /** Classes that have lost a method, or an interface, since this one was compiled. */
    static String absent(int rounds) {
        Late[] late = {new LateOne(), new LateTwo(), new LateThree(), new LateFour(), new LateNone()};
        int sum = 0;
        int[] caught = new int[3];
        for (int i = 0; i < rounds; i++) {
            try {
                sum += late[i % late.length].value(i);
            } catch (AbstractMethodError e) {
                caught[0]++;
            }
            try {
                sum += lateShape(i % 5).shape(i);
            } catch (AbstractMethodError e) {
                caught[1]++;
            } catch (IncompatibleClassChangeError e) {
                caught[2]++;
            }
        }
        return sum + " " + java.util.Arrays.toString(caught);
    }

    static int deepest(Step[] steps) {
        int overflows = 0;
        for (int i = 0; i < 4; i++) {
            try {
                steps[i % 2 * 3].depth(Integer.MAX_VALUE);
            } catch (StackOverflowError e) {
                overflows++;
            }
        }
        return overflows;
    }

    static int total(Step[] steps, int rounds) {
        int sum = 0;
        for (int i = 0; i < rounds; i++) {
            sum += steps[i % steps.length].depth(i & 31);
        }
        return sum;
    }

    static void threads(Step[] shared) throws InterruptedException {
        String[] results = new String[3];
        Thread[] threads = new Thread[results.length];
        for (int i = 0; i < threads.length; i++) {
            int number = i;
            threads[i] = new Thread(() -> {
                Step[] steps = steps();
                int x = number;
                for (int j = 0; j < 30_000; j++) {
                    x = steps[j % 4].apply(x) + (int) shared[3].wide(x, j);
                    if (j % 5_000 == 0) {
                        Thread.yield();
                    }
                }
                results[number] = x + " " + steps[3].apply(0);
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        for (String result : results) {
            System.out.println("thread " + result);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Step[] steps = steps();
        for (int i = 0; i < 3; i++) {
            System.out.println(virtualCalls(steps, 4_000));
            System.out.println(interfaceCalls(4_000));
            System.out.println(natives(10_000));
            System.out.println(absent(1_000));
            System.out.println(total(steps, 10_000) + " " + deepest(steps));
        }
        threads(steps);
        int x = 0;
        for (int i = 0; i < 200_000; i++) {
            x = steps[i % 3 + 4].apply(x + 194);
        }
        System.out.println(x);
    }
}

abstract class Late {
    int value(int x) {
        return x;
    }
}

interface LateShape {
    default int shape(int x) {
        return x;
    }
}

class LateOne extends Late implements LateShape {
    @Override
    int value(int x) {
        return x + 1;
    }

    public int shape(int x) {
        return x ^ 1;
    }
}

class LateTwo extends Late implements LateShape {
    @Override
    int value(int x) {
        return x + 2;
    }

    public int shape(int x) {
        return x ^ 2;
    }
}

class LateThree extends Late implements LateShape {
    @Override
    int value(int x) {
        return x + 3;
    }

    public int shape(int x) {
        return x ^ 3;
    }
}

class LateFour extends Late implements LateShape {
    @Override
    int value(int x) {
        return x + 4;
    }

    public int shape(int x) {
        return x ^ 4;
    }
}

class LateNone extends Late implements LateShape {
}
