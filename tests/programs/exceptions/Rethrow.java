// Exceptions pass through frames, loops, monitors and static initialisers; the trace stays that of the creation.
public class Rethrow {
    static final Object LOCK = new Object();
    static int cleaned;

    static void thrower(int n) throws Exception {
        synchronized (LOCK) {
            try {
                if (n == 0) {
                    throw new Exception("bottom");
                }
                thrower(n - 1);
            } finally {
                cleaned++;
            }
        }
    }

    static synchronized void sync() {
        throw new IllegalStateException("synchronized");
    }

    static Throwable wrap(int n) {
        Throwable t = new Exception("level 0");
        for (int i = 1; i <= n; i++) {
            t = new RuntimeException("level " + i, t);
        }
        return t;
    }

    static <E extends Throwable> void sneaky(Throwable t) throws E {
        throw (E) t;
    }

    public static void main(String[] args) {
        try {
            thrower(5);
        } catch (Exception e) {
            System.out.println(e.getMessage() + " " + cleaned + " " + Thread.holdsLock(LOCK) + " " + e.getStackTrace().length + " " + e.getStackTrace()[0].getLineNumber());
        }
        try {
            sync();
        } catch (IllegalStateException e) {
            System.out.println(Thread.holdsLock(Rethrow.class) + " " + e.getMessage());
        }
        Throwable t = wrap(100);
        int depth = 0;
        while (t.getCause() != null) {
            t = t.getCause();
            depth++;
        }
        System.out.println(depth + " " + t.getMessage());
        try {
            Rethrow.<RuntimeException>sneaky(new java.io.IOException("sneaked"));
        } catch (Exception e) {
            System.out.println(e);
        }
        try {
            throw null;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        int count = 0;
        for (int i = 0; i < 2000; i++) {
            try {
                if (i % 3 == 0) {
                    throw new Error();
                }
                Object o = i % 3 == 1 ? "s" : null;
                o.hashCode();
                count++;
            } catch (NullPointerException e) {
                count += 10;
            } catch (Error e) {
                count += 100;
            }
        }
        System.out.println(count);
    }
}
