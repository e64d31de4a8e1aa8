package java.text;

/** Where words, lines and sentences end. What is neither a letter nor a number mostly stands for itself. */
final class BreakRules {
    private static final int NONE = 0;
    private static final int LETTER = 1;
    private static final int DIGIT = 2;
    private static final int IDEOGRAPH = 3;
    private static final int HIRAGANA = 4;
    private static final int KATAKANA = 5;
    private static final int SPACE = 6;
    private static final int NEW_LINE = 7;
    private static final int OTHER = 8;

    private BreakRules() {
    }

    private static int kind(int c) {
        if (c == '\n' || c == '\r' || c == '\f' || c == 0x0085 || c == 0x2028 || c == 0x2029) {
            return NEW_LINE;
        }
        if (c == '\t' || Character.getType(c) == Character.SPACE_SEPARATOR) {
            return SPACE;
        }
        if (c >= 0x3041 && c <= 0x309f) {
            return HIRAGANA;
        }
        if (c >= 0x30a1 && c <= 0x30ff) {
            return KATAKANA;
        }
        if (Character.isIdeographic(c)) {
            return IDEOGRAPH;
        }
        if (Character.isLetter(c) || c == '_') {
            return LETTER;
        }
        return Character.isDigit(c) ? DIGIT : OTHER;
    }

    private static boolean belongsToBefore(int c) {
        int type = Character.getType(c);
        return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK
                || type == Character.COMBINING_SPACING_MARK || type == Character.FORMAT;
    }

    /** Behind the character at a place and all marks on it. */
    private static int behind(String text, int at) {
        int end = at + Character.charCount(text.codePointAt(at));
        while (end < text.length() && belongsToBefore(text.codePointAt(end))) {
            end += Character.charCount(text.codePointAt(end));
        }
        return end;
    }

    private static int kindAt(String text, int at) {
        return at < text.length() ? kind(text.codePointAt(at)) : NONE;
    }

    private static int behindNewLine(String text, int at) {
        return text.startsWith("\r\n", at) ? at + 2 : at + 1;
    }

    // Words

    static int endOfWord(String text, int from) {
        int kind = kindAt(text, from);
        int c = text.codePointAt(from);
        int end = behind(text, from);
        switch (kind) {
            case NEW_LINE:
                return behindNewLine(text, from);
            case SPACE, IDEOGRAPH, HIRAGANA, KATAKANA:
                while (kindAt(text, end) == kind) {
                    end = behind(text, end);
                }
                return end;
            case OTHER:
                boolean sign = Character.getType(c) == Character.CURRENCY_SYMBOL || c == '#' || c == '.';
                if (!sign || kindAt(text, end) != DIGIT) {
                    return end;
                }
                kind = DIGIT;
                end = behind(text, end);
                break;
            default:
                break;
        }
        return endOfLetters(text, end, kind);
    }

    private static int endOfLetters(String text, int from, int first) {
        int before = first;
        int end = from;
        while (end < text.length()) {
            int kind = kindAt(text, end);
            int next = behind(text, end);
            if (kind == LETTER || kind == DIGIT) {
                before = kind;
                end = next;
                continue;
            }
            char c = text.charAt(end);
            int after = kindAt(text, next);
            boolean joins = switch (c) {
                case '\'', '.', '\u2019', '\u00b7' -> after == before;
                case '-', '\u2010', '\u00ad' -> before == LETTER && after == LETTER;
                case ',' -> before == DIGIT && after == DIGIT;
                default -> false;
            };
            if (!joins) {
                return before == DIGIT && (c == '%' || c == '\u2030' || c == '\u00a2') ? next : end;
            }
            end = next;
        }
        return end;
    }

    // Lines

    private static boolean opens(int c) {
        int type = Character.getType(c);
        return type == Character.START_PUNCTUATION || type == Character.INITIAL_QUOTE_PUNCTUATION;
    }

