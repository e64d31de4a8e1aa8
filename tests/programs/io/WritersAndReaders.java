// Writers and readers of all kinds together: characters pushed back, marks, lines, prints that fail, closed ones.
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.concurrent.Callable;

public class WritersAndReaders {
    static void show(String what, Callable<?> action) {
        try {
            System.out.println(what + " " + action.call());
        } catch (Exception e) {
            System.out.println(what + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        PushbackReader pushed = new PushbackReader(new StringReader("abcdef"), 3);
        System.out.print((char) pushed.read() + "" + (char) pushed.read());
        pushed.unread("xyz".toCharArray(), 1, 2);
        pushed.unread('w');
        show("full", () -> {
            pushed.unread('v');
            return "";
        });
        char[] some = new char[5];
        System.out.println(pushed.read(some, 1, 4) + new String(some).replace('\0', '.') + pushed.ready() + pushed.markSupported());
        pushed.close();
        show("closed", pushed::read);
        BufferedReader lines = new BufferedReader(new StringReader("one\r\ntwo\rthree\n\nfive"), 2);
        lines.mark(10);
        System.out.println(lines.readLine() + "|" + lines.readLine());
        lines.reset();
        System.out.println(lines.lines().map(l -> "<" + l + ">").toList() + " " + lines.readLine());
        LineNumberReader numbered = new LineNumberReader(new StringReader("a\nb\r\nc"));
        numbered.read();
        numbered.read();
        numbered.mark(5);
        System.out.println(numbered.getLineNumber() + numbered.readLine() + numbered.getLineNumber());
        numbered.reset();
        numbered.setLineNumber(40);
        System.out.println(numbered.readLine() + numbered.readLine() + numbered.getLineNumber());
        CharArrayWriter chars = new CharArrayWriter(2);
        chars.append("text").append('c').append("012345", 2, 4).write("whole", 1, 2);
        System.out.println(chars + " " + chars.size() + " " + new String(chars.toCharArray()));
        StringWriter copied = new StringWriter();
        chars.writeTo(copied);
        chars.reset();
        System.out.println(copied.getBuffer().reverse() + "" + chars.size());
        PrintWriter printer = new PrintWriter(new Writer() {
            @Override
            public void write(char[] buffer, int offset, int length) throws IOException {
                throw new IOException("full");
            }

            @Override
            public void flush() {
            }

            @Override
            public void close() {
            }
        });
        printer.print("x");
        printer.printf("%d", 5);
        System.out.println(printer.checkError());
        StringWriter target = new StringWriter();
        try (PrintWriter out = new PrintWriter(target)) {
            out.print(true);
            out.print('c');
            out.print(1.5f);
            out.print((Object) null);
            out.print(new char[] {'a', 'b'});
            out.format(Locale.GERMANY, "%,.2f|", 1234.5);
            out.append("sub", 1, 3).append(null).println();
            out.write(65);
            System.out.println(out.checkError());
        }
        System.out.println(target.toString().trim());
        Reader sequence = new InputStreamReader(new SequenceInputStream(Collections.enumeration(List.of(new ByteArrayInputStream("h\u00e9".getBytes(StandardCharsets.UTF_8)),
                new ByteArrayInputStream(new byte[0]), new ByteArrayInputStream("\u20ac!".getBytes(StandardCharsets.UTF_8))))), StandardCharsets.UTF_8);
        StringWriter all = new StringWriter();
        System.out.println(sequence.transferTo(all) + " " + all);
        show("null reader", () -> Reader.nullReader().read() + " " + Reader.nullReader().ready());
        show("closed null", () -> {
            Writer none = Writer.nullWriter();
            none.write("x");
            none.close();
            none.write("y");
            return "";
        });
        show("no encoding", () -> new OutputStreamWriter(new ByteArrayOutputStream(), "no-such"));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        OutputStreamWriter encoded = new OutputStreamWriter(bytes, StandardCharsets.UTF_16BE);
        encoded.write("\ud83d");
        encoded.write("\ude00a");
        encoded.flush();
        System.out.println(Arrays.toString(bytes.toByteArray()) + encoded.getEncoding());
        encoded.close();
        show("after close", () -> {
            encoded.write("x");
            return encoded.getEncoding();
        });
        StringReader marked = new StringReader("marked");
        marked.skip(2);
        marked.mark(0);
        System.out.println(marked.skip(10) + " " + marked.skip(-3) + (char) marked.read());
        marked.reset();
        System.out.println((char) marked.read());
        show("negative mark", () -> {
            marked.mark(-1);
            return "";
        });
        show("of", () -> Reader.of("sequence").readAllAsString() + Reader.of("a\nb\n").readAllLines());
        FilterWriter upper = new FilterWriter(new StringWriter()) {
            @Override
            public void write(int c) throws IOException {
                super.write(Character.toUpperCase(c));
            }

            @Override
            public String toString() {
                return out.toString();
            }
        };
        upper.write('q');
        upper.append("r");
        System.out.println(upper);
        PipedReader piped = new PipedReader(8);
        PipedWriter pipe = new PipedWriter(piped);
        pipe.write("pipe");
        System.out.println(piped.ready() + " " + (char) piped.read());
        pipe.close();
        System.out.println((char) piped.read() + "" + (char) piped.read() + (char) piped.read() + piped.read());
        show("twice", () -> {
            piped.connect(new PipedWriter());
            return "";
        });
    }
}
