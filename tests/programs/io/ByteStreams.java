// ByteArray, Data-free byte and char streams: bounds, reset, skip, transfer, readers and writers, errors.
import java.io.*;
import java.util.Arrays;

public class ByteStreams {
    static class Upper extends FilterOutputStream {
        Upper(OutputStream o) {
            super(o);
        }

        @Override
        public void write(int b) throws IOException {
            super.write(b >= 'a' && b <= 'z' ? b - 32 : b);
        }
    }

    static class Ones extends InputStream {
        int left = 5;

        @Override
        public int read() {
            return left-- > 0 ? 1 : -1;
        }
    }

    public static void main(String[] args) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream(1);
        out.write(65);
        out.write(new byte[] {66, 67, 68, 69}, 1, 2);
        out.write("xyz".getBytes());
        out.write(300);
        System.out.println(Arrays.toString(out.toByteArray()) + " " + out.size());
        ByteArrayInputStream in = new ByteArrayInputStream(out.toByteArray());
        byte[] buf = new byte[4];
        System.out.println(in.read() + " " + in.available() + " " + in.read(buf) + " " + new String(buf) + " " + in.skip(1) + " " + in.read() + " " + in.read() + " " + in.read() + " " + in.read(buf));
        in.reset();
        System.out.println(in.read() + " " + in.markSupported() + " " + in.readAllBytes().length);
        out.reset();
        PrintStream p = new PrintStream(new Upper(out), true);
        p.print("shout ");
        p.println(12);
        p.flush();
        System.out.print(out.toString());
        System.out.println(new Ones().readAllBytes().length + " " + new Ones().read(buf, 1, 2) + " " + new Ones().skip(3));
        StringWriter sw = new StringWriter();
        PrintWriter pw = new PrintWriter(sw);
        pw.printf("%d-%s", 5, "w");
        pw.println();
        pw.print('c');
        pw.write("tail", 1, 2);
        pw.flush();
        System.out.println(sw + " " + sw.getBuffer().length());
        StringReader sr = new StringReader("line one\rline two\r\nline three\n\nx");
        BufferedReader br = new BufferedReader(sr, 2);
        for (String l = br.readLine(); l != null; l = br.readLine()) {
            System.out.print("<" + l + ">");
        }
        System.out.println();
        InputStreamReader r = new InputStreamReader(new ByteArrayInputStream(new byte[] {(byte) 0xc3, (byte) 0xa9, 'a', (byte) 0xf0, (byte) 0x9f, (byte) 0x98, (byte) 0x80, (byte) 0xff, 'b', (byte) 0xe4}), "UTF-8");
        for (int c = r.read(); c >= 0; c = r.read()) {
            System.out.print(Integer.toHexString(c) + " ");
        }
        System.out.println();
        byte[] utf = "\u00e9\u4e2d\uD83D\uDE00\uD83D".getBytes("UTF-8");
        System.out.println(Arrays.toString(utf) + " " + new String(utf, "UTF-8").length() + " " + new String(new byte[] {65, 66, 67}, 1, 2) + " " + Arrays.toString("\u00e9\u4e2d".getBytes("ISO-8859-1")) + Arrays.toString("\u00e9".getBytes("US-ASCII")));
        OutputStreamWriter w = new OutputStreamWriter(out);
        out.reset();
        w.write("\u00fc");
        w.write('!');
        w.flush();
        System.out.println(out.size() + " " + out);
        BufferedWriter bw = new BufferedWriter(sw);
        bw.write("buffered");
        bw.newLine();
        bw.flush();
        System.out.println(sw.toString().length());
        try {
            in.read(buf, 2, 5);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("bounds");
        }
        try {
            new String(utf, "NO-SUCH");
        } catch (UnsupportedEncodingException e) {
            System.out.println(e.getMessage());
        }
        try (Reader closed = new StringReader("x")) {
            closed.close();
            closed.read();
        } catch (IOException e) {
            System.out.println(e);
        }
        System.out.println(new BufferedInputStream(new Ones(), 2).read(buf));
    }
}
