// exit: 1
// An uncaught exception with causes and suppressed exceptions: the whole trace on standard error.
public class Uncaught {
    static class Custom extends Exception {
        Custom(String message, Throwable cause) {
            super(message, cause);
        }

        @Override
        public String getLocalizedMessage() {
            return "localized " + getMessage();
        }
    }

    static int divide(int a, int b) {
        return a / b;
    }

    static void middle(int n) {
        try {
            divide(n, 0);
        } catch (ArithmeticException e) {
            RuntimeException r = new IllegalStateException("wrapped", e);
            r.addSuppressed(new UnsupportedOperationException("side\nline two"));
            r.addSuppressed(new Custom("nested", new Error("root")));
            throw r;
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println("before");
        try {
            middle(4);
        } finally {
            System.out.println("finally");
            try {
                middle(5);
            } catch (IllegalStateException e) {
                throw new Custom("outer", e);
            }
        }
    }
}
