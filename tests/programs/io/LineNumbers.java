// LineNumberReader; the readers and writers that are nowhere.
import java.io.*;

public class LineNumbers {
    static void all(String text) throws IOException {
        LineNumberReader in = new LineNumberReader(new StringReader(text), 3);
        StringBuilder out = new StringBuilder();
        int c;
        do {
            c = in.read();
            out.append(c).append('@').append(in.getLineNumber()).append(' ');
        } while (c >= 0);
        System.out.println(out.append(in.read()).append('@').append(in.getLineNumber()));
        in = new LineNumberReader(new StringReader(text));
        out.setLength(0);
        String line;
        while ((line = in.readLine()) != null) {
            out.append(line).append('@').append(in.getLineNumber()).append(' ');
        }
        System.out.println(out.append(in.readLine()).append('@').append(in.getLineNumber()));
        in = new LineNumberReader(new StringReader(text));
        char[] chars = new char[3];
        out.setLength(0);
        int n;
        do {
            n = in.read(chars, 0, 3);
            out.append(n < 0 ? "end" : new String(chars, 0, n).replace('\r', 'R').replace('\n', 'N')).append('@')
                    .append(in.getLineNumber()).append(' ');
        } while (n >= 0);
        System.out.println(out);
    }

    public static void main(String[] args) throws IOException {
        all("");
        all("ab");
        all("ab\ncd\r\nef\rgh\n\n");
        all("\r\r\n\nx\r");
        LineNumberReader in = new LineNumberReader(new StringReader("a\r\nbc\nd\r\nef\ng"));
        in.setLineNumber(10);
        System.out.println(in.read() + " " + in.read() + " " + in.readLine() + " " + in.getLineNumber());
        in.mark(100);
        System.out.println(in.readLine() + " " + in.getLineNumber());
        in.reset();
        System.out.println(in.getLineNumber() + " " + in.skip(4) + " " + in.getLineNumber() + " " + in.readLine());
        System.out.println(in.read() + " " + in.getLineNumber() + " " + in.readLine() + " " + in.getLineNumber());
        try {
            in.skip(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Writer nowhere = Writer.nullWriter();
        nowhere.append("abc").append('d').write("ef");
        nowhere.write(new char[3], 1, 2);
        nowhere.flush();
        try {
            nowhere.write(new char[3], 2, 2);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("bounds");
        }
        nowhere.close();
        nowhere.close();
        try {
            nowhere.write('x');
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Reader.nullReader().read());
    }
}
