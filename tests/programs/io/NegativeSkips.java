// Skips of less than nothing, and of nothing, by every stream and reader that has a way of its own.

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.CharArrayReader;
import java.io.DataInputStream;
import java.io.FilterInputStream;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.LineNumberReader;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PushbackInputStream;
import java.io.PushbackReader;
import java.io.Reader;
import java.io.SequenceInputStream;
import java.io.StringReader;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.util.concurrent.Callable;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.DeflaterInputStream;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

public class NegativeSkips {
    static final byte[] BYTES = "abcdefgh".getBytes();

    static void attempt(String what, Callable<Object> action) {
        try {
            System.out.println(what + ": " + action.call());
        } catch (Throwable e) {
            System.out.println(what + ": " + e);
        }
    }

    static void skips(String what, InputStream in) throws Exception {
        in.read();
        in.read();
        in.read();
        for (long count : new long[] {-1, -2, 0, Long.MIN_VALUE, 1, Integer.MIN_VALUE - 1L, 1L << 32}) {
            attempt(what + " " + count, () -> in.skip(count) + " " + in.read());
        }
        attempt(what + " exactly", () -> {
            in.skipNBytes(-1);
            in.skipNBytes(0);
            return in.read();
        });
        in.close();
        attempt(what + " closed", () -> in.skip(-1));
        attempt(what + " closed", () -> in.skip(0));
    }

    static void skips(String what, Reader in) throws Exception {
        in.read();
        in.read();
        in.read();
        for (long count : new long[] {-1, -2, 0, Long.MIN_VALUE, 1, Integer.MIN_VALUE - 1L, 1L << 32}) {
            attempt(what + " " + count, () -> in.skip(count) + " " + in.read());
        }
        in.close();
        attempt(what + " closed", () -> in.skip(-1));
        attempt(what + " closed", () -> in.skip(0));
    }

    static InputStream bytes() {
        return new ByteArrayInputStream(BYTES);
    }

    static void streams() throws Exception {
        skips("array", bytes());
        skips("plain", new InputStream() {
            int at;

            @Override
            public int read() {
                return at < BYTES.length ? BYTES[at++] : -1;
            }
        });
        skips("none", InputStream.nullInputStream());
        skips("filter", new FilterInputStream(bytes()) {
        });
        skips("buffered", new BufferedInputStream(bytes(), 2));
        skips("pushback", new PushbackInputStream(bytes(), 3));
        attempt("unread", () -> {
            PushbackInputStream in = new PushbackInputStream(bytes(), 3);
            in.unread('1');
            in.unread('2');
            return in.skip(-1) + " " + in.skip(1) + " " + in.skip(2) + " " + in.read();
        });
        skips("sequence", new SequenceInputStream(bytes(), bytes()));
        skips("data", new DataInputStream(bytes()));
        attempt("skipBytes", () -> new DataInputStream(bytes()).skipBytes(-3) + " " + new DataInputStream(bytes()).skipBytes(Integer.MIN_VALUE));
        skips("checked", new CheckedInputStream(bytes(), new CRC32()));
        skips("digest", new DigestInputStream(bytes(), MessageDigest.getInstance("SHA-256")));
        PipedOutputStream out = new PipedOutputStream();
        PipedInputStream pipe = new PipedInputStream(out);
        out.write(BYTES);
        out.close();
        skips("pipe", pipe);
        ByteArrayOutputStream stored = new ByteArrayOutputStream();
        try (ObjectOutputStream objects = new ObjectOutputStream(stored)) {
            objects.write(BYTES);
        }
        skips("objects", new ObjectInputStream(new ByteArrayInputStream(stored.toByteArray())));
    }

    static void packed() throws Exception {
        ByteArrayOutputStream stored = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(stored)) {
            out.write(BYTES);
        }
        skips("inflater", new InflaterInputStream(new ByteArrayInputStream(stored.toByteArray())));
        DeflaterInputStream deflater = new DeflaterInputStream(bytes());
        attempt("deflater", () -> deflater.skip(-1));
        attempt("deflater", () -> deflater.skip(0));
        stored.reset();
        try (GZIPOutputStream out = new GZIPOutputStream(stored)) {
            out.write(BYTES);
        }
        skips("gzip", new GZIPInputStream(new ByteArrayInputStream(stored.toByteArray())));
        stored.reset();
        try (ZipOutputStream out = new ZipOutputStream(stored)) {
            out.putNextEntry(new ZipEntry("name"));
            out.write(BYTES);
        }
        ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(stored.toByteArray()));
        zip.getNextEntry();
        skips("zip", zip);
    }

    static void readers() throws Exception {
        skips("text", new StringReader("abcdefgh"));
        skips("chars", new CharArrayReader("abcdefgh".toCharArray()));
        skips("part of chars", new CharArrayReader("abcdefgh".toCharArray(), 2, 5));
        skips("decoding", new InputStreamReader(bytes()));
        skips("buffered text", new BufferedReader(new StringReader("abcdefgh"), 2));
        skips("lines", new LineNumberReader(new StringReader("abcdefgh")));
        skips("pushback text", new PushbackReader(new StringReader("abcdefgh"), 2));
        skips("no text", Reader.nullReader());
        PipedWriter writer = new PipedWriter();
        PipedReader pipe = new PipedReader(writer);
        writer.write("abcdefgh");
        writer.close();
        skips("pipe of text", pipe);
        skips("plain text", new Reader() {
            int at;

            @Override
            public int read(char[] buffer, int from, int count) {
                if (at == BYTES.length) {
                    return -1;
                }
                buffer[from] = (char) BYTES[at++];
                return 1;
            }

            @Override
            public void close() {
            }
        });
    }

    public static void main(String[] args) throws Exception {
        streams();
        packed();
        readers();
    }
}
