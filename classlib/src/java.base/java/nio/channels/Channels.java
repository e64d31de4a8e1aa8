package java.nio.channels;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.util.Objects;

/** Streams of channels, and channels of streams. */
public final class Channels {
    private static final int READ_AT_ONCE = 8 << 10;

    private Channels() {
    }

    public static InputStream newInputStream(ReadableByteChannel ch) {
        Objects.requireNonNull(ch, "ch");
        return new InputStream() {
            @Override
            public int read() throws IOException {
                byte[] one = new byte[1];
                return read(one, 0, 1) < 1 ? -1 : one[0] & 0xff;
            }

            @Override
            public int read(byte[] b, int off, int len) throws IOException {
                Objects.checkFromIndexSize(off, len, b.length);
                return len == 0 ? 0 : ch.read(ByteBuffer.wrap(b, off, len));
            }

            @Override
            public int available() throws IOException {
                if (ch instanceof SeekableByteChannel) {
                    SeekableByteChannel file = (SeekableByteChannel) ch;
                    return (int) Math.max(0, Math.min(file.size() - file.position(), Integer.MAX_VALUE));
                }
                return 0;
            }

            @Override
            public void close() throws IOException {
                ch.close();
            }
        };
    }

    public static OutputStream newOutputStream(WritableByteChannel ch) {
        Objects.requireNonNull(ch, "ch");
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                write(new byte[] {(byte) b}, 0, 1);
            }

            @Override
            public void write(byte[] b, int off, int len) throws IOException {
                ByteBuffer source = ByteBuffer.wrap(b, off, len);
                while (source.hasRemaining()) {
                    ch.write(source);
                }
            }

            @Override
            public void close() throws IOException {
                ch.close();
            }
        };
    }
    //#for Channel Stream stream
    //#| ReadableByteChannel | InputStream | in
    //#| WritableByteChannel | OutputStream | out

    public static $Channel$ newChannel($Stream$ $stream$) {
        Objects.requireNonNull($stream$, "$stream$");
        return new $Channel$() {
            private boolean closed;

            //#if stream: in
            @Override
            public int read(ByteBuffer dst) throws IOException {
                if (closed) {
                    throw new ClosedChannelException();
                }
                byte[] bytes = new byte[Math.min(dst.remaining(), READ_AT_ONCE)];
                int sum = 0;
                while (dst.hasRemaining() && (sum == 0 || in.available() > 0)) {
                    int count = in.read(bytes, 0, Math.min(bytes.length, dst.remaining()));
                    if (count < 0) {
                        return sum == 0 ? -1 : sum;
                    }
                    dst.put(bytes, 0, count);
                    sum += count;
                }
                return sum;
            }
            //#else
            @Override
            public int write(ByteBuffer src) throws IOException {
                if (closed) {
                    throw new ClosedChannelException();
                }
                byte[] bytes = new byte[src.remaining()];
                src.get(bytes);
                out.write(bytes);
                return bytes.length;
            }
            //#end

            @Override
            public boolean isOpen() {
                return !closed;
            }

            @Override
            public void close() throws IOException {
                if (!closed) {
                    closed = true;
                    $stream$.close();
                }
            }
        };
    }
    //#end

    public static Reader newReader(ReadableByteChannel ch, String csName) {
        Objects.requireNonNull(csName, "csName");
        return newReader(ch, Charset.forName(csName));
    }

    public static Reader newReader(ReadableByteChannel ch, Charset charset) {
        return new InputStreamReader(newInputStream(ch), Objects.requireNonNull(charset, "charset"));
    }

    public static Writer newWriter(WritableByteChannel ch, String csName) {
        Objects.requireNonNull(csName, "csName");
        return newWriter(ch, Charset.forName(csName));
    }

    public static Writer newWriter(WritableByteChannel ch, Charset charset) {
        return new OutputStreamWriter(newOutputStream(ch), Objects.requireNonNull(charset, "charset"));
    }
}
