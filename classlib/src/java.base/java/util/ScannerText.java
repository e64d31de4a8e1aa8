package java.util;

import java.io.IOException;
import java.util.regex.Pattern;
import jdk.internal.text.SimplePattern;

/**
 * The text of a {@link Scanner}, as far as it is read and not yet consumed: one character buffer, the place in it,
 * the next token and what separates tokens. White space is looked for by hand, a {@link SimplePattern} by that, other
 * patterns through {@link ScannerSearch}.
 */
final class ScannerText {
    private static final int BUFFER_SIZE = 1024;
    private static final String WHITE_SPACE = "\\p{javaWhitespace}+";

    /** Where more text comes from; null where all of it is in the buffer. */
    private ScannerSource source;
    private final ScannerSource toClose;
    private IOException lastException;
    char[] buffer;
    int position;
    int limit;
    /** The token found after {@code position}, while {@code tokenKnown}. */
    boolean tokenKnown;
    int tokenStart;
    int tokenEnd;
    /** What separates tokens; its two other forms: neither for white space, the second also where it was asked for. */
    private String delimiterText = WHITE_SPACE;
    private SimplePattern simpleDelimiter;
    private Pattern delimiter;
    /** Made when the first pattern is searched for. */
    private ScannerSearch search;

    ScannerText(ScannerSource source) {
        this.source = source;
        this.toClose = source;
        this.buffer = new char[BUFFER_SIZE];
    }

    ScannerText(String text) {
        this.toClose = null;
        this.buffer = text.toCharArray();
        this.limit = buffer.length;
    }

    void close() {
        if (toClose != null) {
            try {
                toClose.close();
            } catch (IOException e) {
                lastException = e;
            }
        }
        source = null;
    }

    IOException lastException() {
        return lastException;
    }

    /** Whether there is a character at {@code position}. */
    boolean hasMore() {
        return position < limit || fill();
    }

    /** Adds text to the buffer, which may move {@code position}; tells whether there was any. */
    boolean fill() {
        if (source == null) {
            return false;
        }
        if (buffer.length - limit < ScannerSource.LEAST_ROOM) {
            char[] target = position >= ScannerSource.LEAST_ROOM ? buffer : new char[buffer.length << 1];
            System.arraycopy(buffer, position, target, 0, limit - position);
            tokenStart -= position;
            tokenEnd -= position;
            limit -= position;
            position = 0;
            buffer = target;
        }
        int n;
        try {
            n = source.read(buffer, limit);
        } catch (IOException e) {
            lastException = e;
            n = -1;
        }
        if (n < 0) {
            source = null;
            return false;
        }
        limit += n;
        if (search != null) {
            search.textHasChanged();
        }
        return true;
    }

    private static boolean isSpace(char c) {
        if (c <= ' ') {
            return c == ' ' || c <= '\r' && c >= '\t' || c >= '\u001c';
        }
        return c >= '\u0080' && Character.isWhitespace(c);
    }

    /** Finds the next token, moving nothing; {@code tokenStart} is after the delimiters in any case. */
    boolean findToken() {
        if (tokenKnown) {
            return true;
        }
        if (delimiterText != WHITE_SPACE) {
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
        if (delimiterText == null) {
            throw new IllegalArgumentException("Pattern cannot be null");
        }
        int length = simpleDelimiter != null ? matchLength(position) : search().lookingAt(delimiter);
        tokenStart = position + Math.max(length, 0);
        if (tokenStart == limit && !fill()) {
            return false;
        }
        int before = tokenStart - position;
        length = simpleDelimiter != null ? simpleTokenLength() : search().tokenLength(delimiter, before);
        tokenStart = position + before;
        tokenEnd = tokenStart + length;
        tokenKnown = true;
        return true;
    }

    private int simpleTokenLength() {
        int before = tokenStart - position;
        int i = tokenStart;
        while (true) {
            if (i == limit) {
                int done = i - position;
                boolean more = fill();
                i = position + done;
                if (!more) {
                    break;
                }
            }
            int done = i - position;
            int length = matchLength(i);
            i = position + done;
            // An empty delimiter separates characters, but does not end an empty token.
            if (length > 0 || length == 0 && done > before) {
                break;
            }
            i++;
        }
        return i - position - before;
    }

    /** Length of the delimiter at {@code at}, -1 if there is none; reads on while more text might make it longer. */
    private int matchLength(int at) {
        int offset = at - position;
        while (true) {
            SimplePattern.Search found = simpleDelimiter.in(buffer, limit);
            int end = found.matchAt(position + offset);
            if (!found.hitEnd() || !fill()) {
                return end < 0 ? -1 : end - position - offset;
            }
        }
    }

    ScannerSearch search() {
        if (search == null) {
            search = new ScannerSearch(this);
        }
        return search;
    }

    /** Length of the rest of the line without its end; at the end of the text there may be none behind it. */
    int lineLength() {
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
            int length = i - position;
            if (i < end || !fill()) {
                return length;
            }
            i = position + length;
        }
    }

    static boolean isLineEnd(char c) {
        return c == '\u0085' || c == '\u2028' || c == '\u2029';
    }

    /** Consumes one line end, if there is one here. */
    void skipLineEnd() {
        if (hasMore()) {
            char c = buffer[position];
            if (c == '\n' || c == '\r' || isLineEnd(c)) {
                position++;
                if (c == '\r' && hasMore() && buffer[position] == '\n') {
                    position++;
                }
            }
        }
    }

    String token() {
        return new String(buffer, tokenStart, tokenEnd - tokenStart);
    }

    void separateBySpace() {
        delimiterText = WHITE_SPACE;
        delimiter = null;
        simpleDelimiter = null;
        tokenKnown = false;
    }

    /** Takes no pattern, which is an error only where a token is looked for. */
    void separateByNone() {
        delimiterText = null;
        delimiter = null;
        simpleDelimiter = null;
        tokenKnown = false;
    }

    /** Separates tokens by a pattern, which is given as text and perhaps compiled. */
    void separate(String text, Pattern pattern) {
        if (pattern == null && text.equals(WHITE_SPACE)) {
            separateBySpace();
            return;
        }
        if (pattern == null || pattern.flags() == 0) {
            simpleDelimiter = text.equals("\\A") || text.equals("\\z") ? SimplePattern.nothing()
                    : SimplePattern.of(text);
            if (simpleDelimiter != null && simpleDelimiter.isAnchored()) {
                simpleDelimiter = null;
            }
        } else {
            simpleDelimiter = null;
        }
        delimiter = simpleDelimiter != null || pattern != null ? pattern : Pattern.compile(text);
        delimiterText = text;
        tokenKnown = false;
    }

    Pattern delimiter() {
        if (delimiter == null && delimiterText != null) {
            delimiter = Pattern.compile(delimiterText);
        }
        return delimiter;
    }
}
