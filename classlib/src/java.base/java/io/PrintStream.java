package java.io;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Formatter;
import java.util.Locale;
import jdk.internal.text.TextCharset;
import jdk.internal.vm.HostFiles;
import jdk.internal.vm.StandardOutput;

/**
 * Prints values as text; failures are remembered, not thrown.
 *
 * <p>The standard streams have a descriptor instead of a stream below: the host buffers what they print, and encodes
 * text itself where that is simple, in one call for a line. Every other stream gets the bytes of each print call at once.
 */
public class PrintStream extends FilterOutputStream implements Appendable, Closeable {
    private final boolean autoFlush;
    /** Null for UTF-8 where nobody has named it, and where the host encodes: neither loads a charset. */
    private final Charset charset;
    /** How the host encodes, as {@link HostFiles#textEncoding} says. */
    private final int hostEncoding;
    /** What encodes the next text: a byte order mark stands before the first one only. */
    private Charset encoder;
    /** The host's descriptor of a standard stream, or -1. */
    private final int descriptor;
    /** A high surrogate that was printed last and waits for its other half, or 0. */
    private char pending;
    private boolean trouble;
    private boolean closing;
    private boolean closed;

    public PrintStream(OutputStream out) {
        this(out, false);
    }

    public PrintStream(OutputStream out, boolean autoFlush) {
        this(autoFlush, named(out), charsetOf(out));
    }

    public PrintStream(OutputStream out, boolean autoFlush, String encoding) throws UnsupportedEncodingException {
        this(autoFlush, named(out), known(encoding));
    }

    public PrintStream(OutputStream out, boolean autoFlush, Charset charset) {
        this(autoFlush, out, named(charset));
    }

    /** With no stream below, all that is printed fails. */
    private PrintStream(boolean autoFlush, OutputStream out, Charset charset) {
        super(out);
        descriptor = out instanceof StandardOutput ? ((StandardOutput) out).descriptor : -1;
        this.autoFlush = autoFlush;
        this.charset = charset;
        hostEncoding = descriptor >= 0 && charset == null ? HostFiles.textEncoding(descriptor) : HostFiles.UTF_8;
        encoder = charset;
    }

    /** That of a stream that prints itself; null for UTF-8. */
    static Charset charsetOf(OutputStream out) {
        if (!(out instanceof PrintStream)) {
            return null;
        }
        PrintStream below = (PrintStream) out;
        return below.hostEncoding == HostFiles.UTF_8 ? below.charset : below.charset();
    }

    private static OutputStream named(OutputStream out) {
        if (out == null) {
            throw new NullPointerException("Null output stream");
        }
        return out;
    }

    private static Charset named(Charset charset) {
        if (charset == null) {
            throw new NullPointerException("charset");
        }
        return charset;
    }

    private static Charset known(String charsetName) throws UnsupportedEncodingException {
        return TextCharset.lookup(java.util.Objects.requireNonNull(charsetName, "charsetName"));
    }
    //#for Type file
    //#| String | fileName
    //#| File | file

    public PrintStream($Type$ $file$) throws FileNotFoundException {
        this(new FileOutputStream($file$), false);
    }

    public PrintStream($Type$ $file$, String csn) throws FileNotFoundException, UnsupportedEncodingException {
        // Known before a file is made.
        Charset charset = known(csn);
        this(false, new FileOutputStream($file$), charset);
    }

    public PrintStream($Type$ $file$, Charset charset) throws IOException {
        named(charset);
        this(false, new FileOutputStream($file$), charset);
    }
    //#end

    public Charset charset() {
        if (charset != null) {
            return charset;
        }
        switch (hostEncoding) {
            case HostFiles.ASCII:
                return StandardCharsets.US_ASCII;
            case HostFiles.LATIN_1:
                return StandardCharsets.ISO_8859_1;
            default:
                return StandardCharsets.UTF_8;
        }
    }

