// exit: 1
// Causes and suppressed exceptions that share frames with their enclosing trace: each is cut at "... n more".
public class CommonFrames {
    static class Resource implements AutoCloseable {
        final int n;

        Resource(int n) {
            this.n = n;
        }

        @Override
        public void close() {
            throw new IllegalStateException("close " + n);
        }
    }

    static void low() {
        throw new UnsupportedOperationException("low");
    }

    static void middle() {
        try {
            low();
        } catch (UnsupportedOperationException e) {
            throw new IllegalArgumentException(e);
        }
    }

    static void high() throws Exception {
        try (Resource a = new Resource(1); Resource b = new Resource(2)) {
            middle();
        } catch (IllegalArgumentException e) {
            throw new Exception("high", e);
        }
    }

    static int depth(int n) throws Exception {
        if (n == 0) {
            high();
        }
        return depth(n - 1) + 1;
    }

    public static void main(String[] args) throws Exception {
        try {
            depth(3);
        } catch (Exception e) {
            Throwable same = e.getCause().getCause();
            same.initCause(new Error("root of all"));
            throw e;
        }
    }
}
