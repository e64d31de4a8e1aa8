// Resources closed in order, what their closing throws, causes and suppressed errors, and how all is told.
import java.io.*;
import java.util.*;

public class Suppressions {
    static class Resource implements AutoCloseable {
        private final String name;
        private final boolean fails;

        Resource(String name, boolean fails) {
            this.name = name;
            this.fails = fails;
            System.out.println("open " + name);
        }

        @Override
        public void close() throws IOException {
            System.out.println("close " + name);
            if (fails) {
                throw new IOException("closing " + name);
            }
        }
    }

    static void tell(Throwable thrown) {
        StringWriter text = new StringWriter();
        thrown.printStackTrace(new PrintWriter(text));
        text.toString().lines().filter(line -> !line.contains("at ") && !line.contains("... ")).forEach(line -> System.out.println("  " + line));
    }

    static class Quiet extends Exception {
        Quiet(String message, Throwable cause, boolean suppression, boolean writable) {
            super(message, cause, suppression, writable);
        }
    }

    public static void main(String[] args) {
        try (Resource a = new Resource("a", true); Resource none = null; Resource b = new Resource("b", true)) {
            System.out.println("body");
            throw new IllegalStateException("body fails");
        } catch (Exception e) {
            tell(e);
            System.out.println(e.getSuppressed().length);
        } finally {
            System.out.println("finally");
        }
        try (Resource a = new Resource("a", false); Resource b = new Resource("b", true)) {
            System.out.println("body of " + a.name + b.name);
        } catch (Exception e) {
            tell(e);
        }
        Exception first = new Exception("first");
        first.addSuppressed(new RuntimeException("second", new Error("deep")));
        Exception cycle = new Exception("cycle", first);
        first.addSuppressed(cycle);
        tell(cycle);
        for (Runnable wrong : List.<Runnable>of(() -> first.addSuppressed(first), () -> first.addSuppressed(null), () -> cycle.initCause(null), () -> new Exception().initCause(null).initCause(first))) {
            try {
                wrong.run();
                System.out.println("accepted");
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage() + " " + (e.getCause() == null ? null : e.getCause().getMessage()));
            }
        }
        Quiet quiet = new Quiet("quiet", null, false, false);
        quiet.addSuppressed(first);
        quiet.setStackTrace(new StackTraceElement[] {new StackTraceElement("A", "b", "c", 1)});
        System.out.println(quiet.getSuppressed().length + " " + quiet.getStackTrace().length + " " + quiet.fillInStackTrace().getStackTrace().length);
        Throwable plain = new Throwable((String) null, new IOException("why"));
        System.out.println(plain + " " + new Throwable(new IOException("why")).getMessage() + " " + plain.getLocalizedMessage() + " " + plain.getCause().getMessage());
        plain.setStackTrace(new StackTraceElement[] {new StackTraceElement("app", "module", "1.0", "pack.Type", "method", "File.java", 12), new StackTraceElement("T", "m", null, -1), new StackTraceElement("T", "n", "F", -2)});
        for (StackTraceElement element : plain.getStackTrace()) {
            System.out.println(element + " " + element.isNativeMethod() + element.getLineNumber() + element.getModuleName());
        }
        try {
            plain.setStackTrace(new StackTraceElement[] {null});
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }
}