    private static boolean closes(int c) {
        int type = Character.getType(c);
        return type == Character.END_PUNCTUATION || type == Character.FINAL_QUOTE_PUNCTUATION;
    }

    private static boolean isAsian(int kind) {
        return kind == IDEOGRAPH || kind == HIRAGANA || kind == KATAKANA;
    }

    static int endOfLine(String text, int from) {
        for (int at = from; at < text.length(); ) {
            int kind = kindAt(text, at);
            if (kind == NEW_LINE) {
                return behindNewLine(text, at);
            }
            int next = behind(text, at);
            if (kind == SPACE && !isFixed(text.charAt(at))) {
                while (kindAt(text, next) == SPACE && !isFixed(text.charAt(next))) {
                    next++;
                }
                return kindAt(text, next) == NEW_LINE ? behindNewLine(text, next) : next;
            }
            if (next < text.length() && breaksLine(text, from, at, next)) {
                return next;
            }
            at = next;
        }
        return text.length();
    }

    private static boolean isFixed(char c) {
        return c == '\u00a0' || c == '\u2007' || c == '\u202f';
    }

    /** Whether a line may end between two characters that are no spaces. */
    private static boolean breaksLine(String text, int from, int at, int next) {
        int c = text.codePointAt(at);
        int d = text.codePointAt(next);
        int kind = kind(c);
        int after = kind(d);
        if (after == SPACE || after == NEW_LINE || closes(d)) {
            return false;
        }
        boolean starts = after == LETTER || after == DIGIT || isAsian(after);
        boolean parts = starts || opens(d);
        if (text.charAt(next - 1) == '\u00ad') {
            return parts;
        }
        switch (c) {
            case '-', '\u2010', '\u2012', '\u2013':
                return parts && (after != DIGIT || at > from && kindAt(text, at - 1) != OTHER);
            case '.', ',':
                return parts && (after != DIGIT || at == from || kindAt(text, at - 1) != DIGIT);
            case '!', '?', ';', ':':
                return parts || d == '/' && c == ':';
            case '\u2014':
                return true;
            default:
                break;
        }
        if (isAsian(kind)) {
            return starts || opens(d);
        }
        if (isAsian(after)) {
            return kind == LETTER || kind == DIGIT || c == '\u3002' || c == '\u3001';
        }
        if (kind == DIGIT || kind == LETTER) {
            return Character.getType(d) == Character.CURRENCY_SYMBOL || isHangul(c) && isHangul(d);
        }
        return false;
    }

    private static boolean isHangul(int c) {
        return c >= 0xac00 && c <= 0xd7a3;
    }

    // Sentences

    static int endOfSentence(String text, int from) {
        for (int at = from; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '\u2029' || c == '\f') {
                return at + 1;
            }
            boolean strong = c == '!' || c == '?' || c == '\u3002' || c == '\uff01' || c == '\uff1f';
            if (!strong && c != '.') {
                continue;
            }
            int end = at + 1;
            while (end < text.length() && isEnd(text.charAt(end))) {
                strong |= text.charAt(end) == '!' || text.charAt(end) == '?';
                end++;
            }
            int spaces = end;
            while (end < text.length() && text.charAt(end) != '\u2029'
                    && (kindAt(text, end) == SPACE || kindAt(text, end) == NEW_LINE)) {
                end++;
            }
            if (end == text.length() || strong || end > spaces && beginsSentence(text, end)) {
                return end;
            }
            at = spaces - 1;
        }
        return text.length();
    }

    /** Whether a character belongs to the end of a sentence. */
    private static boolean isEnd(char c) {
        return c == '.' || c == '!' || c == '?' || c == '"' || c == '\'' || closes(c);
    }

    private static boolean beginsSentence(String text, int from) {
        int at = from;
        while (at < text.length() && (opens(text.codePointAt(at)) || text.charAt(at) == '"' || text.charAt(at) == '\'')) {
            at++;
        }
        return at < text.length() && Character.isLetter(text.codePointAt(at)) && !Character.isLowerCase(text.codePointAt(at));
    }
}
