package java.io;

import java.nio.charset.Charset;
import java.util.Formatter;
import java.util.Locale;
import jdk.internal.text.TextCharset;

/** Prints values as text to a writer; failures are remembered, not thrown. */
public class PrintWriter extends Writer {
    protected Writer out;
    private final boolean autoFlush;
    private boolean trouble;

    public PrintWriter(Writer out) {
        this(out, false);
    }

    public PrintWriter(Writer out, boolean autoFlush) {
        super(out);
        this.out = out;
        this.autoFlush = autoFlush;
    }

    public PrintWriter(OutputStream out) {
        this(out, false);
    }

    public PrintWriter(OutputStream out, boolean autoFlush) {
        this(new BufferedWriter(encoder(out)), autoFlush);
    }

    /** In the charset of a stream that prints itself, else in UTF-8. */
    private static OutputStreamWriter encoder(OutputStream out) {
        Charset charset = PrintStream.charsetOf(out);
        return charset == null ? new OutputStreamWriter(out) : new OutputStreamWriter(out, charset);
    }

    public PrintWriter(OutputStream out, boolean autoFlush, Charset charset) {
        this(new BufferedWriter(new OutputStreamWriter(out, charset)), autoFlush);
    }

    public PrintWriter(String fileName) throws FileNotFoundException {
        this(new FileOutputStream(fileName));
    }

    public PrintWriter(String fileName, String csn) throws FileNotFoundException, UnsupportedEncodingException {
        // Known before a file is made.
        Charset charset = known(csn);
        this(new OutputStreamWriter(new FileOutputStream(new File(fileName)), charset));
    }

    public PrintWriter(String fileName, Charset charset) throws IOException {
        java.util.Objects.requireNonNull(charset, "charset");
        this(new OutputStreamWriter(new FileOutputStream(fileName), charset));
    }

    public PrintWriter(File file) throws FileNotFoundException {
        this(file.getPath());
    }

    public PrintWriter(File file, String csn) throws FileNotFoundException, UnsupportedEncodingException {
        Charset charset = known(csn);
        this(new OutputStreamWriter(new FileOutputStream(file), charset));
    }

    public PrintWriter(File file, Charset charset) throws IOException {
        this(file.getPath(), charset);
    }

    private static Charset known(String charsetName) throws UnsupportedEncodingException {
        return TextCharset.lookup(java.util.Objects.requireNonNull(charsetName, "charsetName"));
    }

    private void checkOpen() throws IOException {
        if (out == null) {
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
        synchronized (lock) {
            try {
                checkOpen();
                out.flush();
            } catch (IOException cause) {
                failed(cause);
            }
        }
    }

    @Override
    public void close() {
        synchronized (lock) {
            if (out != null) {
                try {
                    out.close();
                } catch (IOException cause) {
                    failed(cause);
                }
                out = null;
            }
        }
    }

    public boolean checkError() {
        if (out != null) {
            flush();
        }
        return trouble || out instanceof PrintWriter && ((PrintWriter) out).checkError();
    }

    protected void setError() {
        trouble = true;
    }

    protected void clearError() {
        trouble = false;
    }

    @Override
    public void write(int c) {
        synchronized (lock) {
            try {
                checkOpen();
                out.write(c);
            } catch (IOException cause) {
                failed(cause);
            }
        }
    }

    @Override
    public void write(char[] buf, int off, int len) {
        synchronized (lock) {
            try {
                checkOpen();
                out.write(buf, off, len);
            } catch (IOException cause) {
                failed(cause);
            }
        }
    }

    @Override
    public void write(char[] buf) {
        write(buf, 0, buf.length);
    }

    @Override
    public void write(String s, int off, int len) {
        synchronized (lock) {
            try {
                checkOpen();
                out.write(s, off, len);
            } catch (IOException cause) {
                failed(cause);
            }
        }
    }

    @Override
    public void write(String s) {
        write(s, 0, s.length());
    }
    //#for declared done
    //#| boolean b | String.valueOf(b)
    //#| char c | c
    //#| int i | String.valueOf(i)
    //#| long l | String.valueOf(l)
    //#| float f | String.valueOf(f)
    //#| double d | String.valueOf(d)
    //#| char[] s | s
    //#| String s | String.valueOf((Object) s)
    //#| Object obj | String.valueOf((Object) String.valueOf(obj))

    public void print($declared$) {
        write($done$);
    }
    //#end

    public void println() {
        synchronized (lock) {
            try {
                checkOpen();
                out.write("\n");
                if (autoFlush) {
                    out.flush();
                }
            } catch (IOException cause) {
                failed(cause);
            }
        }
    }
    //#for type: boolean char int long float double char[] String

    public void println($type$ x) {
        synchronized (lock) {
            print(x);
            println();
        }
    }
    //#end

    public void println(Object x) {
        String text = String.valueOf(x);
        synchronized (lock) {
            print(text);
            println();
        }
    }

    @Override
    public PrintWriter append(CharSequence csq) {
        write(String.valueOf(csq));
        return this;
    }

    @Override
    public PrintWriter append(CharSequence csq, int start, int end) {
        return append((csq == null ? "null" : csq).subSequence(start, end));
    }

    @Override
    public PrintWriter append(char c) {
        write(c);
        return this;
    }
    //#for declared value
    //#| printf(String format, Object... args) | format(format, args)
    //#| printf(Locale l, String format, Object... args) | format(l, format, args)
    //#| format(String format, Object... args) | formatted(Locale.getDefault(Locale.Category.FORMAT), format, args)
    //#| format(Locale l, String format, Object... args) | formatted(l, format, args)

    public PrintWriter $declared$ {
        return $value$;
    }
    //#end

    private PrintWriter formatted(Locale locale, String format, Object[] args) {
        synchronized (lock) {
            try {
                checkOpen();
                new Formatter(this, locale).format(locale, format, args);
                if (autoFlush) {
                    out.flush();
                }
            } catch (IOException cause) {
                failed(cause);
            }
        }
        return this;
    }
}
