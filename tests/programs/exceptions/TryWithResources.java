// try-with-resources: close order, suppressed exceptions, null resources, exceptions in init, close and body.
public class TryWithResources {
    static class Res implements AutoCloseable {
        final String name;
        final boolean failClose;

        Res(String name, boolean failOpen, boolean failClose) {
            System.out.println("open " + name);
            if (failOpen) {
                throw new IllegalStateException("open " + name);
            }
            this.name = name;
            this.failClose = failClose;
        }

        @Override
        public void close() {
            System.out.println("close " + name);
            if (failClose) {
                throw new IllegalArgumentException("close " + name);
            }
        }
    }

    static void run(boolean openB, boolean closeA, boolean closeB, boolean body) {
        try (Res a = new Res("a", false, closeA); Res b = new Res("b", openB, closeB)) {
            System.out.println("body " + a.name + b.name);
            if (body) {
                throw new RuntimeException("body");
            }
        } catch (RuntimeException e) {
            System.out.println("caught " + e + " suppressed " + e.getSuppressed().length);
            for (Throwable s : e.getSuppressed()) {
                System.out.println("  " + s);
            }
        } finally {
            System.out.println("finally");
        }
    }

    static int returning() {
        Res shared = new Res("r", false, false);
        try (shared; Res none = null) {
            return none == null ? 1 : 2;
        }
    }

    public static void main(String[] args) {
        run(false, false, false, false);
        run(false, false, false, true);
        run(false, true, true, true);
        run(false, true, true, false);
        run(true, false, false, false);
        run(true, true, false, false);
        System.out.println(returning());
        Throwable t = new Throwable("self");
        try {
            t.addSuppressed(t);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            t.addSuppressed(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            t.initCause(new Error()).initCause(new Error());
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
