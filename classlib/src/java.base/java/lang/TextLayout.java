package java.lang;

import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** What {@link String} offers for texts of several lines, as source code holds them. */
final class TextLayout {
    private TextLayout() {
    }

    /** The end of the line that begins at {@code from}: a line terminator, or the end of the text. */
    private static int lineEnd(String text, int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
            at++;
        }
        return at;
    }

    /** Where the next line begins after a line that ends at {@code end}. */
    private static int nextLine(String text, int end) {
        boolean two = text.charAt(end) == '\r' && end + 1 < text.length() && text.charAt(end + 1) == '\n';
        return end + (two ? 2 : 1);
    }

    static Stream<String> lines(String text) {
        int characteristics = Spliterator.ORDERED | Spliterator.IMMUTABLE | Spliterator.NONNULL;
        return StreamSupport.stream(new Spliterators.AbstractSpliterator<>(text.length() + 1L, characteristics) {
            private int from;

            @Override
            public boolean tryAdvance(Consumer<? super String> action) {
                if (action == null) {
                    throw new NullPointerException();
                }
                int begin = from;
                if (begin >= text.length()) {
                    return false;
                }
                int end = lineEnd(text, begin);
                from = end < text.length() ? nextLine(text, end) : end;
                action.accept(text.substring(begin, end));
                return true;
            }
        }, false);
    }

    static String indent(String text, int n) {
        String spaces = n > 0 ? " ".repeat(n) : "";
        StringBuilder result = new StringBuilder();
        int from = 0;
        while (from < text.length()) {
            int end = lineEnd(text, from);
            int begin = from;
            while (begin < end && begin - from < -(long) n && Character.isWhitespace(text.charAt(begin))) {
                begin++;
            }
            result.append(spaces).append(text, begin, end).append('\n');
            from = end < text.length() ? nextLine(text, end) : end;
        }
        return result.toString();
    }

    static String stripIndent(String text) {
        int length = text.length();
        // The last line counts even if it is blank: a closing delimiter on a line of its own sets the margin.
        int margin = Integer.MAX_VALUE;
        int from = 0;
        while (true) {
            int end = lineEnd(text, from);
            int begin = from;
            while (begin < end && Character.isWhitespace(text.charAt(begin))) {
                begin++;
            }
            if (begin < end || end == length) {
                margin = Math.min(margin, begin - from);
            }
            if (end == length) {
                break;
            }
            from = nextLine(text, end);
        }
        StringBuilder result = new StringBuilder(length);
        from = 0;
        while (true) {
            int end = lineEnd(text, from);
            int last = end;
            while (last > from && Character.isWhitespace(text.charAt(last - 1))) {
                last--;
            }
            if (last - from > margin) {
                result.append(text, from + margin, last);
            }
            if (end == length) {
                return result.toString();
            }
            result.append('\n');
            from = nextLine(text, end);
        }
    }

    static String translateEscapes(String text) {
        int length = text.length();
        StringBuilder result = new StringBuilder(length);
        int at = 0;
        while (at < length) {
            char c = text.charAt(at++);
            if (c != '\\') {
                result.append(c);
                continue;
            }
            char letter = at < length ? text.charAt(at++) : 0;
            if (letter >= '0' && letter <= '7') {
                int digits = letter <= '3' ? 3 : 2;
                int code = 0;
                for (at--; digits > 0 && at < length && text.charAt(at) >= '0' && text.charAt(at) <= '7'; digits--) {
                    code = code * 8 + text.charAt(at++) - '0';
                }
                result.append((char) code);
            } else if (letter == '\r') {
                at += at < length && text.charAt(at) == '\n' ? 1 : 0;
            } else if (letter != '\n') {
                result.append(escape(letter));
            }
        }
        return result.toString();
    }

    private static char escape(char letter) {
        switch (letter) {
            case 'b':
                return '\b';
            case 'f':
                return '\f';
            case 'n':
                return '\n';
            case 'r':
                return '\r';
            case 's':
                return ' ';
            case 't':
                return '\t';
            case '\'':
            case '"':
            case '\\':
                return letter;
            default:
                String code = Integer.toHexString(letter + 0x10000).substring(1).toUpperCase();
                throw new IllegalArgumentException("Invalid escape sequence: \\" + letter + " \\\\u" + code);
        }
    }
}
