// Loops whose objects, monitors and calls compiled code does without. An argument names one loop, which then runs longer.

import java.util.Iterator;
import java.util.function.IntUnaryOperator;

public class Vanishing {
    static final class Counter {
        int total;

        synchronized void add(int amount) {
            total += amount;
        }
    }

    record Vector(double x, double y) {
        Vector plus(Vector other) {
            return new Vector(x + other.x, y + other.y);
        }

        double dot(Vector other) {
            return x * other.x + y * other.y;
        }
    }

    static final class Range implements Iterable<Integer> {
        final int end;

        Range(int end) {
            this.end = end;
        }

        public Iterator<Integer> iterator() {
            return new Iterator<Integer>() {
                int at;

                public boolean hasNext() {
                    return at < end;
                }

                public Integer next() {
                    return at++;
                }
            };
        }
    }

    static long locks(int count) {
        long sum = 0;
        for (int i = 0; i < count; i++) {
            Counter counter = new Counter();
            counter.add(i);
            counter.add(3);
            sum += counter.total;
        }
        return sum;
    }

    static int apply(IntUnaryOperator operator, int operand) {
        return operator.applyAsInt(operand);
    }

    static long lambdas(int count) {
        long sum = 0;
        for (int i = 0; i < count; i++) {
            int captured = i;
            sum += apply(operand -> operand + captured * 3, i);
        }
        return sum;
    }

    static long iterators(int count) {
        long sum = 0;
        for (int i = 0; i < count; i++) {
            for (int number : new Range(4)) {
                sum += number;
            }
        }
        return sum;
    }

    static double vectors(int count) {
        double sum = 0;
        Vector first = new Vector(1, 2);
        for (int i = 0; i < count; i++) {
            Vector second = new Vector(i, 1);
            sum += first.plus(second).dot(second);
        }
        return sum;
    }

    static double[] plus(double[] first, double[] second) {
        return new double[] {first[0] + second[0], first[1] + second[1]};
    }

    static double arrays(int count) {
        double sum = 0;
        for (int i = 0; i < count; i++) {
            double[] first = {i, 1};
            double[] second = plus(first, new double[] {1, i & 3});
            sum += first[0] * second[1] + second[0] + second.length;
        }
        return sum;
    }

    static long boxes(int count) {
        long sum = 0;
        for (int i = 0; i < count; i++) {
            Integer box = i & 255;
            sum += box * 3;
        }
        return sum;
    }

    static long builders(int count) {
        long sum = 0;
        for (int i = 0; i < count; i++) {
            StringBuilder builder = new StringBuilder();
            builder.append((char) ('a' + (i & 7))).append('x');
            sum += builder.length() + builder.charAt(0);
        }
        return sum;
    }

    static int recursion(int number) {
        return number < 2 ? number : recursion(number - 1) + recursion(number - 2);
    }

    static int unrolled(int[] numbers) {
        int sum = 0;
        for (int i = 0; i < numbers.length; i++) {
            sum += numbers[i];
        }
        return sum;
    }

    public static void main(String[] arguments) {
        int[] numbers = new int[3000];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = i * i;
        }
        String[] loops =
            {"locks", "lambdas", "iterators", "vectors", "arrays", "boxes", "builders", "recursion", "unrolled"};
        for (String loop : loops) {
            if (arguments.length > 0 && !arguments[0].equals(loop)) {
                continue;
            }
            long result = 0;
            for (int i = arguments.length > 0 ? 400 : 4; i > 0; i--) {
                result += switch (loop) {
                    case "locks" -> locks(3000);
                    case "lambdas" -> lambdas(3000);
                    case "iterators" -> iterators(3000);
                    case "vectors" -> (long) vectors(3000);
                    case "arrays" -> (long) arrays(3000);
                    case "boxes" -> boxes(3000);
                    case "builders" -> builders(3000);
                    case "recursion" -> recursion(15);
                    default -> unrolled(numbers);
                };
            }
            System.out.println(loop + " " + result);
        }
    }
}
