package java.util;

import java.io.Closeable;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.Files;
import java.nio.file.Path;
import jdk.internal.text.SimplePattern;

/**
 * Reads tokens and lines from a text. Written out by hand over one character buffer, without regular expressions:
 * tokens are separated by white space, or by another pattern if it is a {@link SimplePattern}. Plain
 * decimal integers are computed straight from the buffer; whatever is unusual goes through {@link ScannerNumbers}.
 *
 * <p>A failed {@code next} leaves the token, but not the delimiters before it; the {@code has} methods move nothing.
 */
public final class Scanner implements Iterator<String>, Closeable {
    private static final int BUFFER_SIZE = 1024;
    private static final String WHITE_SPACE = "\\p{javaWhitespace}+";
    /** What programs skip to get past the rest of a line; the one pattern that {@link #skip} knows. */
    private static final String LINE_END = "(\r\n|[\n\r\u2028\u2029\u0085])?";

    /** Where more text comes from, in UTF-8; null where all of it is in the buffer. */
    private InputStream source;
    /** The other source: of characters. */
    private Readable readable;
    private Closeable closeable;
    /** Bytes read but not decoded: the beginning of a character whose rest is still to come. */
    private byte[] bytes;
    private int undecoded;
    private char[] buffer;
    private int position;
    private int limit;
    /** The token found after {@code position}, while {@code tokenKnown}. */
    private boolean tokenKnown;
    private int tokenStart;
    private int tokenEnd;
    /** Null for white space. */
    private SimplePattern delimiter;
    private int radix = 10;
    private boolean closed;
    private IOException lastException;

    public Scanner(InputStream source) {
        this.source = Objects.requireNonNull(source);
        this.closeable = source;
        this.buffer = new char[BUFFER_SIZE];
        this.bytes = new byte[BUFFER_SIZE];
    }

    public Scanner(String source) {
        this.buffer = source.toCharArray();
        this.limit = buffer.length;
    }

    public Scanner(InputStream source, String charsetName) {
        this(new InputStreamReader(Objects.requireNonNull(source), charset(charsetName)));
    }

    public Scanner(InputStream source, Charset charset) {
        this(new InputStreamReader(Objects.requireNonNull(source), charset));
    }

    public Scanner(File source) throws FileNotFoundException {
        this(new FileInputStream(source));
    }

    public Scanner(File source, String charsetName) throws FileNotFoundException {
        this(new FileInputStream(source), charsetName);
    }

    public Scanner(File source, Charset charset) throws IOException {
        this(new FileInputStream(source), charset);
    }

    public Scanner(Path source) throws IOException {
        this(Files.newInputStream(source));
    }

    public Scanner(Path source, String charsetName) throws IOException {
        this(source, charset(charsetName));
    }

    public Scanner(Path source, Charset charset) throws IOException {
        this(Files.newInputStream(source), charset);
    }

    public Scanner(Readable source) {
        this.readable = Objects.requireNonNull(source);
        this.closeable = source instanceof Closeable ? (Closeable) source : null;
        this.buffer = new char[BUFFER_SIZE];
    }

