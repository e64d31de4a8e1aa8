package java.io;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Formatter;
import java.util.Locale;
import jdk.internal.vm.HostFiles;

/**
 * Prints values as text; failures are remembered, not thrown.
 *
 * <p>The standard streams have a descriptor instead of a stream below: the host encodes and buffers their text, in
 * one call for a line. Every other stream gets the bytes of each print call at once.
 */
public class PrintStream extends FilterOutputStream implements Appendable, Closeable {
    private final boolean autoFlush;
    private final Charset charset;
    /** What encodes the next text: a byte order mark stands before the first one only. */
    private Charset encoder;
    /** The host's descriptor of a standard stream, or -1. */
    private final int descriptor;
    /** A high surrogate that was printed last and waits for its other half, or 0. */
    private char pending;
    private boolean trouble;
    private boolean closed;

    private PrintStream(int descriptor) {
        super(null);
        this.descriptor = descriptor;
        autoFlush = false;
        charset = null;
    }

    /** The stream of descriptor 1 or 2, which System is made with. */
    public static PrintStream standard(int descriptor) {
        return new PrintStream(descriptor);
    }

    public PrintStream(OutputStream out) {
        this(out, false);
    }

    public PrintStream(OutputStream out, boolean autoFlush) {
        this(out, autoFlush, StandardCharsets.UTF_8);
    }

    public PrintStream(OutputStream out, boolean autoFlush, String encoding) throws UnsupportedEncodingException {
        this(out, autoFlush, Charset.lookup(encoding));
    }

    public PrintStream(OutputStream out, boolean autoFlush, Charset charset) {
        super(out);
        if (out == null) {
            throw new NullPointerException("Null output stream");
        }
        if (charset == null) {
            throw new NullPointerException("charset");
        }
        descriptor = -1;
        this.autoFlush = autoFlush;
        this.charset = charset;
        encoder = charset;
    }

    public PrintStream(String path) throws FileNotFoundException {
        this(new FileOutputStream(path), false);
    }

    public PrintStream(String path, String encoding) throws FileNotFoundException, UnsupportedEncodingException {
        this(new FileOutputStream(path), false, encoding);
    }

    public PrintStream(String path, Charset charset) throws IOException {
        this(new FileOutputStream(path), false, charset);
    }

    public PrintStream(File file) throws FileNotFoundException {
        this(file.getPath());
    }

    public PrintStream(File file, String encoding) throws FileNotFoundException, UnsupportedEncodingException {
        this(file.getPath(), encoding);
    }

    public PrintStream(File file, Charset charset) throws IOException {
        this(file.getPath(), charset);
    }

    public Charset charset() {
        return charset == null ? StandardCharsets.UTF_8 : charset;
    }

