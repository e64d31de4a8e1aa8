import java.io.PrintStream;
import java.io.PrintWriter;

/** Prints through streams and writers on top of standard output, which have its encoding. */
public class Writers {
    public static void main(String[] arguments) {
        new PrintWriter(System.out, true).println("w\u00e4h \u20ac");
        PrintStream above = new PrintStream(System.out);
        above.println("\u00fc \u20ac " + above.charset());
    }
}
