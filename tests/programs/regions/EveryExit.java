// stress: off
/** Leaves compiled code for every reason there is, in loops that run often enough to be compiled. */
public class EveryExit {
    interface Shape {
        int area(int by);
    }

    record One(int side) implements Shape {
        public int area(int by) {
            return side * by;
        }
    }

    record Two(int side) implements Shape {
        public int area(int by) {
            return side + by;
        }
    }

    record Three(int side) implements Shape {
        public int area(int by) {
            return side - by;
        }
    }

    record Four(int side) implements Shape {
        public int area(int by) {
            return side ^ by;
        }
    }

    record Five(int side) implements Shape {
        public int area(int by) {
            return side | by;
        }
    }

    static final int ROUNDS = 600;
    static final Object LOCK = new Object();
    static int shared;

    /** What goes wrong now and then: each round does one kind of thing, every 50th one that throws. */
    static int thrown(int kind, int i) {
        boolean bad = i % 50 == 49;
        int[] numbers = bad ? null : new int[] {i, 2, 3};
        switch (kind) {
            case 0:
                return numbers[1];
            case 1:
                return new int[] {1, 2, 3}[bad ? 3 : i % 3];
            case 2:
                return i / (bad ? 0 : 3) + i % (bad ? 0 : 7);
            case 3:
                Object text = bad ? (Object) Integer.valueOf(i) : "text";
                return ((String) text).length();
            case 4:
                Object[] strings = new String[2];
                strings[i & 1] = bad ? (Object) Integer.valueOf(i) : "text";
                return strings.length;
            case 5:
                return new int[bad ? -i : 3].length;
            case 6:
                if (bad) throw new IllegalStateException("at " + i);
                return i;
            default:
                return new int[bad ? 1 << 17 : 4].length;
        }
    }

    static long throwing(int kind) {
        long sum = 0;
        for (int i = 0; i < ROUNDS; i++) {
            try {
                sum += thrown(kind, i);
            } catch (RuntimeException exception) {
                sum = sum * 31 + String.valueOf(exception.getMessage()).length();
            }
        }
        return sum;
    }

    static int selected(Shape[] shapes) {
        int sum = 0;
        for (int i = 0; i < ROUNDS; i++) sum = sum * 7 + shapes[i * i % shapes.length].area(i);
        return sum;
    }

    static int deep(int n) {
        return n == 0 ? 0 : 1 + deep(n - 1);
    }

    static int bottomless(int n) {
        return bottomless(n + 1) + 1;
    }

    static int recursing() {
        int sum = 0;
        for (int i = 0; i < ROUNDS; i++) sum += deep(i % 40);
        for (int i = 0; i < 3; i++) {
            try {
                sum += bottomless(0);
            } catch (StackOverflowError error) {
                sum += 1000;
            }
        }
        return sum;
    }

    static int step(int i) {
        return (i & 3) == 0 ? i : i + 1;
    }

    /** Returns to several places. */
    static int returning() {
        int sum = 0;
        for (int i = 0; i < ROUNDS; i++) {
            sum += step(i);
            if (i % 3 == 0) sum ^= step(sum);
            if (i % 7 == 0) sum -= step(i + sum);
        }
        return sum;
    }

    static int locked(int rounds) {
        int sum = 0;
        for (int i = 0; i < rounds; i++) {
            synchronized (LOCK) {
                sum += ++shared & 1;
                if (i % 100 == 99) Thread.yield();
            }
        }
        return sum;
    }

    static int contended() throws InterruptedException {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> locked(ROUNDS));
            threads[i].start();
        }
        locked(ROUNDS);
        for (Thread thread : threads) thread.join();
        return shared;
    }

    static int tables() {
        int sum = 0;
        for (int i = 0; i < ROUNDS; i++) {
            int[][] table = new int[2][i % 5];
            sum += table.length + table[1].length;
        }
        return sum;
    }

    static int natives() {
        int sum = 0;
        for (int i = 0; i < ROUNDS; i++) {
            if (Thread.currentThread() == null || Thread.holdsLock(LOCK)) sum++;
            sum += Integer.valueOf(i).getClass() == Integer.class ? 1 : 0;
        }
        return sum;
    }

    static int allocating() {
        Object[] kept = new Object[64];
        int sum = 0;
        for (int i = 0; i < ROUNDS; i++) {
            kept[i & 63] = new long[64];
            sum += ((long[]) kept[i * 5 & 63] == null ? 1 : 2);
        }
        return sum;
    }

    public static void main(String[] args) throws InterruptedException {
        for (int kind = 0; kind < 8; kind++) System.out.println("thrown " + kind + ": " + throwing(kind));
        Shape[] few = {new One(3), new Two(4)};
        Shape[] many = {new One(3), new Two(4), new Three(5), new Four(6), new Five(7)};
        System.out.println("selected " + selected(few) + " " + selected(many) + " " + selected(few));
        System.out.println("recursing " + recursing());
        System.out.println("returning " + returning());
        System.out.println("contended " + contended());
        System.out.println("tables " + tables());
        System.out.println("natives " + natives());
        System.out.println("allocating " + allocating());
    }
}
