package java.io;

import java.util.Objects;

/** Splits characters into words, numbers, quoted texts and single characters, by a table of what each is for. */
public class StreamTokenizer {
    public static final int TT_EOF = -1;
    public static final int TT_EOL = '\n';
    public static final int TT_NUMBER = -2;
    public static final int TT_WORD = -3;
    private static final int TT_NOTHING = -4;

    private static final byte SPACE = 1;
    private static final byte DIGIT = 2;
    private static final byte WORD = 4;
    private static final byte QUOTE = 8;
    private static final byte COMMENT = 16;

    /** For {@code next}: it has to be read. */
    private static final int UNREAD = -2;
    /** For {@code next}: it has to be read, and is left out if it is a line feed. */
    private static final int AFTER_RETURN = -3;

    public int ttype = TT_NOTHING;
    public String sval;
    public double nval;

    private final Reader reader;
    private final InputStream stream;
    private final byte[] kinds = new byte[256];
    private int next = UNREAD;
    private int line = 1;
    private boolean pushedBack;
    private boolean endsAreTokens;
    private boolean lowerCase;
    private boolean slashSlash;
    private boolean slashStar;

    @Deprecated
    public StreamTokenizer(InputStream is) {
        this(null, Objects.requireNonNull(is));
    }

    public StreamTokenizer(Reader r) {
        this(Objects.requireNonNull(r), null);
    }

    private StreamTokenizer(Reader reader, InputStream stream) {
        this.reader = reader;
        this.stream = stream;
        wordChars('a', 'z');
        wordChars('A', 'Z');
        wordChars(160, 255);
        whitespaceChars(0, ' ');
        commentChar('/');
        quoteChar('"');
        quoteChar('\'');
        parseNumbers();
    }

    public void resetSyntax() {
        ordinaryChars(0, 255);
    }

    public void wordChars(int low, int hi) {
        for (int c = Math.max(low, 0); c <= hi && c < kinds.length; c++) {
            kinds[c] |= WORD;
        }
    }

    public void whitespaceChars(int low, int hi) {
        set(low, hi, SPACE);
    }

    public void ordinaryChars(int low, int hi) {
        set(low, hi, (byte) 0);
    }

    public void ordinaryChar(int ch) {
        set(ch, ch, (byte) 0);
    }

    public void commentChar(int ch) {
        set(ch, ch, COMMENT);
    }

    public void quoteChar(int ch) {
        set(ch, ch, QUOTE);
    }

    private void set(int low, int high, byte kind) {
        for (int c = Math.max(low, 0); c <= high && c < kinds.length; c++) {
            kinds[c] = kind;
        }
    }

    public void parseNumbers() {
        for (int c = '-'; c <= '9'; c++) {
            if (c != '/') {
                kinds[c] |= DIGIT;
            }
        }
    }

    public void eolIsSignificant(boolean flag) {
        endsAreTokens = flag;
    }

    public void slashStarComments(boolean flag) {
        slashStar = flag;
    }

    public void slashSlashComments(boolean flag) {
        slashSlash = flag;
    }

    public void lowerCaseMode(boolean fl) {
        lowerCase = fl;
    }

    private int read() throws IOException {
        return reader != null ? reader.read() : stream.read();
    }

    private int kind(int c) {
        return c < 0 ? SPACE : c < kinds.length ? kinds[c] : WORD;
    }

    private static boolean isLineEnd(int c) {
        return c == '\n' || c == '\r';
    }

    /** Takes a line end; a line feed after a carriage return is read when it is needed, so that none is waited for. */
    private void endLine(int c) {
        line++;
        next = c == '\r' ? AFTER_RETURN : UNREAD;
    }

    /** The first character that is not taken yet, or -1 at the end. */
    private int peek() throws IOException {
        if (next == AFTER_RETURN) {
            next = read();
            if (next == '\n') {
                next = UNREAD;
            }
        }
        if (next == UNREAD) {
            next = read();
        }
        return next;
    }