    private static Charset charset(String name) {
        try {
            return Charset.forName(Objects.requireNonNull(name, "charsetName"));
        } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
            throw new IllegalArgumentException(unknown);
        }
    }

    @Override
    public void close() {
        if (closed) {
            return;
        }
        if (closeable != null) {
            try {
                closeable.close();
            } catch (IOException e) {
                lastException = e;
            }
        }
        source = null;
        readable = null;
        closed = true;
    }

    public IOException ioException() {
        return lastException;
    }

    private void ensureOpen() {
        if (closed) {
            throw new IllegalStateException("Scanner closed");
        }
    }

    /** Adds text to the buffer, which may move {@code position}; tells whether there was any. */
    private boolean fill() {
        if (source == null && readable == null) {
            return false;
        }
        if (limit == buffer.length) {
            char[] target = position > 0 ? buffer : new char[limit << 1];
            System.arraycopy(buffer, position, target, 0, limit - position);
            tokenStart -= position;
            tokenEnd -= position;
            limit -= position;
            position = 0;
            buffer = target;
        }
        int n;
        try {
            n = source == null ? readCharacters() : read();
        } catch (IOException e) {
            lastException = e;
            n = -1;
        }
        if (n < 0) {
            source = null;
            readable = null;
            return false;
        }
        limit += n;
        return true;
    }

    private int readCharacters() throws IOException {
        if (readable instanceof Reader) {
            return ((Reader) readable).read(buffer, limit, buffer.length - limit);
        }
        return readable.read(CharBuffer.wrap(buffer, limit, buffer.length - limit));
    }

    /** Reads and decodes into the free part of the buffer, which has room for a char per byte; -1 at the end. */
    private int read() throws IOException {
        int kept = undecoded;
        int room = Math.min(buffer.length - limit, BUFFER_SIZE);
        if (room <= kept) {
            room = kept + 1;
            growBuffer(room);
        }
        int n = source.read(bytes, kept, room - kept);
        int end = n < 0 ? kept : kept + n;
        if (end == 0) {
            return n;
        }
        byte[] b = bytes;
        char[] c = buffer;
        int i = 0;
        int to = limit;
        while (i < end && b[i] >= 0) {
            c[to++] = (char) b[i++];
        }
        if (i < end) {
            int complete = n < 0 ? end : completeEnd(b, i, end);
            String rest = new String(b, i, complete - i);
            rest.getChars(0, rest.length(), c, to);
            to += rest.length();
            i = complete;
        }
        undecoded = end - i;
        System.arraycopy(b, i, b, 0, undecoded);
        return to - limit;
    }

    private void growBuffer(int room) {
        char[] larger = new char[buffer.length + room];
        System.arraycopy(buffer, 0, larger, 0, limit);
        buffer = larger;
    }

    /** Where an unfinished character begins among the last three of the bytes [from, end); {@code end} if none does. */
    private static int completeEnd(byte[] b, int from, int end) {
        for (int back = 1; back <= 3 && end - back >= from; back++) {
            int lead = b[end - back] & 0xff;
            if (lead >= 0xc0) {
                int length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
                return length > back ? end - back : end;
            }
            if (lead < 0x80) {
                return end;
            }
        }
        return end;
    }

    private static boolean isSpace(char c) {
        if (c <= ' ') {
            return c == ' ' || c <= '\r' && c >= '\t' || c >= '\u001c';
        }
        return c >= '\u0080' && Character.isWhitespace(c);
    }

    /** Finds the next token, moving nothing; {@code tokenStart} is after the delimiters in any case. */
    private boolean findToken() {
        ensureOpen();
        if (tokenKnown) {
            return true;
        }
        if (delimiter != null) {
            return findDelimited();
        }
        int i = position;
        while (true) {
            while (i < limit && isSpace(buffer[i])) {
                i++;
            }
            if (i < limit) {
                break;
            }
            int length = i - position;
            if (!fill()) {
                tokenStart = i;
                return false;
            }
            i = position + length;
        }
        tokenStart = i;
        while (true) {
            char[] b = buffer;
            int end = limit;
            while (i < end) {
                char c = b[i];
                if (c <= ' ' ? isSpace(c) : c >= '\u0080' && Character.isWhitespace(c)) {
                    break;
                }
                i++;
            }
            if (i < end) {
                break;
            }
            int length = i - position;
            if (!fill()) {
                break;
            }
            i = position + length;
        }
        tokenEnd = i;
        tokenKnown = true;
        return true;
    }

    private boolean findDelimited() {
        int length = matchLength(position);
        tokenStart = position + Math.max(length, 0);
        if (tokenStart == limit && !fill()) {
            return false;
        }
        int i = tokenStart;
        while (true) {
            if (i == limit) {
                int done = i - position;
                if (!fill()) {
                    break;
                }
                i = position + done;
            }
            int done = i - position;
            length = matchLength(i);
            i = position + done;
            // An empty delimiter separates characters, but does not end an empty token.
            if (length > 0 || length == 0 && i > tokenStart) {
                break;
            }
            i++;
        }
        tokenEnd = i;
        tokenKnown = true;
        return true;
    }

    /** Length of the delimiter at {@code at}, -1 if there is none; reads on while more text might make it longer. */
    private int matchLength(int at) {
        int offset = at - position;
        while (true) {
            SimplePattern.Search search = delimiter.in(buffer, limit);
            int end = search.matchAt(position + offset);
            if (!search.hitEnd() || !fill()) {
                return end < 0 ? -1 : end - position - offset;
            }
        }
    }

    /** As {@link #findToken}, for the methods that must have one. */
    private void requireToken() {
        if (!findToken()) {
            position = tokenStart;
            throw new NoSuchElementException();
        }
    }

    /** The refusal of the token just found, before which the delimiters are consumed. */
    private InputMismatchException mismatch(String message) {
        tokenKnown = false;
        position = tokenStart;
        return message == null ? new InputMismatchException() : new InputMismatchException(message);
    }

    private void consume() {
        tokenKnown = false;
        position = tokenEnd;
    }

    private String token() {
        return new String(buffer, tokenStart, tokenEnd - tokenStart);
    }

    @Override
    public boolean hasNext() {
        return findToken();
    }

    @Override
    public String next() {
        requireToken();
        String s = token();
        consume();
        return s;
    }

    @Override
    public void remove() {
        throw new UnsupportedOperationException();
    }

    public boolean hasNextLine() {
        ensureOpen();
        return position < limit || fill();
    }

    public String nextLine() {
        ensureOpen();
        int i = position;
        while (true) {
            char[] b = buffer;
            int end = limit;
            while (i < end) {
                char c = b[i];
                if (c <= '\r' ? c == '\n' || c == '\r' : c >= '\u0085' && isLineEnd(c)) {
                    break;
                }
                i++;
            }
            if (i < end) {
                break;
            }
            int length = i - position;
            if (!fill()) {
                if (length == 0) {
                    throw new NoSuchElementException("No line found");
                }
                return line(length, 0);
            }
            i = position + length;
        }
        int length = i - position;
        if (buffer[i] == '\r' && (i + 1 < limit || fill()) && buffer[position + length + 1] == '\n') {
            return line(length, 2);
        }
        return line(length, 1);
    }

    private static boolean isLineEnd(char c) {
        return c == '\u0085' || c == '\u2028' || c == '\u2029';
    }

    private String line(int length, int terminator) {
        String s = new String(buffer, position, length);
        position += length + terminator;
        tokenKnown = false;
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

    /** Separates tokens by {@code pattern}; the whole input is one token if that is an anchor. */
    public Scanner useDelimiter(String pattern) {
        if (pattern.equals(WHITE_SPACE)) {
            delimiter = null;
        } else if (pattern.equals("\\A") || pattern.equals("\\Z") || pattern.equals("\\z")) {
            delimiter = SimplePattern.nothing();
        } else {
            SimplePattern found = SimplePattern.of(pattern);
            if (found == null || found.isAnchored()) {
                throw new UnsupportedOperationException("regular expression " + pattern);
            }
            delimiter = found;
        }
        tokenKnown = false;
        return this;
    }

    public Scanner reset() {
        delimiter = null;
        radix = 10;
        tokenKnown = false;
        return this;
    }

    /** Skips a line end, which is the only pattern understood here: the idiom after {@code nextInt}. */
    public Scanner skip(String pattern) {
        ensureOpen();
        if (!LINE_END.equals(pattern)) {
            throw new UnsupportedOperationException("Scanner.skip with pattern " + pattern);
        }
        if (position < limit || fill()) {
            char c = buffer[position];
            if (c == '\n' || c == '\r' || isLineEnd(c)) {
                position++;
                if (c == '\r' && (position < limit || fill()) && buffer[position] == '\n') {
                    position++;
                }
            }
        }
        tokenKnown = false;
        return this;
    }

    /** The token as text for {@code parseInt} and its kin, null if it is no integer in {@code radix}. */
    private String integerText(int radix) {
        return ScannerNumbers.integerText(buffer, tokenStart, tokenEnd, radix);
    }

    private String requireInteger(int radix) {
        requireToken();
        String s = integerText(radix);
        if (s == null) {
            throw mismatch(null);
        }
        return s;
    }

    public int nextInt() {
        return nextInt(radix);
    }

    public int nextInt(int radix) {
        if (radix == 10) {
            requireToken();
            char[] b = buffer;
            int i = tokenStart;
            int end = tokenEnd;
            char first = b[i];
            if (first == '-' && end - i > 1) {
                i++;
            }
            // Nine digits cannot overflow.
            if (end - i <= 9) {
                int v = 0;
                while (i < end) {
                    int d = b[i] - '0';
                    if (d < 0 || d > 9) {
                        break;
                    }
                    v = v * 10 + d;
                    i++;
                }
                if (i == end) {
                    tokenKnown = false;
                    position = end;
                    return first == '-' ? -v : v;
                }
            }
        } else {
            checkRadix(radix);
        }
        String s = requireInteger(radix);
        try {
            int v = Integer.parseInt(s, radix);
            consume();
            return v;
        } catch (NumberFormatException tooLarge) {
            throw mismatch(tooLarge.getMessage());
        }
    }

    public long nextLong() {
        return nextLong(radix);
    }

    public long nextLong(int radix) {
        if (radix == 10) {
            requireToken();
            char[] b = buffer;
            int i = tokenStart;
            int end = tokenEnd;
            char first = b[i];
            if (first == '-' && end - i > 1) {
                i++;
            }
            if (end - i <= 18) {
                long v = 0;
                while (i < end) {
                    int d = b[i] - '0';
                    if (d < 0 || d > 9) {
                        break;
                    }
                    v = v * 10 + d;
                    i++;
                }
                if (i == end) {
                    tokenKnown = false;
                    position = end;
                    return first == '-' ? -v : v;
                }
            }
        } else {
            checkRadix(radix);
        }
        String s = requireInteger(radix);
        try {
            long v = Long.parseLong(s, radix);
            consume();
            return v;
        } catch (NumberFormatException tooLarge) {
            throw mismatch(tooLarge.getMessage());
        }
    }

    public short nextShort() {
        return nextShort(radix);
    }

    public short nextShort(int radix) {
        String s = requireInteger(checkRadix(radix));
        try {
            short v = Short.parseShort(s, radix);
            consume();
            return v;
        } catch (NumberFormatException tooLarge) {
            throw mismatch(tooLarge.getMessage());
        }
    }

    public byte nextByte() {
        return nextByte(radix);
    }

    public byte nextByte(int radix) {
        String s = requireInteger(checkRadix(radix));
        try {
            byte v = Byte.parseByte(s, radix);
            consume();
            return v;
        } catch (NumberFormatException tooLarge) {
            throw mismatch(tooLarge.getMessage());
        }
    }

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

    public boolean hasNextInt() {
        return hasNextInt(radix);
    }

    public boolean hasNextInt(int radix) {
        return hasNextInteger(radix, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    public boolean hasNextLong() {
        return hasNextLong(radix);
    }

    public boolean hasNextLong(int radix) {
        return hasNextInteger(radix, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    public boolean hasNextShort() {
        return hasNextShort(radix);
    }

    public boolean hasNextShort(int radix) {
        return hasNextInteger(radix, Short.MIN_VALUE, Short.MAX_VALUE);
    }

    public boolean hasNextByte() {
        return hasNextByte(radix);
    }

    public boolean hasNextByte(int radix) {
        return hasNextInteger(radix, Byte.MIN_VALUE, Byte.MAX_VALUE);
    }

    private String decimalText() {
        return ScannerNumbers.decimalText(buffer, tokenStart, tokenEnd);
    }

    public boolean hasNextDouble() {
        return findToken() && decimalText() != null;
    }

    public double nextDouble() {
        requireToken();
        String s = decimalText();
        if (s == null) {
            throw mismatch(null);
        }
        double v = Double.parseDouble(s);
        consume();
        return v;
    }

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

    public boolean hasNextFloat() {
        return findToken() && decimalText() != null;
    }

    public float nextFloat() {
        requireToken();
        String s = decimalText();
        if (s == null) {
            throw mismatch(null);
        }
        float v = Float.parseFloat(s);
        consume();
        return v;
    }

    public boolean hasNextBoolean() {
        if (!findToken()) {
            return false;
        }
        String s = token();
        return "true".equalsIgnoreCase(s) || "false".equalsIgnoreCase(s);
    }

    public boolean nextBoolean() {
        requireToken();
        String s = token();
        boolean v = "true".equalsIgnoreCase(s);
        if (!v && !"false".equalsIgnoreCase(s)) {
            throw mismatch(null);
        }
        consume();
        return v;
    }
}
