package java.lang;

import java.io.BufferedReader;
import java.io.IOError;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** Lines to and from the standard streams. */
public final class IO {
    private static BufferedReader reader;

    private IO() {
    }

    public static void println(Object obj) {
        System.out.println(obj);
        System.out.flush();
    }

    public static void println() {
        System.out.println();
        System.out.flush();
    }

    public static void print(Object obj) {
        System.out.print(obj);
        System.out.flush();
    }

    /** The next line of the standard input, or null at its end. */
    public static String readln() {
        try {
            return reader().readLine();
        } catch (IOException cause) {
            throw new IOError(cause);
        }
    }

    public static String readln(String prompt) {
        print(prompt);
        return readln();
    }

    private static synchronized BufferedReader reader() {
        if (reader == null) {
            Charset charset = Charset.forName(System.getProperty("stdin.encoding", ""), StandardCharsets.UTF_8);
            reader = new BufferedReader(new InputStreamReader(System.in, charset));
        }
        return reader;
    }
}
