package java.nio.charset;

import java.nio.CharBuffer;
import java.nio.ByteBuffer;

/** Makes bytes of characters. */
public abstract class CharsetEncoder {
    private static final int RESET = 0;
    private static final int CODING = 1;
    private static final int END = 2;
    private static final int FLUSHED = 3;
    private static final String[] STATES = {"RESET", "CODING", "CODING_END", "FLUSHED"};

    private final Charset charset;
    private final float average;
    private final float most;
    private byte[] replacement;
    private CodingErrorAction malformed = CodingErrorAction.REPORT;
    private CodingErrorAction unmappable = CodingErrorAction.REPORT;
    private int state = RESET;

    protected CharsetEncoder(Charset cs, float averageBytesPerChar, float maxBytesPerChar, byte[] replacement) {
        this.charset = cs;
        if (averageBytesPerChar <= 0.0f) {
            throw new IllegalArgumentException("Non-positive averageBytesPerChar");
        }
        if (maxBytesPerChar <= 0.0f) {
            throw new IllegalArgumentException("Non-positive maxBytesPerChar");
        }
        if (averageBytesPerChar > maxBytesPerChar) {
            throw new IllegalArgumentException("averageBytesPerChar exceeds maxBytesPerChar");
        }
        average = averageBytesPerChar;
        most = maxBytesPerChar;
        replaceWith(replacement);
    }

    protected CharsetEncoder(Charset cs, float averageBytesPerChar, float maxBytesPerChar) {
        this(cs, averageBytesPerChar, maxBytesPerChar, new byte[] {'?'});
    }

    public final Charset charset() {
        return charset;
    }

    public final byte[] replacement() {
        return replacement.clone();
    }

    public final CharsetEncoder replaceWith(byte[] newReplacement) {
        if (newReplacement == null) {
            throw new IllegalArgumentException("Null replacement");
        }
        int length = newReplacement.length;
        if (length == 0) {
            throw new IllegalArgumentException("Empty replacement");
        }
        if (length > most) {
            throw new IllegalArgumentException("Replacement too long");
        }
        if (!isLegalReplacement(newReplacement)) {
            throw new IllegalArgumentException("Illegal replacement");
        }
        replacement = newReplacement.clone();
        implReplaceWith(replacement);
        return this;
    }

    protected void implReplaceWith(byte[] newReplacement) {
    }

    public boolean isLegalReplacement(byte[] repl) {
        CharsetDecoder decoder = charset.newDecoder();
        ByteBuffer bytes = ByteBuffer.wrap(repl);
        CharBuffer chars = CharBuffer.allocate((int) (bytes.remaining() * decoder.maxCharsPerByte()));
        return !decoder.decode(bytes, chars, true).isError();
    }

    public CodingErrorAction malformedInputAction() {
        return malformed;
    }

    public final CharsetEncoder onMalformedInput(CodingErrorAction newAction) {
        if (newAction == null) {
            throw new IllegalArgumentException("Null action");
        }
        malformed = newAction;
        implOnMalformedInput(newAction);
        return this;
    }

    protected void implOnMalformedInput(CodingErrorAction newAction) {
    }

    public CodingErrorAction unmappableCharacterAction() {
        return unmappable;
    }

    public final CharsetEncoder onUnmappableCharacter(CodingErrorAction newAction) {
        if (newAction == null) {
            throw new IllegalArgumentException("Null action");
        }
        unmappable = newAction;
        implOnUnmappableCharacter(newAction);
        return this;
    }

    protected void implOnUnmappableCharacter(CodingErrorAction newAction) {
    }

    public final float averageBytesPerChar() {
        return average;
    }

    public final float maxBytesPerChar() {
        return most;
    }

    private IllegalStateException illegal(int wanted) {
        return new IllegalStateException("Current state = " + STATES[state] + ", new state = " + STATES[wanted]);
    }

    public final CoderResult encode(CharBuffer in, ByteBuffer out, boolean endOfInput) {
        int wanted = endOfInput ? END : CODING;
        if (state != RESET && state != CODING && !(endOfInput && state == END)) {
            throw illegal(wanted);
        }
        state = wanted;
        while (true) {
            CoderResult result;
            try {
                result = encodeLoop(in, out);
            } catch (RuntimeException thrown) {
                throw new CoderMalfunctionError(thrown);
            }
            if (result.isOverflow()) {
                return result;
            }
            if (result.isUnderflow()) {
                if (!endOfInput || !in.hasRemaining()) {
                    return result;
                }
                result = CoderResult.malformedForLength(in.remaining());
            }
            CodingErrorAction action = result.isMalformed() ? malformed : unmappable;
            if (action == CodingErrorAction.REPORT) {
                return result;
            }
            if (action == CodingErrorAction.REPLACE) {
                if (out.remaining() < replacement.length) {
                    return CoderResult.OVERFLOW;
                }
                out.put(replacement);
            }
            in.position(in.position() + result.length());
        }
    }

    public final CoderResult flush(ByteBuffer out) {
        if (state == END) {
            CoderResult result = implFlush(out);
            if (result.isUnderflow()) {
                state = FLUSHED;
            }
            return result;
        }
        if (state != FLUSHED) {
            throw illegal(FLUSHED);
        }
        return CoderResult.UNDERFLOW;
    }

    protected CoderResult implFlush(ByteBuffer out) {
        return CoderResult.UNDERFLOW;
    }

    public final CharsetEncoder reset() {
        implReset();
        state = RESET;
        return this;
    }

    protected void implReset() {
    }

    protected abstract CoderResult encodeLoop(CharBuffer in, ByteBuffer out);

    public final ByteBuffer encode(CharBuffer in) throws CharacterCodingException {
        int room = (int) (in.remaining() * averageBytesPerChar());
        ByteBuffer out = ByteBuffer.allocate(room);
        if (room == 0 && in.remaining() == 0) {
            return out;
        }
        reset();
        while (true) {
            CoderResult result = in.hasRemaining() ? encode(in, out, true) : CoderResult.UNDERFLOW;
            if (result.isUnderflow()) {
                result = flush(out);
            }
            if (result.isUnderflow()) {
                break;
            }
            if (result.isOverflow()) {
                room = 2 * room + 1;
                ByteBuffer larger = ByteBuffer.allocate(room);
                out.flip();
                larger.put(out);
                out = larger;
                continue;
            }
            result.throwException();
        }
        out.flip();
        return out;
    }

    private boolean canEncode(CharBuffer chars) {
        if (state == FLUSHED) {
            reset();
        } else if (state != RESET) {
            throw illegal(CODING);
        }
        // An empty text is coded without asking anybody.
        if (!chars.hasRemaining()) {
            return true;
        }
        CodingErrorAction malformedBefore = malformed;
        CodingErrorAction unmappableBefore = unmappable;
        try {
            onMalformedInput(CodingErrorAction.REPORT);
            onUnmappableCharacter(CodingErrorAction.REPORT);
            encode(chars);
        } catch (CharacterCodingException cannot) {
            return false;
        } finally {
            onMalformedInput(malformedBefore);
            onUnmappableCharacter(unmappableBefore);
            reset();
        }
        return true;
    }

    public boolean canEncode(char c) {
        CharBuffer chars = CharBuffer.allocate(1);
        chars.put(c);
        chars.flip();
        return canEncode(chars);
    }

    public boolean canEncode(CharSequence cs) {
        CharBuffer chars = cs instanceof CharBuffer buffer ? buffer.duplicate() : CharBuffer.wrap(cs);
        return canEncode(chars);
    }
}
