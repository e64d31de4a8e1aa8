// stress: off
/** Errors and exceptions of the machine whose first use finds no stack: the next one works. */
public class OtherErrorsOnFullStack {
    static String what;
    static int tries;
    static final Object TEXT = "text";
    static final Object[] STRINGS = new String[1];
    static int minus = -1;
    static int zero;
    static String none;

    static class Fails {
        static int x;
        static { x = 1 / zero; }
    }

    interface Body { Object run() throws Throwable; }

    static void down(Body body) {
        try {
            down(body);
        } catch (StackOverflowError full) {
            if (tries++ < 40) {
                try {
                    body.run();
                } catch (StackOverflowError again) {
                    throw again;
                } catch (Throwable expected) {
                    // What it is depends on how much stack there is.
                }
            }
            throw full;
        }
    }

    static void attempt(String name, Body body) {
        tries = 0;
        try {
            down(body);
        } catch (StackOverflowError expected) {
            what = name;
        }
        try {
            System.out.println(what + " " + body.run());
        } catch (Throwable thrown) {
            System.out.println(what + " throws " + thrown.getClass().getName());
        }
    }

    public static void main(String[] args) {
        attempt("size", () -> new int[minus]);
        attempt("sizes", () -> new int[1][minus]);
        attempt("index", () -> STRINGS[zero + 3]);
        attempt("divide", () -> 1 / zero);
        attempt("remainder", () -> 1L % zero);
        attempt("cast", () -> (Integer) TEXT);
        attempt("store", () -> STRINGS[0] = 1);
        attempt("null", () -> none.length());
        attempt("throw", () -> { throw null; });
        attempt("monitor", () -> { TEXT.notify(); return ""; });
        attempt("large", () -> new int[Integer.MAX_VALUE].length);
        attempt("match", () -> { throw new MatchException("m", null); });
        attempt("assertion", () -> { throw new AssertionError("a"); });
        attempt("clone", () -> { throw new CloneNotSupportedException("c"); });
        attempt("interrupted", () -> { throw new InterruptedException("i"); });
        attempt("class", () -> Class.forName("no.such.Class"));
        attempt("no class", () -> new NoClassDefFoundError("x"));
        attempt("no method", () -> new NoSuchMethodError("x"));
        attempt("no field", () -> new NoSuchFieldError("x"));
        attempt("access", () -> new IllegalAccessError("x"));
        attempt("instantiation", () -> new InstantiationError("x"));
        attempt("abstract", () -> new AbstractMethodError("x"));
        attempt("changed", () -> new IncompatibleClassChangeError("x"));
        attempt("link", () -> new UnsatisfiedLinkError("x"));
        attempt("format", () -> new ClassFormatError("x"));
        attempt("version", () -> new UnsupportedClassVersionError("x"));
        attempt("circle", () -> new ClassCircularityError("x"));
        attempt("verify", () -> new VerifyError("x"));
        attempt("bootstrap", () -> new BootstrapMethodError("x"));
        attempt("internal", () -> new InternalError("x"));
        attempt("unknown", () -> new UnknownError("x"));
        attempt("state", () -> new IllegalThreadStateException("x"));
        try {
            Fails.x++;
        } catch (ExceptionInInitializerError e) {
            System.out.println(e.getCause());
        }
        try {
            Fails.x++;
        } catch (NoClassDefFoundError e) {
            System.out.println(e.getMessage());
        }
    }
}