    private void checkOpen() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
    }

    private void failed(IOException cause) {
        if (cause instanceof InterruptedIOException) {
            Thread.currentThread().interrupt();
        } else {
            trouble = true;
        }
    }

    @Override
    public void flush() {
        synchronized (this) {
            try {
                checkOpen();
                if (descriptor >= 0) {
                    HostFiles.flush(descriptor);
                } else {
                    out.flush();
                }
            } catch (IOException cause) {
                failed(cause);
            }
        }
    }

    @Override
    public void close() {
        synchronized (this) {
            if (!closed) {
                try {
                    if (pending != 0 && out != null) {
                        out.write(encode(String.valueOf(pending)));
                    }
                } catch (IOException cause) {
                    failed(cause);
                }
                flush();
                closed = true;
                try {
                    if (out != null) {
                        out.close();
                    }
                } catch (IOException cause) {
                    failed(cause);
                }
            }
        }
    }

    public boolean checkError() {
        if (!closed) {
            flush();
        }
        return trouble || out instanceof PrintStream && ((PrintStream) out).checkError();
    }

    protected void setError() {
        trouble = true;
    }

    protected void clearError() {
        trouble = false;
    }

    @Override
    public void write(int b) {
        synchronized (this) {
            try {
                checkOpen();
                if (descriptor >= 0) {
                    HostFiles.write(descriptor, new byte[] {(byte) b}, 0, 1);
                } else {
                    out.write(b);
                    if (b == '\n' && autoFlush) {
                        out.flush();
                    }
                }
            } catch (IOException cause) {
                failed(cause);
            }
        }
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
        synchronized (this) {
            try {
                checkOpen();
                if (descriptor >= 0) {
                    Ranges.check(offset, length, bytes.length);
                    HostFiles.write(descriptor, bytes, offset, length);
                } else {
                    out.write(bytes, offset, length);
                    if (autoFlush) {
                        out.flush();
                    }
                }
            } catch (IOException cause) {
                failed(cause);
            }
        }
    }

    @Override
    public void write(byte[] bytes) throws IOException {
        write(bytes, 0, bytes.length);
    }

    public void writeBytes(byte[] bytes) {
        write(bytes, 0, bytes.length);
    }

    private byte[] encode(String text) {
        byte[] bytes = text.getBytes(encoder);
        if (encoder == StandardCharsets.UTF_16 && bytes.length > 0) {
            encoder = StandardCharsets.UTF_16BE;
        }
        return bytes;
    }

    /** Writes the text, and the end of the line if wanted. */
    private void put(String text, boolean line) {
        synchronized (this) {
            if (pending != 0) {
                if (text.isEmpty() && !line) {
                    return;
                }
                text = pending + text;
                pending = 0;
            }
            int last = text.length() - 1;
            if (!line && last >= 0 && Character.isHighSurrogate(text.charAt(last))) {
                pending = text.charAt(last);
                text = text.substring(0, last);
            }
            if (descriptor >= 0) {
                if (closed || !HostFiles.print(descriptor, text, line)) {
                    trouble = true;
                }
                return;
            }
            try {
                checkOpen();
                // By write: a subclass that changes it sees all that is printed.
                byte[] bytes = encode(line ? text + "\n" : text);
                if (bytes.length > 0) {
                    write(bytes, 0, bytes.length);
                }
                if (autoFlush && (line || text.indexOf('\n') >= 0)) {
                    out.flush();
                }
            } catch (IOException cause) {
                failed(cause);
            }
        }
    }

    /** Prints a line; a subclass may have changed what printing means. */
    private void putLine(String text) {
        if (getClass() == PrintStream.class) {
            put(text, true);
        } else {
            synchronized (this) {
                print(text);
                put("", true);
            }
        }
    }

    public void print(boolean b) {
        put(b ? "true" : "false", false);
    }

    public void print(char c) {
        put(String.valueOf(c), false);
    }

    public void print(int i) {
        put(Integer.toString(i), false);
    }

    public void print(long l) {
        put(Long.toString(l), false);
    }

    public void print(float f) {
        put(Float.toString(f), false);
    }

    public void print(double d) {
        put(Double.toString(d), false);
    }

    public void print(char[] chars) {
        put(new String(chars), false);
    }

    public void print(String text) {
        put(String.valueOf((Object) text), false);
    }

    public void print(Object object) {
        put(String.valueOf((Object) String.valueOf(object)), false);
    }

    public void println() {
        put("", true);
    }

    public void println(boolean b) {
        if (getClass() == PrintStream.class) {
            put(b ? "true" : "false", true);
        } else {
            synchronized (this) {
                print(b);
                put("", true);
            }
        }
    }

    public void println(char c) {
        if (getClass() == PrintStream.class) {
            put(String.valueOf(c), true);
        } else {
            synchronized (this) {
                print(c);
                put("", true);
            }
        }
    }

    public void println(int i) {
        if (getClass() == PrintStream.class) {
            put(Integer.toString(i), true);
        } else {
            synchronized (this) {
                print(i);
                put("", true);
            }
        }
    }

    public void println(long l) {
        if (getClass() == PrintStream.class) {
            put(Long.toString(l), true);
        } else {
            synchronized (this) {
                print(l);
                put("", true);
            }
        }
    }

    public void println(float f) {
        if (getClass() == PrintStream.class) {
            put(Float.toString(f), true);
        } else {
            synchronized (this) {
                print(f);
                put("", true);
            }
        }
    }

    public void println(double d) {
        if (getClass() == PrintStream.class) {
            put(Double.toString(d), true);
        } else {
            synchronized (this) {
                print(d);
                put("", true);
            }
        }
    }

    public void println(char[] chars) {
        if (getClass() == PrintStream.class) {
            put(new String(chars), true);
        } else {
            synchronized (this) {
                print(chars);
                put("", true);
            }
        }
    }

    public void println(String text) {
        putLine(String.valueOf((Object) text));
    }

    public void println(Object object) {
        putLine(String.valueOf((Object) String.valueOf(object)));
    }

    @Override
    public PrintStream append(CharSequence text) {
        print(String.valueOf(text));
        return this;
    }

    @Override
    public PrintStream append(CharSequence text, int start, int end) {
        if (text == null) {
            text = "null";
        }
        return append(text.subSequence(start, end));
    }

    @Override
    public PrintStream append(char c) {
        print(c);
        return this;
    }

    public PrintStream printf(String format, Object... arguments) {
        return format(format, arguments);
    }

    public PrintStream printf(Locale locale, String format, Object... arguments) {
        return format(locale, format, arguments);
    }

    public PrintStream format(String format, Object... arguments) {
        return format(Locale.getDefault(Locale.Category.FORMAT), format, arguments);
    }

    public PrintStream format(Locale locale, String format, Object... arguments) {
        Formatter formatter = new Formatter(locale);
        try {
            formatter.format(format, arguments);
        } finally {
            // What was formatted before an exception is printed.
            print(formatter.toString());
        }
        return this;
    }
}
