import java.util.function.Supplier;

/** What tools for coverage look at: bodies that the compiler copies, methods that it makes, and classes that are never loaded. */
public class Covered {
    static int finished, opened, total;

    int made = made();

    Covered() {
    }

    Covered(int by) {
        total += by;
    }

    static int made() {
        return 7;
    }

    /** Returns, throws, or comes to the end: each has its own copy of the body. */
    static int ways(int number) {
        try {
            if (number % 4 == 0) {
                return number;
            }
            if (number % 4 == 1) {
                throw new IllegalStateException();
            }
            made();
        } finally {
            finished++;
        }
        return -number;
    }

    /** In loops the copies lead on to the loop's own end, and out of it. */
    static void loops() {
        for (int number = 0; number < 20; number++) {
            try {
                if (number % 2 == 0) {
                    continue;
                }
                if (number == 15) {
                    break;
                }
                made();
            } finally {
                finished++;
            }
        }
    }

    record Door(int number) implements AutoCloseable {
        public void close() {
            total += number;
        }
    }

    enum Colour {
        RED, GREEN
    }

    static class Node implements Supplier<String> {
        public String get() {
            return "node";
        }
    }

    static final class Tools {
        private Tools() {
        }

        static int twice(int number) {
            return number + number;
        }
    }

    /** It is never loaded. */
    static class Absent {
        int unused() {
            return 1;
        }
    }

    static boolean isOdd(int number) {
        return number % 2 != 0;
    }

    static int never() {
        return finished;
    }

    public static void main(String[] arguments) {
        for (int number = 0; number < 12; number++) {
            try (Door door = new Door(number)) {
                total += ways(number) + Math.max(made(), Tools.twice(made())) + (isOdd(number) ? made() : 1);
            } catch (IllegalStateException thrown) { opened++; } finally { opened++; }
        }
        loops();
        new Covered();
        new Covered(made());
        new Covered(2);
        Supplier<String> node = new Node(), lambda = () -> "lambda";
        System.out.println(node.get() + lambda.get() + Colour.GREEN + finished + " " + opened + " " + total);
    }
}
