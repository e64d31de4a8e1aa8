package java.util;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.Flushable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;

/** Formats values as a format string tells. The whole format is read and checked before anything is written. */
public final class Formatter implements Closeable, Flushable {
    private Appendable out;
    private final Locale locale;
    private IOException lastException;

    public Formatter() {
        this(new StringBuilder(), Locale.getDefault(Locale.Category.FORMAT));
    }

    public Formatter(Appendable a) {
        this(a, Locale.getDefault(Locale.Category.FORMAT));
    }

    public Formatter(Locale l) {
        this(new StringBuilder(), l);
    }

    public Formatter(Appendable a, Locale l) {
        this.out = a == null ? new StringBuilder() : a;
        this.locale = l;
    }

    public Formatter(PrintStream ps) {
        this((Appendable) Objects.requireNonNull(ps), Locale.getDefault(Locale.Category.FORMAT));
    }

    public Formatter(OutputStream os) {
        this(new BufferedWriter(new OutputStreamWriter(os)), Locale.getDefault(Locale.Category.FORMAT));
    }

    public Formatter(OutputStream os, String csn) throws UnsupportedEncodingException {
        this(os, csn, Locale.getDefault(Locale.Category.FORMAT));
    }

    public Formatter(OutputStream os, String csn, Locale l) throws UnsupportedEncodingException {
        this(new BufferedWriter(new OutputStreamWriter(os, csn)), l);
    }

    public Formatter(OutputStream os, Charset charset, Locale l) {
        this(new BufferedWriter(new OutputStreamWriter(os, charset)), l);
    }

    private Formatter(File file, Locale l, Charset charset) throws FileNotFoundException {
        this(new FileOutputStream(file), charset, l);
    }
    //#for Target name file
    //#| String fileName | fileName | new File(fileName)
    //#| File file | file | file

    public Formatter($Target$) throws FileNotFoundException {
        this(new FileOutputStream($name$));
    }

    public Formatter($Target$, String csn) throws FileNotFoundException, UnsupportedEncodingException {
        this($name$, csn, Locale.getDefault(Locale.Category.FORMAT));
    }

    public Formatter($Target$, String csn, Locale l) throws FileNotFoundException, UnsupportedEncodingException {
        Charset charset = charset(csn);
        this($file$, l, charset);
    }

    public Formatter($Target$, Charset charset, Locale l) throws IOException {
        Objects.requireNonNull(charset, "charset");
        this($file$, l, charset);
    }
    //#end

    /** Known before a file is made. */
    private static Charset charset(String name) throws UnsupportedEncodingException {
        Objects.requireNonNull(name, "charsetName");
        try {
            return Charset.forName(name);
        } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
            throw new UnsupportedEncodingException(name);
        }
    }

    private Appendable open() {
        if (out == null) {
            throw new FormatterClosedException();
        }
        return out;
    }

    public Locale locale() {
        open();
        return locale;
    }

    public Appendable out() {
        return open();
    }

    @Override
    public String toString() {
        return open().toString();
    }

    public IOException ioException() {
        return lastException;
    }

    @Override
    public void flush() {
        if (open() instanceof Flushable) {
            try {
                ((Flushable) out).flush();
            } catch (IOException cause) {
                lastException = cause;
            }
        }
    }

    @Override
    public void close() {
        if (out instanceof Closeable) {
            try {
                ((Closeable) out).close();
            } catch (IOException cause) {
                lastException = cause;
            }
        }
        out = null;
    }

    public Formatter format(String format, Object... args) {
        return format(locale, format, args);
    }

    public Formatter format(Locale l, String format, Object... args) {
        open();
        ArrayList<FormatSpecifier> specifiers = parse(format);
        int ordinary = 0;
        int previous = -1;
        int copied = 0;
        try {
            for (int i = 0; i < specifiers.size(); i++) {
                FormatSpecifier specifier = specifiers.get(i);
                if (specifier.start > copied) {
                    out.append(format, copied, specifier.start);
                }
                copied = specifier.end;
                Object argument = null;
                if (specifier.takesArgument()) {
                    int index = specifier.index == FormatSpecifier.ORDINARY ? ordinary++
                            : specifier.index == FormatSpecifier.RELATIVE ? previous : specifier.index - 1;
                    if (index < 0 || args != null && index >= args.length) {
                        throw new MissingFormatArgumentException(specifier.text());
                    }
                    previous = index;
                    argument = args == null ? null : args[index];
                }
                specifier.print(this, l, argument);
            }
            if (copied < format.length()) {
                out.append(format, copied, format.length());
            }
        } catch (IOException cause) {
            lastException = cause;
        }
        return this;
    }

    private static ArrayList<FormatSpecifier> parse(String s) {
        int end = s.length();
        ArrayList<FormatSpecifier> specifiers = new ArrayList<>();
        int at = s.indexOf('%');
        while (at >= 0 && at < end) {
            FormatSpecifier specifier = new FormatSpecifier(s, at);
            specifiers.add(specifier);
            at = s.indexOf('%', specifier.end);
        }
        return specifiers;
    }

    /** The form of numbers with many digits in {@code BigDecimalLayoutForm}: how a big decimal is laid out. */
    public enum BigDecimalLayoutForm {
        SCIENTIFIC,
        DECIMAL_FLOAT
    }
}
