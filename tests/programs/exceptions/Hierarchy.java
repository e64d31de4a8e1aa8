// The Throwable family: toString, messages, causes, hierarchy of the common classes, custom ones, getLocalizedMessage.
public class Hierarchy {
    static class MyError extends Error {
        MyError() {
        }
    }

    static class Checked extends Exception {
        Checked(Throwable cause) {
            super(cause);
        }
    }

    static class NoMessage extends RuntimeException {
        @Override
        public String getMessage() {
            return "computed";
        }
    }

    static class OddText extends RuntimeException {
        OddText() {
            super("original");
        }

        @Override
        public String toString() {
            return "odd text";
        }
    }

    static String line(Throwable t) {
        StringBuilder s = new StringBuilder();
        for (Class<?> c = t.getClass(); c != Object.class; c = c.getSuperclass()) {
            s.append(c.getName()).append(" < ");
        }
        return s.append(t).append(" | ").append(t.getMessage()).append(" | ").append(t.getCause()).toString();
    }

    public static void main(String[] args) {
        Throwable[] all = {new Throwable(), new Exception("e"), new RuntimeException("r", new Error("c")), new MyError(), new Checked(new Exception("inner")), new Checked(null), new NoMessage(), new OddText(),
            new NullPointerException(), new ArithmeticException("a"), new ArrayIndexOutOfBoundsException(7), new StringIndexOutOfBoundsException(-2), new IndexOutOfBoundsException(3), new IndexOutOfBoundsException("m"), new ClassCastException(), new NegativeArraySizeException("-3"),
            new ArrayStoreException(), new IllegalArgumentException(new Error("x")), new IllegalStateException("s"), new NumberFormatException("n"), new UnsupportedOperationException(), new CloneNotSupportedException(), new InterruptedException("i"), new IllegalMonitorStateException(),
            new AssertionError(), new AssertionError(1.5), new AssertionError("m", new Error("c")), new StackOverflowError(), new OutOfMemoryError("o"), new LinkageError("l"), new NoClassDefFoundError("X"), new ExceptionInInitializerError("e"), new ExceptionInInitializerError(new Error("d")),
            new ClassNotFoundException("C"), new IncompatibleClassChangeError(), new AbstractMethodError("a"), new NoSuchMethodError("m"), new NoSuchFieldError("f"), new UnsatisfiedLinkError("u"), new VerifyError("v"), new ClassFormatError("f"), new InstantiationError("i"), new IllegalAccessError("i"),
            new SecurityException("s"), new EnumConstantNotPresentException(Thread.State.class, "GONE"), new java.util.NoSuchElementException("n"), new java.util.ConcurrentModificationException(), new java.util.InputMismatchException("i"), new java.util.EmptyStackException(), new java.io.IOException("io"),
            new java.io.EOFException(), new java.io.FileNotFoundException("f"), new java.io.UncheckedIOException(new java.io.IOException("u")), new MatchException("m", null)};
        for (Throwable t : all) {
            System.out.println(line(t));
        }
        Throwable c = new Exception("top");
        c.initCause(new Error("later"));
        System.out.println(line(c));
        try {
            new RuntimeException("x", null).initCause(new Error());
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Throwable self = new Throwable("self");
        try {
            self.initCause(self);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
