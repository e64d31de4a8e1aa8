package java.util;

import java.io.Closeable;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.Flushable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;

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
        this(new OutputStreamWriter(os), Locale.getDefault(Locale.Category.FORMAT));
    }

    public Formatter(String fileName) throws FileNotFoundException {
        this(new OutputStreamWriter(new FileOutputStream(fileName)), Locale.getDefault(Locale.Category.FORMAT));
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
