/** What the figures of embedding are measured with. */
public class Callee {
    static int increment(int n) {
        return n + 1;
    }

    static native int ask(int n);

    static int asks(int rounds) {
        int sum = 0;
        for (int i = 0; i < rounds; i++) {
            sum += ask(i);
        }
        return sum;
    }

    static int first(int[] values) {
        return values[0];
    }

    static void hello() {
        System.out.println("Hello, world!");
    }
}
