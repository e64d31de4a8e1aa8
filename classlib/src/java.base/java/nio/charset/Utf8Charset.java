package java.nio.charset;

import jdk.internal.text.TextCharset;

/** UTF-8, which strings encode and decode themselves. */
final class Utf8Charset extends TextCharset {
    Utf8Charset() {
        super("UTF-8", "UTF8");
    }

    @Override
    public boolean contains(Charset other) {
        return true;
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
}