    private void checkOpen() throws IOException {
        if (closed || out == null) {
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
            if (!closing) {
                closing = true;
                try {
                    if (pending != 0) {
                        out.write(encode(String.valueOf(pending)));
                    }
                } catch (IOException cause) {
                    failed(cause);
                }
                // A subclass sees that the encoder, which writes to this stream, is closed before the stream below.
                flush();
                close();
                try {
                    out.close();
                } catch (IOException cause) {
                    failed(cause);
                }
                closed = true;
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
    public void write(byte[] buf, int off, int len) {
        synchronized (this) {
            try {
                checkOpen();
                if (descriptor >= 0) {
                    Ranges.check(off, len, buf.length);
                    HostFiles.write(descriptor, buf, off, len);
                } else {
                    out.write(buf, off, len);
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
    public void write(byte[] buf) throws IOException {
        write(buf, 0, buf.length);
    }

    public void writeBytes(byte[] buf) {
        write(buf, 0, buf.length);
    }

    private byte[] encode(String text) {
        if (encoder == null) {
            return text.getBytes();
        }
        byte[] bytes = text.getBytes(encoder);
        if (bytes.length > 0) {
            String name = encoder.name();
            if (encoder == StandardCharsets.UTF_16) {
                encoder = StandardCharsets.UTF_16BE;
            } else if (name.endsWith("-BOM")) {
                // x-UTF-16LE-BOM, and the like.
                encoder = Charset.forName(name.substring(2, name.length() - 4));
            }
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
            if (descriptor >= 0 && charset == null) {
                if (closed || !HostFiles.print(descriptor, text, line, hostEncoding)) {
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

    public void print(char[] s) {
        put(new String(s), false);
    }

    public void print(String s) {
        put(String.valueOf((Object) s), false);
    }

    public void print(Object obj) {
        put(String.valueOf((Object) String.valueOf(obj)), false);
    }

    public void println() {
        put("", true);
    }
    //#for type text
    //#| boolean | x ? "true" : "false"
    //#| char | String.valueOf(x)
    //#| int | Integer.toString(x)
    //#| long | Long.toString(x)
    //#| float | Float.toString(x)
    //#| double | Double.toString(x)
    //#| char[] | new String(x)

    public void println($type$ x) {
        if (getClass() == PrintStream.class) {
            put($text$, true);
        } else {
            synchronized (this) {
                print(x);
                put("", true);
            }
        }
    }
    //#end

    public void println(String x) {
        putLine(String.valueOf((Object) x));
    }

    public void println(Object x) {
        putLine(String.valueOf((Object) String.valueOf(x)));
    }

    @Override
    public PrintStream append(CharSequence csq) {
        print(String.valueOf(csq));
        return this;
    }

    @Override
    public PrintStream append(CharSequence csq, int start, int end) {
        return append((csq == null ? "null" : csq).subSequence(start, end));
    }

    @Override
    public PrintStream append(char c) {
        print(c);
        return this;
    }
    //#for declared value
    //#| printf(String format, Object... args) | format(format, args)
    //#| printf(Locale l, String format, Object... args) | format(l, format, args)
    //#| format(String format, Object... args) | formatted(Locale.getDefault(Locale.Category.FORMAT), format, args)
    //#| format(Locale l, String format, Object... args) | formatted(l, format, args)

    public PrintStream $declared$ {
        return $value$;
    }
    //#end

    private PrintStream formatted(Locale locale, String format, Object[] args) {
        synchronized (this) {
            try {
                checkOpen();
                if (descriptor < 0 || getClass() != PrintStream.class || !areValues(args)) {
                    new Formatter((Appendable) this, locale).format(locale, format, args);
                    return this;
                }
                Formatter formatter = new Formatter(locale);
                try {
                    formatter.format(locale, format, args);
                } finally {
                    // What was formatted before an exception is printed.
                    put(formatter.toString(), false);
                }
            } catch (IOException cause) {
                failed(cause);
            }
        }
        return this;
    }

    /** Whether nobody can tell when the text of the arguments is asked for, so that all can be printed at once. */
    private static boolean areValues(Object[] args) {
        if (args != null) {
            for (Object value : args) {
                if (!(value == null || value instanceof String || value instanceof Integer || value instanceof Double
                        || value instanceof Long || value instanceof Character || value instanceof Boolean)) {
                    return false;
                }
            }
        }
        return true;
    }
}
