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

    public Formatter(Appendable out) {
        this(out, Locale.getDefault(Locale.Category.FORMAT));
    }

    public Formatter(Locale locale) {
        this(new StringBuilder(), locale);
    }

    public Formatter(Appendable out, Locale locale) {
        this.out = out == null ? new StringBuilder() : out;
        this.locale = locale;
    }

    public Formatter(PrintStream stream) {
        this((Appendable) Objects.requireNonNull(stream), Locale.getDefault(Locale.Category.FORMAT));
    }

    public Formatter(OutputStream stream) {
        this(new OutputStreamWriter(stream), Locale.getDefault(Locale.Category.FORMAT));
    }

    public Formatter(String path) throws FileNotFoundException {
        this(new OutputStreamWriter(new FileOutputStream(path)), Locale.getDefault(Locale.Category.FORMAT));
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

    public Formatter format(String format, Object... arguments) {
        return format(locale, format, arguments);
    }

    public Formatter format(Locale locale, String format, Object... arguments) {
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
                    if (index < 0 || arguments != null && index >= arguments.length) {
                        throw new MissingFormatArgumentException(specifier.text());
                    }
                    previous = index;
                    argument = arguments == null ? null : arguments[index];
                }
                specifier.print(this, locale, argument);
            }
            if (copied < format.length()) {
                out.append(format, copied, format.length());
            }
        } catch (IOException cause) {
            lastException = cause;
        }
        return this;
    }

    private static ArrayList<FormatSpecifier> parse(String format) {
        ArrayList<FormatSpecifier> specifiers = new ArrayList<>();
        int at = format.indexOf('%');
        while (at >= 0) {
            FormatSpecifier specifier = new FormatSpecifier(format, at);
            specifiers.add(specifier);
            at = format.indexOf('%', specifier.end);
        }
        return specifiers;
    }

    /** The form of numbers with many digits in {@code BigDecimalLayoutForm}: how a big decimal is laid out. */
    public enum BigDecimalLayoutForm {
        SCIENTIFIC,
        DECIMAL_FLOAT
    }
}
