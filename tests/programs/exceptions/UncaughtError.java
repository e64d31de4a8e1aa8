// exit: 1
// vm: -Xss512k
// Uncaught StackOverflowError: 1,024 frames of trace, exit code 1.
public class UncaughtError {
    static int depth(int n) {
        return depth(n + 1) + 1;
    }

    public static void main(String[] args) {
        System.out.println("going down");
        depth(0);
    }
}
