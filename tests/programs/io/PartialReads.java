import java.io.*;
import java.nio.charset.*;
import java.util.Arrays;

/** How much the readers ask of a source that gives little at a time, and what they make of it. */
public class PartialReads {
    /** Gives {@code step} bytes a call and says whether more are there. */
    static class Slow extends InputStream {
        final byte[] bytes;
        final int step;
        final boolean tells;
        int at;
        final StringBuilder log = new StringBuilder();

        Slow(byte[] bytes, int step, boolean tells) {
            this.bytes = bytes;
            this.step = step;
            this.tells = tells;
        }

        @Override
        public int read() {
            log.append("r ");
            return at < bytes.length ? bytes[at++] & 255 : -1;
        }

        @Override
        public int read(byte[] b, int from, int n) {
            log.append(n).append(' ');
            if (at == bytes.length) {
                return -1;
            }
            int k = Math.min(Math.min(step, n), bytes.length - at);
            System.arraycopy(bytes, at, b, from, k);
            at += k;
            return k;
        }

        @Override
        public int available() {
            log.append("a ");
            return tells ? bytes.length - at : 0;
        }
    }

    static String logged(Slow s) {
        String text = s.log.toString();
        s.log.setLength(0);
        return "{" + text.trim() + "}";
    }

    public static void main(String[] args) throws IOException {
        byte[] text = "h\u00e9llo w\u00f6rld \ud83d\ude00!".getBytes(StandardCharsets.UTF_8);
        for (boolean tells : new boolean[] {false, true}) {
            for (int step : new int[] {1, 3, 100}) {
                Slow s = new Slow(text, step, tells);
                InputStreamReader r = new InputStreamReader(s, StandardCharsets.UTF_8);
                char[] c = new char[6];
                StringBuilder b = new StringBuilder();
                b.append(r.ready()).append(logged(s));
                b.append((char) r.read()).append(logged(s));
                b.append(r.ready()).append(logged(s));
                for (int n; (n = r.read(c)) >= 0;) {
                    b.append(n).append('"').append(c, 0, n).append('"').append(logged(s));
                }
                b.append(r.read()).append(logged(s));
                System.out.println(tells + " " + step + " " + b);
                s = new Slow("one\ntwo\r\nthree".getBytes(), step, tells);
                BufferedReader lines = new BufferedReader(new InputStreamReader(s));
                System.out.println(lines.readLine() + logged(s) + lines.readLine() + logged(s) + lines.ready() + logged(s)
                        + lines.readLine() + logged(s) + lines.readLine() + logged(s));
                s = new Slow(text, step, tells);
                BufferedInputStream in = new BufferedInputStream(s, 4);
                byte[] bytes = new byte[7];
                System.out.println(in.read() + logged(s) + in.read(bytes) + logged(s) + in.available() + logged(s) + in.skip(3)
                        + logged(s) + in.read(bytes, 0, 2) + logged(s) + Arrays.toString(bytes));
            }
        }
        byte[] large = "x".repeat(20000).getBytes();
        char[] all = new char[20000];
        System.out.println(new InputStreamReader(new Slow(large, 30000, false)).read(all));
        System.out.println(new InputStreamReader(new Slow(large, 30000, true)).read(all));
        System.out.println(new InputStreamReader(new ByteArrayInputStream(large)).read(all));
        System.out.println(new BufferedReader(new InputStreamReader(new Slow(large, 30000, false))).read(all));

        // An end is the end of one call only: a source may grow.
        ByteArrayInputStream[] now = {new ByteArrayInputStream("ab".getBytes())};
        InputStreamReader growing = new InputStreamReader(new InputStream() {
            @Override
            public int read() {
                return now[0].read();
            }
        });
        System.out.println(growing.read() + " " + growing.read() + " " + growing.read());
        now[0] = new ByteArrayInputStream("c".getBytes());
        System.out.println(growing.read() + " " + growing.read());

        // Names of encodings as they always were.
        for (String name : new String[] {"UTF-8", "UTF-16", "UTF-16BE", "UTF-16LE", "ISO-8859-1", "US-ASCII", "latin1"}) {
            InputStreamReader r = new InputStreamReader(InputStream.nullInputStream(), name);
            OutputStreamWriter w = new OutputStreamWriter(OutputStream.nullOutputStream(), name);
            System.out.println(r.getEncoding() + " " + w.getEncoding());
            r.close();
            w.close();
            System.out.println(r.getEncoding() + " " + w.getEncoding());
        }

        // No stream at all, and streams that have nothing.
        BufferedInputStream none = new BufferedInputStream(null);
        for (Action a : new Action[] {() -> none.read(), () -> none.available(), () -> none.skip(1), () -> none.read(new byte[2]),
                () -> new BufferedInputStream(InputStream.nullInputStream()).read(new byte[2], 1, 2),
                () -> new SequenceInputStream(InputStream.nullInputStream(), null).read(),
                () -> InputStream.nullInputStream().read(new byte[0]), () -> InputStream.nullInputStream().markSupported(),
                () -> Reader.nullReader().ready(), () -> Reader.nullReader().read(new char[0]),
                () -> Writer.nullWriter().append("abc", 2, 9), () -> new CharArrayReader(new char[0]).read(new char[0]),
                () -> new InputStreamReader(InputStream.nullInputStream(), (String) null),
                () -> new OutputStreamWriter(OutputStream.nullOutputStream(), (String) null)}) {
            try {
                Object o = a.run();
                System.out.println(o instanceof Writer ? "writer" : o);
            } catch (Exception e) {
                System.out.println(e);
            }
        }
        none.close();
    }

    interface Action {
        Object run() throws Exception;
    }
}
