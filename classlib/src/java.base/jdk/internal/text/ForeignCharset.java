package jdk.internal.text;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CodingErrorAction;

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
        ByteBuffer bytes = of.encode(text);
        byte[] exact = new byte[bytes.remaining()];
        bytes.get(exact);
        return exact;
    }

    @Override
    public String decodeToString(byte[] bytes, int offset, int length) {
        return of.decode(ByteBuffer.wrap(bytes, offset, length)).toString();
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
