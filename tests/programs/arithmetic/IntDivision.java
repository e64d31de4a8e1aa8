// Integer division and remainder at every edge, as static values so that javac folds nothing.
public class IntDivision {
    static int[] values = {0, 1, -1, 2, -2, 7, -7, 10, Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MIN_VALUE + 1};

    public static void main(String[] args) {
        for (int a : values) {
            for (int b : values) {
                try {
                    int q = a / b;
                    int r = a % b;
                    System.out.println(a + " / " + b + " = " + q + " rem " + r + (q * b + r == a ? "" : " BROKEN"));
                } catch (ArithmeticException e) {
                    System.out.println(a + " / " + b + ": " + e.getMessage());
                }
            }
        }
    }
}
