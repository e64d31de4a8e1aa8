// Long division and remainder at every edge.
public class LongDivision {
    static long[] values = {0, 1, -1, 3, -3, 1L << 32, -(1L << 32), Long.MAX_VALUE, Long.MIN_VALUE, Integer.MIN_VALUE};

    public static void main(String[] args) {
        for (long a : values) {
            for (long b : values) {
                try {
                    System.out.println(a + " / " + b + " = " + a / b + " rem " + a % b);
                } catch (ArithmeticException e) {
                    System.out.println(a + " / " + b + ": " + e.getMessage());
                }
            }
        }
        int remainders = 0;
        for (long a : values) {
            try {
                remainders += a % 0L;
            } catch (ArithmeticException e) {
                remainders++;
            }
        }
        System.out.println(remainders);
    }
}
