/** Recursion down, up and both, deeper than any trace follows. */
public class Recursion {
    static int down(int n) {
        return n == 0 ? 0 : down(n - 1);
    }

    static int up(int n) {
        return n == 0 ? 0 : 1 + up(n - 1);
    }

    static int fibonacci(int n) {
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }

    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }

    public static void main(String[] args) {
        long sum = 0;
        for (int i = 0; i < 300; i++) {
            sum += down(i) + up(i) + (even(i) ? 1 : 0);
        }
        System.out.println(sum);
        System.out.println(fibonacci(20));
    }
}
