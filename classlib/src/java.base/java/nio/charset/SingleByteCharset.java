package java.nio.charset;

import jdk.internal.text.TextCharset;

/** ASCII and Latin-1: a character is the byte of its number. */
final class SingleByteCharset extends TextCharset {
    /** The number of characters that can be encoded. */
    private final int limit;

    SingleByteCharset(String name, String historicalName, int limit) {
        super(name, historicalName);
        this.limit = limit;
    }

    @Override
    public boolean contains(Charset other) {
        return other instanceof SingleByteCharset && ((SingleByteCharset) other).limit <= limit;
    }

    @Override
    public boolean isAsciiSuperset() {
        return true;
    }

    @Override
    public byte[] encodeString(String text) {
        int length = text.length();
        byte[] bytes = new byte[length];
        int count = 0;
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c >= limit) {
                boolean pair = i + 1 < length && Character.isSurrogatePair(c, text.charAt(i + 1));
                i += pair ? 1 : 0;
                c = '?';
            }
            bytes[count++] = (byte) c;
        }
        if (count == length) {
            return bytes;
        }
        byte[] exact = new byte[count];
        System.arraycopy(bytes, 0, exact, 0, count);
        return exact;
    }

    @Override
    public String decodeToString(byte[] bytes, int offset, int length) {
        char[] chars = new char[length];
        for (int i = 0; i < length; i++) {
            int b = bytes[offset + i] & 0xff;
            chars[i] = b < limit ? (char) b : '\ufffd';
        }
        return new String(chars);
    }

    @Override
    public int wholeEnd(byte[] bytes, int start, int end) {
        return end;
    }

    @Override
    protected long decode(byte[] bytes, int at, int end) {
        int b = bytes[at] & 0xff;
        return b < limit ? decoded(b, 1) : malformed(1);
    }

    @Override
    protected int encode(int c, byte[] to) {
        to[0] = (byte) c;
        return c < limit ? 1 : -1;
    }
}
