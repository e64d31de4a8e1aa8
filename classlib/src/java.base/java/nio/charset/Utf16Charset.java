package java.nio.charset;

import jdk.internal.text.TextCharset;

/** UTF-16 in either byte order, or with a mark that tells the order. */
final class Utf16Charset extends TextCharset {
    private final boolean bigEndian;
    private final boolean marked;

    Utf16Charset(String name, String historicalName, boolean bigEndian, boolean marked, String... aliases) {
        super(name, historicalName, aliases);
        this.bigEndian = bigEndian;
        this.marked = marked;
    }

    @Override
    public boolean contains(Charset other) {
        return isOfUnicode(other);
    }

    @Override
    public byte[] encodeString(String text) {
        int length = text.length();
        boolean mark = marked && length > 0;
        byte[] bytes = new byte[length * 2 + (mark ? 2 : 0)];
        int at = 0;
        if (mark) {
            put(bytes, 0, '\ufeff');
            at = 2;
        }
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (Character.isSurrogate(c)) {
                if (i + 1 < length && Character.isSurrogatePair(c, text.charAt(i + 1))) {
                    put(bytes, at, c);
                    at += 2;
                    c = text.charAt(++i);
                } else {
                    c = '\ufffd';
                }
            }
            put(bytes, at, c);
            at += 2;
        }
        return bytes;
    }

    private void put(byte[] bytes, int at, char c) {
        bytes[at] = (byte) (bigEndian ? c >> 8 : c);
        bytes[at + 1] = (byte) (bigEndian ? c : c >> 8);
    }

    @Override
    public String decodeToString(byte[] bytes, int offset, int length) {
        boolean big = bigEndian;
        int at = offset;
        int end = offset + length;
        if (marked && length >= 2) {
            int first = bytes[at] & 0xff;
            int second = bytes[at + 1] & 0xff;
            if (first == 0xff && second == 0xfe) {
                big = false;
                at += 2;
            } else if (first == 0xfe && second == 0xff) {
                big = true;
                at += 2;
            }
        }
        StringBuilder text = new StringBuilder(length / 2 + 1);
        char high = 0;
        for (; at + 1 < end; at += 2) {
            int first = bytes[at] & 0xff;
            int second = bytes[at + 1] & 0xff;
            char c = (char) (big ? first << 8 | second : second << 8 | first);
            if (high != 0 && !Character.isLowSurrogate(c)) {
                // Both are one malformed part.
                text.append('\ufffd');
                high = 0;
                continue;
            }
            if (Character.isHighSurrogate(c)) {
                high = c;
            } else if (Character.isLowSurrogate(c)) {
                if (high == 0) {
                    text.append('\ufffd');
                } else {
                    text.append(high).append(c);
                    high = 0;
                }
            } else {
                text.append(c);
            }
        }
        if (high != 0 || at < end) {
            text.append('\ufffd');
        }
        return text.toString();
    }

    @Override
    public int wholeEnd(byte[] bytes, int start, int end) {
        int whole = end - (end - start & 1);
        if (whole - start >= 2) {
            int upper = bytes[bigEndian ? whole - 2 : whole - 1] & 0xfc;
            if (upper == 0xd8) {
                whole -= 2;
            }
        }
        return whole;
    }

    private char at(byte[] bytes, int at) {
        int first = bytes[at] & 0xff;
        int second = bytes[at + 1] & 0xff;
        return (char) (bigEndian ? first << 8 | second : second << 8 | first);
    }

    @Override
    protected long decode(byte[] bytes, int at, int end) {
        if (end - at < 2) {
            return INCOMPLETE;
        }
        char c = at(bytes, at);
        if (!Character.isSurrogate(c)) {
            return decoded(c, 2);
        }
        if (Character.isLowSurrogate(c)) {
            return malformed(2);
        }
        if (end - at < 4) {
            return INCOMPLETE;
        }
        char low = at(bytes, at + 2);
        return Character.isLowSurrogate(low) ? decoded(Character.toCodePoint(c, low), 4) : malformed(4);
    }

    @Override
    protected int encode(int c, byte[] to) {
        char[] units = Character.toChars(c);
        for (int i = 0; i < units.length; i++) {
            put(to, 2 * i, units[i]);
        }
        return 2 * units.length;
    }

    @Override
    protected byte[] replacement() {
        byte[] bytes = new byte[2];
        put(bytes, 0, '\ufffd');
        return bytes;
    }

    @Override
    protected byte[] mark() {
        if (!marked) {
            return null;
        }
        byte[] bytes = new byte[2];
        put(bytes, 0, '\ufeff');
        return bytes;
    }

    @Override
    public TextCharset withoutMark() {
        return !marked ? this : (TextCharset) (bigEndian ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_16LE);
    }

    @Override
    protected boolean isMarked() {
        return marked;
    }

    @Override
    protected TextCharset ordered(byte[] bytes, int at, int end) {
        if (end - at < 2) {
            return null;
        }
        int mark = (bytes[at] & 0xff) << 8 | bytes[at + 1] & 0xff;
        return mark == 0xfeff || mark == 0xfffe
                ? (TextCharset) (mark == 0xfeff ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_16LE) : this;
    }

    @Override
    protected float[] sizes() {
        return new float[] {2.0f, marked ? 4.0f : 2.0f, 0.5f};
    }
}
