//#word digits int=9 long=18
package java.util;

import java.io.Closeable;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reads tokens and lines from a {@link ScannerText}. Plain decimal integers are computed straight from its buffer;
 * whatever is unusual goes through {@link ScannerNumbers}.
 *
 * <p>A failed {@code next} leaves the token, but not the delimiters before it; the {@code has} methods move nothing.
 */
public final class Scanner implements Iterator<String>, Closeable {
    /** What programs skip to get past the rest of a line. */
    private static final String LINE_END = "(\r\n|[\n\r\u2028\u2029\u0085])?";

    /** The values of {@code matched}. */
    private static final int NOTHING = 0;
    private static final int TOKEN = 1;
    private static final int LINE = 2;
    private static final int SEARCH = 3;

    private final ScannerText text;
    /** What {@link #match} tells of: the token just consumed, the line, or a search. */
    private int matched = NOTHING;
    /** Null for the default. */
    private Locale locale;
    /** Made for the first number that is more than a sign and digits. */
    private ScannerNumbers numbers;
    private int radix = 10;
    private boolean closed;

    public Scanner(InputStream source) {
        this(new ScannerSource(source));
    }

    private Scanner(ScannerSource source) {
        text = new ScannerText(source);
    }

    public Scanner(String source) {
        Objects.requireNonNull(source);
        text = new ScannerText(source);
    }

    public Scanner(InputStream source, String charsetName) {
        Charset charset = charset(charsetName);
        this(source, charset);
    }

    public Scanner(InputStream source, Charset charset) {
        this(new InputStreamReader(Objects.requireNonNull(source, "source"), charset));
    }

    public Scanner(File source) throws FileNotFoundException {
        this(new FileInputStream(source));
    }

    public Scanner(File source, String charsetName) throws FileNotFoundException {
        Objects.requireNonNull(source);
        Charset charset = charsetOfFile(charsetName);
        this(new FileInputStream(source), charset);
    }

    public Scanner(File source, Charset charset) throws IOException {
        this(new FileInputStream(Objects.requireNonNull(source)), charset);
    }

    public Scanner(Path source) throws IOException {
        this(Files.newInputStream(source));
    }

    public Scanner(Path source, String charsetName) throws IOException {
        this(Objects.requireNonNull(source), charset(charsetName));
    }

    public Scanner(Path source, Charset charset) throws IOException {
        Objects.requireNonNull(charset, "charset");
        this(Files.newInputStream(source), charset);
    }

    public Scanner(Readable source) {
        this(new ScannerSource(Objects.requireNonNull(source, "source")));
    }

