package java.lang;

import java.io.PrintStream;
import java.io.PrintWriter;

/** Prints a throwable with its causes and suppressed exceptions to a stream or a writer. */
final class StackTracePrinter {
    private final PrintStream stream;
    private final PrintWriter writer;
    /** What has been printed already, compared by identity: causes may form a circle. */
    private Throwable[] printed = new Throwable[4];
    private int printedCount;

    StackTracePrinter(PrintStream stream, PrintWriter writer) {
        this.stream = stream;
        this.writer = writer;
    }

    private void println(String line) {
        if (stream != null) {
            stream.println((Object) line);
        } else {
            writer.println((Object) line);
        }
    }

    void print(Throwable thrown) {
        printed[printedCount++] = thrown;
        println(thrown.toString());
        StackTraceElement[] elements = thrown.elements();
        for (int i = 0; i < elements.length; i++) {
            println("\tat ".concat(elements[i].toString()));
        }
        printEnclosed(thrown, elements, "");
    }

    private void printEnclosed(Throwable thrown, StackTraceElement[] elements, String indent) {
        Throwable[] suppressed = thrown.getSuppressed();
        for (int i = 0; i < suppressed.length; i++) {
            printInner(suppressed[i], elements, "Suppressed: ", indent.concat("\t"));
        }
        Throwable cause = thrown.getCause();
        if (cause != null) {
            printInner(cause, elements, "Caused by: ", indent);
        }
    }

    /** Prints a cause or suppressed exception, without the frames that it has in common with its owner. */
    private void printInner(Throwable thrown, StackTraceElement[] outer, String caption, String indent) {
        if (isPrinted(thrown)) {
            println(indent + caption + "[CIRCULAR REFERENCE: " + thrown + "]");
            return;
        }
        remember(thrown);
        StackTraceElement[] elements = thrown.elements();
        int last = elements.length - 1;
        int outerLast = outer.length - 1;
        while (last >= 0 && outerLast >= 0 && elements[last].equals(outer[outerLast])) {
            last--;
            outerLast--;
        }
        int common = elements.length - 1 - last;
        println(indent + caption + thrown);
        for (int i = 0; i <= last; i++) {
            println(indent + "\tat " + elements[i]);
        }
        if (common != 0) {
            println(indent + "\t... " + common + " more");
        }
        printEnclosed(thrown, elements, indent);
    }

    private boolean isPrinted(Throwable thrown) {
        for (int i = 0; i < printedCount; i++) {
            if (printed[i] == thrown) {
                return true;
            }
        }
        return false;
    }

    private void remember(Throwable thrown) {
        if (printedCount == printed.length) {
            Throwable[] larger = new Throwable[printedCount * 2];
            System.arraycopy(printed, 0, larger, 0, printedCount);
            printed = larger;
        }
        printed[printedCount++] = thrown;
    }
}
