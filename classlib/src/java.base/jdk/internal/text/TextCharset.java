package jdk.internal.text;

import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.util.Arrays;
import java.util.Objects;

/** What strings, readers and writers ask of a charset: whole texts at a time. */
public abstract class TextCharset extends Charset {
    private final String historicalName;

    protected TextCharset(String name, String historicalName) {
        this(name, historicalName, null);
    }

    protected TextCharset(String name, String historicalName, String[] aliases) {
        super(name, aliases);
        this.historicalName = historicalName;
    }

    /** The charset of a name that a method of java.lang or java.io was given. */
    public static TextCharset lookup(String name) throws UnsupportedEncodingException {
        Charset found = Charset.forName(Objects.requireNonNull(name), null);
        if (found == null) {
            throw new UnsupportedEncodingException(name);
        }
        return of(found);
    }

    /** The charset as one that encodes whole texts. */
    public static TextCharset of(Charset charset) {
        return charset instanceof TextCharset own ? own : new ForeignCharset(charset);
    }

    /** The name that readers and writers give as their encoding. */
    public final String historicalName() {
        return historicalName;
    }

    /** Whether a charset counts as a part of Unicode: not those of old machines, of which other charsets say nothing. */
    protected static boolean isOfUnicode(Charset other) {
        return !isOfMachine(other.name()) && switch (other.name()) {
            case "KOI8-U", "windows-1250", "x-iso-8859-11", "x-windows-874" -> false;
            default -> true;
        };
    }

    /** Whether a name is that of a charset of IBM's or Apple's machines. */
    static boolean isOfMachine(String name) {
        return name.startsWith("IBM") || name.startsWith("x-IBM") || name.startsWith("x-Mac");
    }

    /** Whether each ASCII character is one byte, the same as in ASCII. */
    public boolean isAsciiSuperset() {
        return false;
    }

    /** The bytes of the text; what cannot be encoded becomes {@code '?'}, or what stands for that in the charset. */
    public byte[] encodeString(String text) {
        byte[] replacement = replacement();
        byte[] bytes = new byte[text.length() + 16];
        byte[] one = new byte[8];
        int at = 0;
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            i += Character.charCount(c);
            int count = isLone(c) ? -1 : encode(c, one);
            byte[] from = count < 0 ? replacement : one;
            count = count < 0 ? replacement.length : count;
            if (at + count > bytes.length) {
                bytes = Arrays.copyOf(bytes, 2 * bytes.length);
            }
            System.arraycopy(from, 0, bytes, at, count);
            at += count;
        }
        return Arrays.copyOf(bytes, at);
    }

    /** The text of the bytes, whose range has been checked; malformed parts become U+FFFD. */
    public String decodeToString(byte[] bytes, int offset, int length) {
        StringBuilder text = new StringBuilder(length);
        int at = offset;
        int end = offset + length;
        while (at < end) {
            long step = decode(bytes, at, end);
            if (step >= 0) {
                text.appendCodePoint((int) step);
                at += (int) (step >>> LENGTH_SHIFT);
            } else {
                text.append('\ufffd');
                at += step == INCOMPLETE ? end - at : (int) (step & LENGTH_MASK);
            }
        }
        return text.toString();
    }

    /**
     * How many of the bytes before {@code end} form whole characters, when more may follow: a character that is
     * begun only is left for later.
     */
    public int wholeEnd(byte[] bytes, int start, int end) {
        int at = start;
        while (at < end) {
            long step = decode(bytes, at, end);
            if (step == INCOMPLETE) {
                return at;
            }
            at += step >= 0 ? (int) (step >>> LENGTH_SHIFT) : (int) (step & LENGTH_MASK);
        }
        return at;
    }

    // A character at a time

    /** Where the number of bytes of a character lies in what {@link #decode} gives; the code point is below. */
    protected static final int LENGTH_SHIFT = 32;
    private static final long LENGTH_MASK = 0xff;
    private static final long MALFORMED = Long.MIN_VALUE;
    private static final long UNMAPPABLE = Long.MIN_VALUE | 0x100;
    /** That the bytes are only the beginning of a character. */
    protected static final long INCOMPLETE = -1;

    protected static long decoded(int c, int length) {
        return (long) length << LENGTH_SHIFT | c;
    }

    protected static long malformed(int length) {
        return MALFORMED | length;
    }

    protected static long unmappable(int length) {
        return UNMAPPABLE | length;
    }

    /** How a decoder tells of a step that gave no character. */
    static CoderResult result(long step) {
        if (step == INCOMPLETE) {
            return CoderResult.UNDERFLOW;
        }
        int length = (int) (step & LENGTH_MASK);
        return (step & 0x100) != 0 ? CoderResult.unmappableForLength(length) : CoderResult.malformedForLength(length);
    }

    static boolean isLone(int c) {
        return c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
    }

    /** The character at a place, where there is at least one byte. */
    protected abstract long decode(byte[] bytes, int at, int end);

    /** Encodes a character that is no surrogate; gives the number of bytes, or -1 where the charset has not got it. */
    protected abstract int encode(int c, byte[] to);

    /** The bytes that stand for what cannot be encoded. */
    protected byte[] replacement() {
        return new byte[] {'?'};
    }

    /** Bytes that an encoder writes before all others; null if there are none. */
    protected byte[] mark() {
        return null;
    }

    /** The charset in which a text goes on that has begun, where a mark stands before the first one only. */
    public TextCharset withoutMark() {
        return this;
    }

    /** The charset for what follows the bytes at the beginning of a text; of these a mark of the order is skipped. */
    protected TextCharset ordered(byte[] bytes, int at, int end) {
        return this;
    }

    /** Whether the first bytes of a text decide how it is decoded. */
    protected boolean isMarked() {
        return false;
    }

    /** Average and most bytes of a character, and average characters of a byte. */
    protected float[] sizes() {
        return new float[] {1.0f, 1.0f, 1.0f};
    }

    @Override
    public CharsetDecoder newDecoder() {
        return new StepDecoder(this, sizes()[2]);
    }

    @Override
    public CharsetEncoder newEncoder() {
        return new StepEncoder(this, sizes()[0], sizes()[1], replacement());
    }
}
