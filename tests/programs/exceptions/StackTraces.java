// Stack traces as data: class, method, file and line of user frames, constructors, initialisers, nested classes.
public class StackTraces {
    static void print(Throwable t) {
        System.out.println(t);
        for (StackTraceElement e : t.getStackTrace()) {
            if (!e.getClassName().startsWith("java.")) {
                System.out.println("  " + e.getClassName() + "." + e.getMethodName() + " " + e.getFileName() + " " + e.getLineNumber() + " " + e.isNativeMethod());
            }
        }
    }

    static class Inner {
        int f = boom(1);

        int boom(int x) {
            throw new IllegalStateException("in initialiser");
        }
    }

    static class Statics {
        static int x =
            Integer.parseInt(
                "no");
    }

    static int multi(int a,
                     int b) {
        return a
            / b;
    }

    interface Def {
        default void go() {
            throw new UnsupportedOperationException();
        }
    }

    static Throwable stored = new Throwable("stored");

    static Throwable make() {
        return new Throwable("made");
    }

    public static void main(String[] args) {
        try {
            new Inner();
        } catch (IllegalStateException e) {
            print(e);
        }
        try {
            System.out.println(Statics.x);
        } catch (ExceptionInInitializerError e) {
            print(e.getCause());
        }
        try {
            multi(1,
                multi(3, 2)
                    - 1);
        } catch (ArithmeticException e) {
            print(e);
        }
        try {
            new Def() {
            }.go();
        } catch (UnsupportedOperationException e) {
            print(e);
        }
        print(stored);
        Throwable made = make();
        print(made);
        try {
            throw made;
        } catch (Throwable t) {
            print(t);
            t.fillInStackTrace();
            print(t);
        }
        Throwable bare = new Throwable("no trace", null, false, false) {
        };
        System.out.println(bare.getStackTrace().length + " " + bare.getSuppressed().length);
        bare.addSuppressed(new Error());
        System.out.println(bare.getSuppressed().length);
        Throwable set = new Throwable();
        set.setStackTrace(new StackTraceElement[] {new StackTraceElement("a.B", "c", "D.java", 9), new StackTraceElement("x.Y", "z", null, -1), new StackTraceElement("n.N", "n", "N.java", -2)});
        for (StackTraceElement e : set.getStackTrace()) {
            System.out.println(e);
        }
        System.out.println(new StackTraceElement("a.B", "c", "D.java", 9).equals(set.getStackTrace()[0]));
    }
}
