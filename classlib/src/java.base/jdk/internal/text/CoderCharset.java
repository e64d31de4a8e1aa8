package jdk.internal.text;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;

/** A charset as a reader or writer has it that was given a coder: with that coder's actions. */
public final class CoderCharset extends TextCharset {
    private final TextCharset of;
    private final CharsetDecoder decoder;
    private final CharsetEncoder encoder;

    private CoderCharset(TextCharset of, CharsetDecoder decoder, CharsetEncoder encoder) {
        super(of.name(), of.historicalName());
        this.of = of;
        this.decoder = decoder;
        this.encoder = encoder;
    }

    public static TextCharset of(CharsetDecoder decoder) {
        return new CoderCharset(TextCharset.of(decoder.charset()), decoder, null);
    }

    public static TextCharset of(CharsetEncoder encoder) {
        return new CoderCharset(TextCharset.of(encoder.charset()), null, encoder);
    }

    /** Throws what readers and writers may throw and this class's methods do not declare. */
    @SuppressWarnings("unchecked")
    private static <T extends Throwable> RuntimeException undeclared(Throwable thrown) throws T {
        throw (T) thrown;
    }

    @Override
    public boolean contains(Charset other) {
        return of.contains(other);
    }

    @Override
    public byte[] encodeString(String text) {
        try {
            ByteBuffer bytes = encoder.encode(CharBuffer.wrap(text));
            byte[] exact = new byte[bytes.remaining()];
            bytes.get(exact);
            return exact;
        } catch (CharacterCodingException failed) {
            throw CoderCharset.<RuntimeException>undeclared(failed);
        }
    }

    @Override
    public String decodeToString(byte[] bytes, int offset, int length) {
        try {
            return decoder.decode(ByteBuffer.wrap(bytes, offset, length)).toString();
        } catch (CharacterCodingException failed) {
            throw CoderCharset.<RuntimeException>undeclared(failed);
        }
    }

    @Override
    public int wholeEnd(byte[] bytes, int start, int end) {
        return of.wholeEnd(bytes, start, end);
    }

    @Override
    protected long decode(byte[] bytes, int at, int end) {
        throw new IllegalStateException();
    }

    @Override
    protected int encode(int c, byte[] to) {
        throw new IllegalStateException();
    }
}
