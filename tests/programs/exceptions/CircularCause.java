// Printing a throwable whose causes form a circle, to a stream of the program's own.
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

public class CircularCause {
    public static void main(String[] args) {
        Throwable a = new Exception("a");
        Throwable b = new Exception("b", a);
        a.initCause(b);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        a.printStackTrace(new PrintStream(bytes, true));
        System.out.print(bytes);
        Throwable s = new Exception("s");
        Throwable t = new Exception("t");
        s.addSuppressed(t);
        t.addSuppressed(s);
        s.printStackTrace(System.out);
        Throwable empty = new Exception();
        empty.setStackTrace(new StackTraceElement[0]);
        empty.printStackTrace(System.out);
        Throwable odd = new Exception("multi\nline\tmessage") {
            @Override
            public String toString() {
                return null;
            }
        };
        odd.printStackTrace(System.out);
    }
}