    private static Charset charset(String name) {
        try {
            return Charset.forName(Objects.requireNonNull(name, "charsetName"));
        } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
            throw new IllegalArgumentException(unknown);
        }
    }

    /** For a file, only the name is told of a charset that there is not. */
    private static Charset charsetOfFile(String name) {
        try {
            return charset(name);
        } catch (IllegalArgumentException unknown) {
            throw new IllegalArgumentException(name);
        }
    }

    @Override
    public void close() {
        if (!closed) {
            text.close();
            closed = true;
        }
    }

    public IOException ioException() {
        return text.lastException();
    }

    private void ensureOpen() {
        if (closed) {
            throw new IllegalStateException("Scanner closed");
        }
    }

    /** Finds the next token, moving nothing; its start is after the delimiters in any case. */
    private boolean findToken() {
        ensureOpen();
        matched = NOTHING;
        return text.findToken();
    }

    /** As {@link #findToken}, for the methods that must have one. */
    private void requireToken() {
        if (!findToken()) {
            text.position = text.tokenStart;
            throw new NoSuchElementException();
        }
    }

    /** The refusal of the token just found, before which the delimiters are consumed. */
    private InputMismatchException mismatch(String message) {
        text.tokenKnown = false;
        text.position = text.tokenStart;
        return message == null ? new InputMismatchException() : new InputMismatchException(message);
    }

    private void consume() {
        text.tokenKnown = false;
        text.position = text.tokenEnd;
        matched = TOKEN;
    }

    @Override
    public boolean hasNext() {
        return findToken();
    }

    @Override
    public String next() {
        requireToken();
        String s = text.token();
        consume();
        return s;
    }

    @Override
    public void remove() {
        throw new UnsupportedOperationException();
    }

    public boolean hasNextLine() {
        ensureOpen();
        return text.hasMore();
    }

    public String nextLine() {
        ensureOpen();
        int length = text.lineLength();
        int i = text.position + length;
        if (i == text.limit) {
            if (length == 0) {
                matched = NOTHING;
                throw new NoSuchElementException("No line found");
            }
            return line(length, 0);
        }
        if (text.buffer[i] == '\r' && (i + 1 < text.limit || text.fill())
                && text.buffer[text.position + length + 1] == '\n') {
            return line(length, 2);
        }
        return line(length, 1);
    }

    private String line(int length, int terminator) {
        String s = new String(text.buffer, text.position, length);
        text.tokenStart = text.position;
        text.position += length + terminator;
        text.tokenKnown = false;
        matched = LINE;
        return s;
    }

    public int radix() {
        return radix;
    }

    public Scanner useRadix(int radix) {
        this.radix = checkRadix(radix);
        return this;
    }

    private static int checkRadix(int radix) {
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            throw new IllegalArgumentException("radix:" + radix);
        }
        return radix;
    }

    public Scanner useDelimiter(String pattern) {
        text.separate(pattern, null);
        return this;
    }

    public Scanner useDelimiter(Pattern pattern) {
        if (pattern == null) {
            text.separateByNone();
        } else {
            text.separate(pattern.pattern(), pattern);
        }
        return this;
    }

    public Pattern delimiter() {
        return text.delimiter();
    }

    public Locale locale() {
        return locale == null ? Locale.getDefault(Locale.Category.FORMAT) : locale;
    }

    public Scanner useLocale(Locale locale) {
        this.locale = Objects.requireNonNull(locale);
        numbers = new ScannerNumbers(locale);
        return this;
    }

    public Scanner reset() {
        text.separateBySpace();
        radix = 10;
        locale = null;
        numbers = null;
        return this;
    }

    /** Skips what {@code pattern} matches; a line end, as programs do after {@code nextInt}, without the engine. */
    public Scanner skip(String pattern) {
        if (!LINE_END.equals(pattern)) {
            return skip(Pattern.compile(pattern));
        }
        ensureOpen();
        text.skipLineEnd();
        matched = NOTHING;
        text.tokenKnown = false;
        return this;
    }

    public Scanner skip(Pattern pattern) {
        ensureOpen();
        text.tokenKnown = false;
        matched = NOTHING;
        int length = text.search().lookingAt(Objects.requireNonNull(pattern));
        if (length < 0) {
            throw new NoSuchElementException();
        }
        text.position += length;
        matched = SEARCH;
        return this;
    }

    public String findInLine(String pattern) {
        return findInLine(Pattern.compile(pattern));
    }

    public String findInLine(Pattern pattern) {
        ensureOpen();
        Objects.requireNonNull(pattern);
        int length = text.lineLength();
        if (length == 0) {
            matched = NOTHING;
            return null;
        }
        return findWithinHorizon(pattern, length);
    }

    public String findWithinHorizon(String pattern, int horizon) {
        return findWithinHorizon(Pattern.compile(pattern), horizon);
    }

    public String findWithinHorizon(Pattern pattern, int horizon) {
        ensureOpen();
        Objects.requireNonNull(pattern);
        if (horizon < 0) {
            throw new IllegalArgumentException("horizon < 0");
        }
        text.tokenKnown = false;
        matched = NOTHING;
        MatchResult found = text.search().find(pattern, horizon);
        if (found == null) {
            return null;
        }
        text.position = found.end();
        matched = SEARCH;
        return found.group();
    }

    public Stream<MatchResult> findAll(String patString) {
        return findAll(Pattern.compile(patString));
    }

    public Stream<MatchResult> findAll(Pattern pattern) {
        Objects.requireNonNull(pattern);
        ensureOpen();
        return ScannerSearch.stream(this, () -> findWithinHorizon(pattern, 0) == null ? null : match());
    }

    public Stream<String> tokens() {
        ensureOpen();
        return ScannerSearch.stream(this, () -> hasNext() ? next() : null);
    }

    /** What the last scan has found. */
    public MatchResult match() {
        switch (matched) {
            case TOKEN:
                return text.search().matchWhole(ScannerSearch.TOKEN, text.tokenStart, text.position);
            case LINE:
                return text.search().matchWhole(ScannerSearch.LINE, text.tokenStart, text.position);
            case SEARCH:
                return text.search().last();
            default:
                throw new IllegalStateException("No match result available");
        }
    }

    public boolean hasNext(String pattern) {
        return hasNext(Pattern.compile(pattern));
    }

    public boolean hasNext(Pattern pattern) {
        Objects.requireNonNull(pattern);
        return findToken() && isMatched(pattern);
    }

    private boolean isMatched(Pattern pattern) {
        boolean found = text.search().matchWhole(pattern, text.tokenStart, text.tokenEnd) != null;
        matched = found ? SEARCH : NOTHING;
        return found;
    }

    public String next(String pattern) {
        return next(Pattern.compile(pattern));
    }

    public String next(Pattern pattern) {
        Objects.requireNonNull(pattern);
        requireToken();
        if (!isMatched(pattern)) {
            throw mismatch(null);
        }
        String s = text.token();
        consume();
        matched = SEARCH;
        return s;
    }

    private ScannerNumbers numbers() {
        if (numbers == null) {
            numbers = new ScannerNumbers(locale());
        }
        return numbers;
    }

    /** The token as text for {@code parseInt} and its kin, null if it is no integer in {@code radix}. */
    private String integerText(int radix) {
        return numbers().integerText(text.buffer, text.tokenStart, text.tokenEnd, radix);
    }

    private String requireInteger(int radix) {
        requireToken();
        String s = integerText(radix);
        if (s == null) {
            throw mismatch(null);
        }
        return s;
    }
    //#each int long

    public $type$ next$Type$() {
        return next$Type$(radix);
    }

    public $type$ next$Type$(int radix) {
        if (radix == 10) {
            requireToken();
            char[] b = text.buffer;
            int i = text.tokenStart;
            int end = text.tokenEnd;
            char first = b[i];
            if (first == '-' && end - i > 1) {
                i++;
            }
            // So few digits cannot overflow.
            if (end - i <= $digits$) {
                $type$ v = 0;
                while (i < end) {
                    int d = b[i] - '0';
                    if (d < 0 || d > 9) {
                        break;
                    }
                    v = v * 10 + d;
                    i++;
                }
                if (i == end) {
                    consume();
                    return first == '-' ? -v : v;
                }
            }
        } else {
            checkRadix(radix);
        }
        String s = requireInteger(radix);
        try {
            $type$ v = $Box$.parse$Type$(s, radix);
            consume();
            return v;
        } catch (NumberFormatException tooLarge) {
            throw mismatch(tooLarge.getMessage());
        }
    }
    //#end
    //#each short byte

    public $type$ next$Type$() {
        return next$Type$(radix);
    }

    public $type$ next$Type$(int radix) {
        String s = requireInteger(checkRadix(radix));
        try {
            $type$ v = $Box$.parse$Type$(s, radix);
            consume();
            return v;
        } catch (NumberFormatException tooLarge) {
            throw mismatch(tooLarge.getMessage());
        }
    }
    //#end

    /** Whether the next token is an integer from {@code least} to {@code greatest}. */
    private boolean hasNextInteger(int radix, long least, long greatest) {
        checkRadix(radix);
        if (!findToken()) {
            return false;
        }
        String s = integerText(radix);
        if (s == null) {
            return false;
        }
        try {
            long v = Long.parseLong(s, radix);
            return v >= least && v <= greatest;
        } catch (NumberFormatException tooLarge) {
            return false;
        }
    }
    //#each int long short byte

    public boolean hasNext$Type$() {
        return hasNext$Type$(radix);
    }

    public boolean hasNext$Type$(int radix) {
        return hasNextInteger(radix, $Box$.MIN_VALUE, $Box$.MAX_VALUE);
    }
    //#end

    private String decimalText() {
        return numbers().decimalText(text.buffer, text.tokenStart, text.tokenEnd);
    }
    //#each double float

    public boolean hasNext$Type$() {
        return findToken() && decimalText() != null;
    }

    public $type$ next$Type$() {
        requireToken();
        String s = decimalText();
        if (s == null) {
            throw mismatch(null);
        }
        $type$ v = $Type$.parse$Type$(s);
        consume();
        return v;
    }
    //#end

    public boolean hasNextBigInteger() {
        return hasNextBigInteger(radix);
    }

    public boolean hasNextBigInteger(int radix) {
        checkRadix(radix);
        return findToken() && integerText(radix) != null;
    }

    public BigInteger nextBigInteger() {
        return nextBigInteger(radix);
    }

    public BigInteger nextBigInteger(int radix) {
        String s = requireInteger(checkRadix(radix));
        try {
            BigInteger v = new BigInteger(s, radix);
            consume();
            return v;
        } catch (NumberFormatException malformed) {
            throw mismatch(malformed.getMessage());
        }
    }

    /** The next token as what the constructor of BigDecimal takes; null if it is no decimal number. */
    private String bigDecimalText() {
        String s = decimalText();
        return s == null || s.indexOf('x') >= 0 || s.indexOf('N') >= 0 || s.indexOf('I') >= 0 ? null : s;
    }

    public boolean hasNextBigDecimal() {
        if (!findToken()) {
            return false;
        }
        String s = bigDecimalText();
        try {
            return s != null && new BigDecimal(s) != null;
        } catch (NumberFormatException tooLarge) {
            return false;
        }
    }

    public BigDecimal nextBigDecimal() {
        requireToken();
        String s = bigDecimalText();
        if (s == null) {
            throw mismatch(null);
        }
        try {
            BigDecimal v = new BigDecimal(s);
            consume();
            return v;
        } catch (NumberFormatException tooLarge) {
            throw mismatch(tooLarge.getMessage());
        }
    }

    public boolean hasNextBoolean() {
        if (!findToken()) {
            return false;
        }
        String s = text.token();
        return "true".equalsIgnoreCase(s) || "false".equalsIgnoreCase(s);
    }

    public boolean nextBoolean() {
        requireToken();
        String s = text.token();
        boolean v = "true".equalsIgnoreCase(s);
        if (!v && !"false".equalsIgnoreCase(s)) {
            throw mismatch(null);
        }
        consume();
        return v;
    }
}
