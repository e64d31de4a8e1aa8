package java.io;

import java.nio.charset.Charset;
import java.util.Formatter;
import java.util.Locale;

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
        this(new BufferedWriter(new OutputStreamWriter(out)), autoFlush);
    }

    public PrintWriter(OutputStream out, boolean autoFlush, Charset charset) {
        this(new BufferedWriter(new OutputStreamWriter(out, charset)), autoFlush);
    }

    public PrintWriter(String path) throws FileNotFoundException {
        this(new FileOutputStream(path));
    }

    public PrintWriter(String path, String encoding) throws FileNotFoundException, UnsupportedEncodingException {
        this(new OutputStreamWriter(new FileOutputStream(path), encoding));
    }

    public PrintWriter(String path, Charset charset) throws IOException {
        this(new OutputStreamWriter(new FileOutputStream(path), charset));
    }

    public PrintWriter(File file) throws FileNotFoundException {
        this(file.getPath());
    }

    public PrintWriter(File file, String encoding) throws FileNotFoundException, UnsupportedEncodingException {
        this(file.getPath(), encoding);
    }

    public PrintWriter(File file, Charset charset) throws IOException {
        this(file.getPath(), charset);
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
        flushOut();
    }

    private void flushOut() {
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
    public void write(char[] chars, int offset, int length) {
        synchronized (lock) {
            try {
                checkOpen();
                out.write(chars, offset, length);
            } catch (IOException cause) {
                failed(cause);
            }
        }
    }

    @Override
    public void write(char[] chars) {
        write(chars, 0, chars.length);
    }

    @Override
    public void write(String text, int offset, int length) {
        synchronized (lock) {
            try {
                checkOpen();
                out.write(text, offset, length);
            } catch (IOException cause) {
                failed(cause);
            }
        }
    }

    @Override
    public void write(String text) {
        write(text, 0, text.length());
    }

    public void print(boolean b) {
        write(String.valueOf(b));
    }

    public void print(char c) {
        write(c);
    }

    public void print(int i) {
        write(String.valueOf(i));
    }

    public void print(long l) {
        write(String.valueOf(l));
    }

    public void print(float f) {
        write(String.valueOf(f));
    }

    public void print(double d) {
        write(String.valueOf(d));
    }

    public void print(char[] chars) {
        write(chars);
    }

    public void print(String text) {
        write(String.valueOf((Object) text));
    }

    public void print(Object object) {
        write(String.valueOf((Object) String.valueOf(object)));
    }

    public void println() {
        synchronized (lock) {
            write("\n");
            flushLine();
        }
    }

    /** After the end of a line, where that is wanted: not by {@link #flush}, which a subclass may have changed. */
    private void flushLine() {
        if (autoFlush) {
            flushOut();
        }
    }

    public void println(boolean b) {
        synchronized (lock) {
            print(b);
            println();
        }
    }

    public void println(char c) {
        synchronized (lock) {
            print(c);
            println();
        }
    }

    public void println(int i) {
        synchronized (lock) {
            print(i);
            println();
        }
    }

    public void println(long l) {
        synchronized (lock) {
            print(l);
            println();
        }
    }

    public void println(float f) {
        synchronized (lock) {
            print(f);
            println();
        }
    }

    public void println(double d) {
        synchronized (lock) {
            print(d);
            println();
        }
    }

    public void println(char[] chars) {
        synchronized (lock) {
            print(chars);
            println();
        }
    }

    public void println(String text) {
        synchronized (lock) {
            print(text);
            println();
        }
    }

    public void println(Object object) {
        String text = String.valueOf(object);
        synchronized (lock) {
            print(text);
            println();
        }
    }

    @Override
    public PrintWriter append(CharSequence text) {
        write(String.valueOf(text));
        return this;
    }

    @Override
    public PrintWriter append(CharSequence text, int start, int end) {
        if (text == null) {
            text = "null";
        }
        return append(text.subSequence(start, end));
    }

    @Override
    public PrintWriter append(char c) {
        write(c);
        return this;
    }

    public PrintWriter printf(String format, Object... arguments) {
        return format(format, arguments);
    }

    public PrintWriter printf(Locale locale, String format, Object... arguments) {
        return format(locale, format, arguments);
    }

    public PrintWriter format(String format, Object... arguments) {
        return format(Locale.getDefault(Locale.Category.FORMAT), format, arguments);
    }

    public PrintWriter format(Locale locale, String format, Object... arguments) {
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
