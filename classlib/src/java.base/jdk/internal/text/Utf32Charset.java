package jdk.internal.text;

import java.nio.charset.Charset;
import java.util.List;

/** UTF-32 in either byte order, or with a mark that tells the order. */
public final class Utf32Charset extends TextCharset {
    private static final Utf32Charset BIG = new Utf32Charset("UTF-32BE", true, false, "UTF_32BE", "X-UTF-32BE");
    private static final Utf32Charset LITTLE = new Utf32Charset("UTF-32LE", false, false, "UTF_32LE", "X-UTF-32LE");
    /** The same without a look at a mark, for what follows it. */
    private static final Utf32Charset BIG_REST = new Utf32Charset("UTF-32BE", true, false);
    private static final Utf32Charset LITTLE_REST = new Utf32Charset("UTF-32LE", false, false);
    private static final Utf32Charset MARKED =
            new Utf32Charset("UTF-32", true, true, "UTF_32", "UTF32");

    private final boolean bigEndian;
    private final boolean marked;

    private Utf32Charset(String name, boolean bigEndian, boolean marked, String... aliases) {
        super(name, name, aliases);
        this.bigEndian = bigEndian;
        this.marked = marked;
    }

    public static List<Utf32Charset> all() {
        return List.of(BIG, LITTLE, MARKED);
    }

    @Override
    public boolean contains(Charset other) {
        return isOfUnicode(other);
    }

    private int at(byte[] bytes, int at) {
        int value = 0;
        for (int i = 0; i < 4; i++) {
            value = value << 8 | bytes[bigEndian ? at + i : at + 3 - i] & 0xff;
        }
        return value;
    }

    @Override
    protected long decode(byte[] bytes, int at, int end) {
        if (end - at < 4) {
            return INCOMPLETE;
        }
        int c = at(bytes, at);
        return c < 0 || c > Character.MAX_CODE_POINT || isLone(c) ? malformed(4) : decoded(c, 4);
    }

    @Override
    protected int encode(int c, byte[] to) {
        int left = c;
        for (int i = 3; i >= 0; i--) {
            to[bigEndian ? i : 3 - i] = (byte) left;
            left >>= 8;
        }
        return 4;
    }

    @Override
    public String decodeToString(byte[] bytes, int offset, int length) {
        if (isMarked() && length >= 4) {
            TextCharset order = ordered(bytes, offset, offset + length);
            if (order != this) {
                return order.decodeToString(bytes, offset + 4, length - 4);
            }
        }
        return super.decodeToString(bytes, offset, length);
    }

    @Override
    protected byte[] replacement() {
        byte[] bytes = new byte[4];
        encode(0xfffd, bytes);
        return bytes;
    }

    @Override
    protected byte[] mark() {
        // None is written; one that is read is skipped.
        return null;
    }

    @Override
    protected boolean isMarked() {
        return this != BIG_REST && this != LITTLE_REST;
    }

    @Override
    protected TextCharset ordered(byte[] bytes, int at, int end) {
        if (end - at < 4) {
            return null;
        }
        int mark = BIG.at(bytes, at);
        if (mark == 0xfeff && bigEndian) {
            return BIG_REST;
        }
        return mark == 0xfffe0000 && (marked || !bigEndian) ? LITTLE_REST : this;
    }

    @Override
    protected float[] sizes() {
        return new float[] {4.0f, 4.0f, 0.25f};
    }
}
