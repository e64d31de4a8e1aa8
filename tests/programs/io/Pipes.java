import java.io.*;
import java.util.*;

/** Threads that talk by pipes, and readers that take characters back. */
public class Pipes {
    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String what, Action action) {
        try {
            System.out.println(what + ": " + action.run());
        } catch (Exception e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) throws Exception {
        PipedInputStream in = new PipedInputStream(16);
        PipedOutputStream out = new PipedOutputStream(in);
        Thread writer = new Thread(() -> {
            try (DataOutputStream data = new DataOutputStream(out)) {
                for (int i = 0; i < 100; i++) {
                    data.writeInt(i * i);
                    data.writeUTF("number " + i);
                }
            } catch (IOException e) {
                System.out.println(e);
            }
        });
        writer.start();
        long sum = 0;
        int length = 0;
        DataInputStream data = new DataInputStream(in);
        try {
            while (true) {
                sum += data.readInt();
                length += data.readUTF().length();
            }
        } catch (EOFException end) {
            System.out.println("end " + sum + " " + length);
        }
        writer.join();
        PipedWriter text = new PipedWriter();
        PipedReader reader = new PipedReader(text, 8);
        Thread producer = new Thread(() -> {
            try (PrintWriter lines = new PrintWriter(text)) {
                for (int i = 0; i < 5; i++) {
                    lines.println("line " + i + " ä€");
                }
            }
        });
        producer.start();
        BufferedReader lines = new BufferedReader(reader);
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            System.out.println(line);
        }
        producer.join();
        attempt("not connected", () -> new PipedInputStream().read());
        attempt("not connected", () -> {
            new PipedOutputStream().write(1);
            return null;
        });
        attempt("connected twice", () -> {
            PipedInputStream one = new PipedInputStream();
            new PipedOutputStream(one);
            return new PipedOutputStream(one);
        });
        attempt("size", () -> new PipedInputStream(0));
        attempt("size", () -> new PipedReader(0));
        attempt("closed", () -> {
            PipedInputStream one = new PipedInputStream();
            PipedOutputStream other = new PipedOutputStream(one);
            other.write(new byte[] {1, 2, 3});
            System.out.println(one.available() + " " + one.read());
            one.close();
            other.write(4);
            return null;
        });
        attempt("ended", () -> {
            PipedInputStream one = new PipedInputStream();
            PipedOutputStream other = new PipedOutputStream(one);
            other.write(7);
            other.close();
            return one.read() + " " + one.read() + " " + one.read(new byte[3]);
        });
        attempt("dead", () -> {
            PipedInputStream one = new PipedInputStream();
            PipedOutputStream other = new PipedOutputStream(one);
            Thread thread = new Thread(() -> {
                try {
                    other.write(5);
                } catch (IOException e) {
                    System.out.println(e);
                }
            });
            thread.start();
            thread.join();
            return one.read() + " " + one.read();
        });
        PushbackReader back = new PushbackReader(new StringReader("12+345"), 3);
        List<String> tokens = new ArrayList<>();
        for (int c = back.read(); c >= 0; c = back.read()) {
            StringBuilder token = new StringBuilder();
            while (Character.isDigit(c)) {
                token.append((char) c);
                c = back.read();
            }
            if (token.length() == 0) {
                token.append((char) c);
            } else if (c >= 0) {
                back.unread(c);
            }
            tokens.add(token.toString());
        }
        System.out.println(tokens);
        back.unread("abc".toCharArray());
        char[] read = new char[5];
        System.out.println(back.ready() + " " + back.read(read, 1, 4) + " " + new String(read).replace('\0', '.') + " " + back.markSupported());
        attempt("overflow", () -> {
            back.unread("abcd".toCharArray());
            return null;
        });
        attempt("mark", () -> {
            back.mark(1);
            return null;
        });
        back.unread('x');
        System.out.println(back.skip(1) + " " + back.skip(5) + " " + back.read());
        back.close();
        attempt("closed", () -> back.read());
        attempt("size", () -> new PushbackReader(new StringReader(""), 0));
    }
}
