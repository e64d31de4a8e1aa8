// Throwables whose methods lie, throw, loop and change while the machine uses them.
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;

public class OddThrowables {
    interface Action {
        Object run() throws Throwable;
    }

    static void show(String name, Action action) {
        try {
            System.out.println(name + " = " + action.run());
        } catch (Throwable thrown) {
            System.out.println(name + " ! " + thrown.getClass().getName());
        }
    }
    static class Lying extends RuntimeException {
        Object mode;

        Lying(Object mode) {
            super("lying", null, true, true);
            this.mode = mode;
        }

        @Override
        public Throwable fillInStackTrace() {
            // Called by the constructor, before the field is set.
            return mode == null ? null : super.fillInStackTrace();
        }

        @Override
        public synchronized Throwable getCause() {
            return "self".equals(mode) ? this : "throw".equals(mode) ? fail() : null;
        }

        @Override
        public String getLocalizedMessage() {
            return "throw message".equals(mode) ? fail().getMessage() : null;
        }

        @Override
        public StackTraceElement[] getStackTrace() {
            return new StackTraceElement[] {null};
        }

        @Override
        public String toString() {
            return "null text".equals(mode) ? null : "throw text".equals(mode) ? fail().getMessage() : super.toString();
        }

        static Throwable fail() {
            throw new IllegalStateException("lying");
        }
    }

    static String trace(Throwable thrown) {
        StringWriter text = new StringWriter();
        thrown.printStackTrace(new PrintWriter(text));
        return text.toString().replaceAll("(?m)^\\s*at java.base.*\n", "").replace("\n", "|").replace("\t", " ");
    }

    public static void main(String[] args) {
        for (String mode : new String[] {null, "self", "throw", "throw message", "null text", "throw text"}) {
            show("text " + mode, () -> new Lying(mode).toString());
            show("trace " + mode, () -> trace(new Lying(mode)));
            show("caught " + mode, () -> {
                try {
                    throw new Lying(mode);
                } catch (Lying thrown) {
                    return thrown.getStackTrace().length;
                }
            });
            show("wrapped " + mode, () -> trace(new RuntimeException(new Lying(mode))).length() > 0);
        }
        show("self cause", () -> {
            Throwable thrown = new Throwable();
            return thrown.initCause(thrown);
        });
        show("two causes", () -> new Throwable("a", null).initCause(null));
        show("cause cycle", () -> {
            Throwable one = new Throwable("one");
            Throwable two = new Throwable("two", one);
            one.initCause(two);
            one.setStackTrace(new StackTraceElement[0]);
            two.setStackTrace(new StackTraceElement[0]);
            return trace(one);
        });
        show("self suppressed", () -> {
            Throwable thrown = new Throwable();
            thrown.addSuppressed(thrown);
            return "added";
        });
        show("null suppressed", () -> {
            new Throwable().addSuppressed(null);
            return "added";
        });
        show("suppressed cycle", () -> {
            Throwable one = new Throwable("one");
            Throwable two = new Throwable("two");
            one.addSuppressed(two);
            two.addSuppressed(one);
            one.setStackTrace(new StackTraceElement[0]);
            two.setStackTrace(new StackTraceElement[0]);
            return trace(one);
        });
        show("disabled suppression", () -> {
            Throwable thrown = new Throwable("t", null, false, false) { };
            thrown.addSuppressed(new Throwable());
            thrown.setStackTrace(new StackTraceElement[] {new StackTraceElement("a", "b", "c", 1)});
            return thrown.getSuppressed().length + " " + thrown.getStackTrace().length;
        });
        show("null trace", () -> {
            new Throwable().setStackTrace(null);
            return "set";
        });
        show("null element", () -> {
            new Throwable().setStackTrace(new StackTraceElement[] {null});
            return "set";
        });
        show("forged elements", () -> {
            Throwable thrown = new Throwable("forged");
            StackTraceElement[] elements = {new StackTraceElement("java.lang.String", "secret", null, -2),
                new StackTraceElement("", "", "", Integer.MIN_VALUE), new StackTraceElement("a\nb", "c", "d", 0),
                new StackTraceElement("loader", "module", "1", "Class", "method", "File", 5)};
            thrown.setStackTrace(elements);
            elements[0] = null;
            thrown.getStackTrace()[1] = null;
            return trace(thrown);
        });
        show("null class", () -> new StackTraceElement(null, "m", "f", 1));
        show("shared trace", () -> {
            Throwable thrown = new Throwable();
            StackTraceElement[] trace = thrown.getStackTrace();
            trace[0] = null;
            return thrown.getStackTrace()[0] != null;
        });
        show("refilled", () -> {
            Throwable thrown = new Throwable();
            thrown.setStackTrace(new StackTraceElement[0]);
            thrown.fillInStackTrace();
            return thrown.getStackTrace().length > 0;
        });
        show("null print stream", () -> {
            new Throwable().printStackTrace((PrintStream) null);
            return "printed";
        });
        show("throw null", () -> {
            throw null;
        });
        show("throw null of a method", () -> {
            RuntimeException none = null;
            throw none;
        });
        show("message of array", () -> new Error(new Object() {
            @Override
            public String toString() {
                throw new IllegalStateException();
            }
        }.toString()));
        show("assertion of itself", () -> new AssertionError((Object) new Throwable("cause")).getCause());
        show("deep causes", () -> {
            Throwable thrown = new Throwable("first");
            for (int i = 0; i < 2000; i++) {
                thrown = new Throwable("next", thrown);
            }
            return thrown.getCause().getMessage();
        });
    }
}
