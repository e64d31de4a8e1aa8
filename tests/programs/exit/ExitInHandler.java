// exit: 255
// System.exit(-1) inside nested calls, finally and catch; the exit code is its low byte.
public class ExitInHandler {
    static void deep(int n) {
        try {
            if (n == 0) {
                throw new RuntimeException();
            }
            deep(n - 1);
        } catch (RuntimeException e) {
            System.out.println("exit at " + n);
            System.exit(-1);
        } finally {
            System.out.println("not reached");
        }
    }

    public static void main(String[] args) {
        deep(4);
    }
}
