// exit: 1
import java.util.ArrayList;
import java.util.List;

/**
 * Calls that no region can inline to the end, hot: recursion of several kinds, with results of all types, through virtual
 * and interface calls, with exceptions and collections on the way, and until the stack is full.
 */
public class LinkedCalls {
    interface Shape {
        double area(int depth);

        default Shape inner() {
            return null;
        }
    }

    record Leaf(double side) implements Shape {
        public double area(int depth) {
            return side * side + depth;
        }
    }

    record Box(Shape left, Shape right) implements Shape {
        public double area(int depth) {
            return left.area(depth + 1) + right.area(depth + 1);
        }
    }

    record Scaled(Shape inner, float factor) implements Shape {
        public double area(int depth) {
            return factor * inner.area(depth + 1);
        }
    }

    record Counted(Shape inner, int[] count) implements Shape {
        public double area(int depth) {
            count[0]++;
            return inner.area(depth);
        }
    }

    static int fibonacci(int n) {
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }

    static long ackermann(long m, long n) {
        if (m == 0) {
            return n + 1;
        }
        return n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
    }

    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }

    static float halves(float x) {
        return x < 1 ? x : 1 + halves(x / 2);
    }

    static int level;

    /** No locals at all: what it returns lies where its frame's header was. */
    static int down() {
        if (level == 0) {
            return 7;
        }
        level--;
        int below = down();
        level++;
        return below + level;
    }

    static Shape shape(int depth, int[] count) {
        return switch (depth == 0 ? 0 : depth % 4 + 1) {
            case 0 -> new Leaf(depth + 1.5);
            case 1 -> new Scaled(shape(depth - 1, count), 0.5f);
            case 2 -> new Counted(shape(depth - 1, count), count);
            default -> new Box(shape(depth - 1, count), shape(depth - 1, count));
        };
    }

    /** Allocates below, between and above the calls, so that collections find linked frames. */
    static List<Integer> permutation(int n, List<Integer> soFar) {
        if (n == 0) {
            return soFar;
        }
        List<Integer> next = new ArrayList<>(soFar);
        next.add(n * 31 % 17);
        List<Integer> result = permutation(n - 1, next);
        next.add(-n);
        return result.size() % 2 == 0 ? result : new ArrayList<>(result);
    }

    static int throwing(int n) throws Exception {
        if (n == 0) {
            throw new Exception("bottom");
        }
        try {
            return throwing(n - 1) + 1;
        } catch (IllegalStateException e) {
            return n;
        } finally {
            level += n;
        }
    }

    static synchronized int locked(int n) {
        return n == 0 ? 0 : 1 + locked(n - 1);
    }

    static int endless(int n) {
        return endless(n + 1) + 1;
    }

    static void trace(int n) {
        if (n == 0) {
            int[] none = {};
            none[level] = 1;
        }
        trace(n - 1);
    }

    public static void main(String[] args) throws Exception {
        System.out.println(fibonacci(25));
        System.out.println(ackermann(2, 300));
        int evens = 0;
        for (int i = 0; i < 500; i++) {
            evens += even(i) ? 1 : 0;
        }
        System.out.println(evens);
        float sum = 0;
        for (int i = 1; i < 5000; i++) {
            sum += halves(i);
        }
        System.out.println(sum);
        int downs = 0;
        for (int i = 0; i < 400; i++) {
            level = i % 50;
            downs += down();
        }
        System.out.println(downs + " " + level);
        int[] count = new int[1];
        Shape shape = shape(12, count);
        double area = 0;
        for (int i = 0; i < 100; i++) {
            area += shape.area(i % 3);
        }
        System.out.println(area + " " + count[0]);
        int size = 0;
        for (int i = 0; i < 300; i++) {
            size += permutation(20, List.of()).size();
        }
        System.out.println(size);
        level = 0;
        int caught = 0;
        for (int i = 0; i < 300; i++) {
            try {
                throwing(i % 40);
            } catch (Exception e) {
                caught += e.getMessage().length();
            }
        }
        System.out.println(caught + " " + level);
        int locks = 0;
        for (int i = 0; i < 200; i++) {
            locks += locked(i);
        }
        System.out.println(locks);
        for (int i = 0; i < 5; i++) {
            try {
                endless(0);
            } catch (StackOverflowError e) {
                System.out.println("overflow " + (e.getStackTrace().length > 100));
            }
        }
        System.out.println(fibonacci(18));
        try {
            trace(12);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage() + " " + e.getStackTrace().length);
            for (StackTraceElement element : e.getStackTrace()) {
                System.out.println(element);
            }
        }
        trace(4);
    }
}
