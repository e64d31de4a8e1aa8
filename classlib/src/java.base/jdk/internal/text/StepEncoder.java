package jdk.internal.text;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;

/** Encodes a character at a time. */
final class StepEncoder extends CharsetEncoder {
    private final TextCharset of;
    private final byte[] one = new byte[8];
    /** What has to be written first; null once it is. */
    private byte[] mark;

    StepEncoder(TextCharset of, float average, float most, byte[] replacement) {
        super(of, average, most, replacement);
        this.of = of;
        mark = of.mark();
    }

    @Override
    public boolean isLegalReplacement(byte[] repl) {
        // The charset's own is, and it is not made yet when this is first asked.
        return of == null || super.isLegalReplacement(repl);
    }

    @Override
    protected void implReset() {
        mark = of.mark();
    }

    @Override
    protected CoderResult encodeLoop(CharBuffer in, ByteBuffer out) {
        while (in.hasRemaining()) {
            if (mark != null) {
                if (out.remaining() < mark.length) {
                    return CoderResult.OVERFLOW;
                }
                out.put(mark);
                mark = null;
            }
            int at = in.position();
            char c = in.get(at);
            int point = c;
            int count = 1;
            if (Character.isSurrogate(c)) {
                if (Character.isLowSurrogate(c)) {
                    return CoderResult.malformedForLength(1);
                }
                if (in.remaining() < 2) {
                    return CoderResult.UNDERFLOW;
                }
                char low = in.get(at + 1);
                if (!Character.isLowSurrogate(low)) {
                    return CoderResult.malformedForLength(1);
                }
                point = Character.toCodePoint(c, low);
                count = 2;
            }
            int bytes = of.encode(point, one);
            if (bytes < 0) {
                return CoderResult.unmappableForLength(count);
            }
            if (out.remaining() < bytes) {
                return CoderResult.OVERFLOW;
            }
            out.put(one, 0, bytes);
            in.position(at + count);
        }
        return CoderResult.UNDERFLOW;
    }
}
