package jdk.internal.text;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.util.Arrays;

/** A charset of a program's own. */
final class ForeignCharset extends TextCharset {
    private final Charset of;

    ForeignCharset(Charset of) {
        super(of.name(), of.name());
        this.of = of;
    }

    @Override
    public boolean contains(Charset other) {
        return of.contains(other);
    }

    @Override
    public byte[] encodeString(String text) {
        CharsetEncoder encoder = of.newEncoder().onMalformedInput(CodingErrorAction.REPLACE)
                .onUnmappableCharacter(CodingErrorAction.REPLACE);
        ByteBuffer bytes = ByteBuffer.allocate((int) (text.length() * (double) encoder.maxBytesPerChar()));
        if (!text.isEmpty()) {
            complete(encoder.encode(CharBuffer.wrap(text), bytes, true));
            complete(encoder.flush(bytes));
        }
        return Arrays.copyOf(bytes.array(), bytes.position());
    }

    @Override
    public String decodeToString(byte[] bytes, int offset, int length) {
        CharsetDecoder decoder = of.newDecoder().onMalformedInput(CodingErrorAction.REPLACE)
                .onUnmappableCharacter(CodingErrorAction.REPLACE);
        CharBuffer chars = CharBuffer.allocate((int) (length * (double) decoder.maxCharsPerByte()));
        if (length > 0) {
            complete(decoder.decode(ByteBuffer.wrap(bytes, offset, length), chars, true));
            complete(decoder.flush(chars));
        }
        return chars.flip().toString();
    }

    /** There is room for as much as the coder has announced, and it gets no more. */
    private static void complete(CoderResult result) {
        if (result.isUnderflow()) {
            return;
        }
        try {
            result.throwException();
        } catch (CharacterCodingException replaced) {
            throw new Error(replaced);
        }
    }

    @Override
    public int wholeEnd(byte[] bytes, int start, int end) {
        ByteBuffer in = ByteBuffer.wrap(bytes, start, end - start);
        CharsetDecoder decoder = of.newDecoder().onMalformedInput(CodingErrorAction.REPLACE)
                .onUnmappableCharacter(CodingErrorAction.REPLACE);
        CharBuffer out = CharBuffer.allocate((int) Math.ceil((end - start) * decoder.maxCharsPerByte()) + 1);
        decoder.decode(in, out, false);
        return in.position();
    }

    @Override
    protected long decode(byte[] bytes, int at, int end) {
        throw new IllegalStateException();
    }

    @Override
    protected int encode(int c, byte[] to) {
        throw new IllegalStateException();
    }

    @Override
    public CharsetDecoder newDecoder() {
        return of.newDecoder();
    }

    @Override
    public CharsetEncoder newEncoder() {
        return of.newEncoder();
    }
}
