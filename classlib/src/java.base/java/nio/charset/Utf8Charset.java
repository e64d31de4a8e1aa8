package java.nio.charset;

import jdk.internal.text.TextCharset;

/** UTF-8, which strings encode and decode themselves. */
final class Utf8Charset extends TextCharset {
    Utf8Charset() {
        super("UTF-8", "UTF8");
    }

    @Override
    public boolean contains(Charset other) {
        return isOfUnicode(other);
    }

    @Override
    public boolean isAsciiSuperset() {
        return true;
    }

    @Override
    public byte[] encodeString(String text) {
        return text.getBytes();
    }

    @Override
    public String decodeToString(byte[] bytes, int offset, int length) {
        return new String(bytes, offset, length);
    }

    @Override
    public int wholeEnd(byte[] bytes, int start, int end) {
        int at = end;
        while (at > start && end - at < 3) {
            int b = bytes[--at] & 0xff;
            if (b < 0x80) {
                return end;
            }
            if (b >= 0xc0) {
                int needed = b >= 0xf0 ? 4 : b >= 0xe0 ? 3 : 2;
                return at + needed > end ? at : end;
            }
        }
        return end;
    }

    private static boolean continues(int b) {
        return (b & 0xc0) == 0x80;
    }

    @Override
    protected long decode(byte[] bytes, int at, int end) {
        int first = bytes[at] & 0xff;
        int left = end - at;
        int second = left > 1 ? bytes[at + 1] & 0xff : -1;
        int third = left > 2 ? bytes[at + 2] & 0xff : -1;
        if (first < 0x80) {
            return decoded(first, 1);
        }
        if (first < 0xc2 || first > 0xf4) {
            return malformed(1);
        }
        boolean wrongSecond = second >= 0 && (!continues(second) || first == 0xe0 && second < 0xa0
                || first == 0xf0 && second < 0x90 || first == 0xf4 && second > 0x8f);
        if (wrongSecond) {
            return malformed(1);
        }
        if (second < 0) {
            return INCOMPLETE;
        }
        if (first < 0xe0) {
            return decoded((first & 0x1f) << 6 | second & 0x3f, 2);
        }
        if (third < 0) {
            return INCOMPLETE;
        }
        if (!continues(third)) {
            return malformed(2);
        }
        int c = (first & 0x0f) << 12 | (second & 0x3f) << 6 | third & 0x3f;
        if (first < 0xf0) {
            return c >= 0xd800 && c <= 0xdfff ? malformed(3) : decoded(c, 3);
        }
        if (left < 4) {
            return INCOMPLETE;
        }
        int fourth = bytes[at + 3] & 0xff;
        return continues(fourth) ? decoded((c & 0x7fff) << 6 | fourth & 0x3f, 4) : malformed(3);
    }

    @Override
    protected int encode(int c, byte[] to) {
        if (c < 0x80) {
            to[0] = (byte) c;
            return 1;
        }
        int count = c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
        int left = c;
        for (int i = count - 1; i > 0; i--) {
            to[i] = (byte) (0x80 | left & 0x3f);
            left >>= 6;
        }
        to[0] = (byte) (0xf00 >> count | left);
        return count;
    }

    @Override
    protected float[] sizes() {
        return new float[] {1.1f, 3.0f, 1.0f};
    }
}