    public int nextToken() throws IOException {
        if (pushedBack) {
            pushedBack = false;
            return ttype;
        }
        sval = null;
        for (;;) {
            int c = peek();
            if (c < 0) {
                return ttype = TT_EOF;
            }
            int kind = kind(c);
            if ((kind & SPACE) != 0) {
                if (isLineEnd(c)) {
                    endLine(c);
                    if (endsAreTokens) {
                        return ttype = TT_EOL;
                    }
                } else {
                    next = UNREAD;
                }
            } else if ((kind & DIGIT) != 0) {
                return ttype = number(c);
            } else if ((kind & WORD) != 0) {
                return ttype = word(c);
            } else if ((kind & QUOTE) != 0) {
                return ttype = quoted(c);
            } else {
                next = UNREAD;
                int second = c == '/' && (slashSlash || slashStar) ? peek() : UNREAD;
                if (slashStar && second == '*') {
                    skipToStarSlash();
                } else if (slashSlash && second == '/' || (kind & COMMENT) != 0) {
                    while ((c = peek()) >= 0 && !isLineEnd(c)) {
                        next = UNREAD;
                    }
                } else {
                    return ttype = c;
                }
            }
        }
    }

    private void skipToStarSlash() throws IOException {
        next = UNREAD;
        int last = 0;
        int c;
        while ((c = peek()) >= 0) {
            if (isLineEnd(c)) {
                endLine(c);
            } else {
                next = UNREAD;
                if (c == '/' && last == '*') {
                    return;
                }
            }
            last = c;
        }
    }

    /** A number, without an exponent, or a minus sign that begins none. */
    private int number(int c) throws IOException {
        boolean negative = c == '-';
        if (negative) {
            c = read();
            if (c != '.' && (c < '0' || c > '9')) {
                next = c;
                return '-';
            }
        }
        double value = 0;
        double scale = 1;
        boolean fraction = false;
        for (;; c = read()) {
            if (c == '.' && !fraction) {
                fraction = true;
            } else if (c >= '0' && c <= '9') {
                value = value * 10 + (c - '0');
                if (fraction) {
                    scale *= 10;
                }
            } else {
                break;
            }
        }
        next = c;
        value /= scale;
        nval = negative ? -value : value;
        return TT_NUMBER;
    }

    private int word(int c) throws IOException {
        StringBuilder word = new StringBuilder();
        do {
            word.append((char) c);
            c = read();
        } while ((kind(c) & (WORD | DIGIT)) != 0);
        next = c;
        sval = lowerCase ? word.toString().toLowerCase() : word.toString();
        return TT_WORD;
    }

    /** A quoted text, which ends at the quote, before a line end, or at the end of the input. */
    private int quoted(int quote) throws IOException {
        StringBuilder text = new StringBuilder();
        int c = read();
        while (c >= 0 && c != quote && !isLineEnd(c)) {
            int following = UNREAD;
            if (c == '\\') {
                c = read();
                int known = "abfnrtv".indexOf(c);
                if (known >= 0) {
                    c = "\007\b\f\n\r\t\013".charAt(known);
                } else if (c >= '0' && c <= '7') {
                    int longest = c <= '3' ? 3 : 2;
                    c -= '0';
                    following = read();
                    for (int i = 1; i < longest && following >= '0' && following <= '7'; i++) {
                        c = c << 3 | following - '0';
                        following = read();
                    }
                }
            }
            text.append((char) c);
            c = following == UNREAD ? read() : following;
        }
        next = c == quote ? UNREAD : c;
        sval = text.toString();
        return quote;
    }

    /** Has the next call of {@link #nextToken} give the same token again. */
    public void pushBack() {
        pushedBack = ttype != TT_NOTHING;
    }

    public int lineno() {
        return line;
    }

    @Override
    public String toString() {
        String token = switch (ttype) {
            case TT_EOF -> "EOF";
            case TT_EOL -> "EOL";
            case TT_WORD -> sval;
            case TT_NUMBER -> "n=" + nval;
            case TT_NOTHING -> "NOTHING";
            default -> (kind(ttype) & QUOTE) != 0 ? sval : "'" + (char) ttype + "'";
        };
        return "Token[" + token + "], line " + line;
    }
}
