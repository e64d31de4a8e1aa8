package jdk.internal.text;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;

/** Decodes a character at a time. */
final class StepDecoder extends CharsetDecoder {
    private static final int AT_ONCE = 8192;

    private final TextCharset of;
    /** The charset in the order of bytes that the text has; null before its beginning was looked at. */
    private TextCharset ordered;
    private final int markLength;

    StepDecoder(TextCharset of, float averageChars) {
        super(of, averageChars, 1.0f);
        this.of = of;
        // A mark is as long as any character.
        markLength = averageChars < 0.5f ? 4 : 2;
        implReset();
    }

    @Override
    protected void implReset() {
        ordered = of.isMarked() ? null : of;
    }

    @Override
    protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
        while (true) {
            // A piece may end within a character, of which the next one has the whole.
            byte[] bytes = new byte[Math.min(in.remaining(), AT_ONCE)];
            boolean isAll = bytes.length == in.remaining();
            in.get(in.position(), bytes);
            int at = 0;
            if (ordered == null) {
                TextCharset found = of.ordered(bytes, 0, bytes.length);
                if (found == null) {
                    return CoderResult.UNDERFLOW;
                }
                ordered = found;
                at = found == of ? 0 : markLength;
            }
            CoderResult result = null;
            while (at < bytes.length && result == null) {
                long step = ordered.decode(bytes, at, bytes.length);
                if (step < 0) {
                    result = TextCharset.result(step);
                    break;
                }
                int c = (int) step;
                if (out.remaining() < Character.charCount(c)) {
                    result = CoderResult.OVERFLOW;
                    break;
                }
                if (c < Character.MIN_SUPPLEMENTARY_CODE_POINT) {
                    out.put((char) c);
                } else {
                    out.put(Character.highSurrogate(c)).put(Character.lowSurrogate(c));
                }
                at += (int) (step >>> TextCharset.LENGTH_SHIFT);
            }
            in.position(in.position() + at);
            boolean cut = result == CoderResult.UNDERFLOW && !isAll;
            if (result != null && !cut) {
                return result;
            }
            if (isAll) {
                return CoderResult.UNDERFLOW;
            }
        }
    }
}
