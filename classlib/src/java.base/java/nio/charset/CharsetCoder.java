//#file Charset$Coder$.java: byte char
//#word Coder byte=Encoder char=Decoder
//#word code byte=encode char=decode
//#word From byte=Char char=Byte
//#word rate byte=BytesPerChar char=CharsPerByte
//#word units byte=bytes char=characters
//#word sources byte=characters char=bytes
//#word Units byte=byte[] char=String
//#word length byte=length char=length()
//#word copy byte=.clone() char=
package java.nio.charset;

import java.nio.$From$Buffer;
import java.nio.$Type$Buffer;

/** Makes $units$ of $sources$. */
public abstract class Charset$Coder$ {
    private static final int RESET = 0;
    private static final int CODING = 1;
    private static final int END = 2;
    private static final int FLUSHED = 3;
    private static final String[] STATES = {"RESET", "CODING", "CODING_END", "FLUSHED"};

    private final Charset charset;
    private final float average;
    private final float most;
    private $Units$ replacement;
    private CodingErrorAction malformed = CodingErrorAction.REPORT;
    private CodingErrorAction unmappable = CodingErrorAction.REPORT;
    private int state = RESET;

    //#if byte
    protected CharsetEncoder(Charset cs, float averageBytesPerChar, float maxBytesPerChar, byte[] replacement) {
    //#else
    protected CharsetDecoder(Charset cs, float averageCharsPerByte, float maxCharsPerByte) {
    //#end
        this.charset = cs;
        if (!(average$rate$ > 0.0f)) {
            throw new IllegalArgumentException("Non-positive average$rate$");
        }
        if (!(max$rate$ > 0.0f)) {
            throw new IllegalArgumentException("Non-positive max$rate$");
        }
        if (average$rate$ > max$rate$) {
            throw new IllegalArgumentException("average$rate$ exceeds max$rate$");
        }
        average = average$rate$;
        most = max$rate$;
        //#if byte
        replaceWith(replacement);
        //#else
        replacement = "\ufffd";
        if (replacement.length() > most) {
            throw new IllegalArgumentException("Replacement too long");
        }
        //#end
    }
    //#if byte

    protected CharsetEncoder(Charset cs, float averageBytesPerChar, float maxBytesPerChar) {
        this(cs, averageBytesPerChar, maxBytesPerChar, new byte[] {'?'});
    }
    //#end

    public final Charset charset() {
        return charset;
    }

    public final $Units$ replacement() {
        return replacement$copy$;
    }

    public final Charset$Coder$ replaceWith($Units$ newReplacement) {
        if (newReplacement == null) {
            throw new IllegalArgumentException("Null replacement");
        }
        int length = newReplacement.$length$;
        if (length == 0) {
            throw new IllegalArgumentException("Empty replacement");
        }
        if (length > most) {
            throw new IllegalArgumentException("Replacement too long");
        }
        //#if byte
        if (!isLegalReplacement(newReplacement)) {
            throw new IllegalArgumentException("Illegal replacement");
        }
        //#end
        replacement = newReplacement$copy$;
        implReplaceWith(replacement);
        return this;
    }

    protected void implReplaceWith($Units$ newReplacement) {
    }
    //#if byte

    public boolean isLegalReplacement(byte[] repl) {
        CharsetDecoder decoder = charset.newDecoder();
        ByteBuffer bytes = ByteBuffer.wrap(repl);
        CharBuffer chars = CharBuffer.allocate((int) (bytes.remaining() * decoder.maxCharsPerByte()));
        return !decoder.decode(bytes, chars, true).isError();
    }
    //#end

    //#for event Event kept
    //#| malformedInput | MalformedInput | malformed
    //#| unmappableCharacter | UnmappableCharacter | unmappable
    public CodingErrorAction $event$Action() {
        return $kept$;
    }

    public final Charset$Coder$ on$Event$(CodingErrorAction newAction) {
        if (newAction == null) {
            throw new IllegalArgumentException("Null action");
        }
        $kept$ = newAction;
        implOn$Event$(newAction);
        return this;
    }

    protected void implOn$Event$(CodingErrorAction newAction) {
    }

    //#end
    public final float average$rate$() {
        return average;
    }

    public final float max$rate$() {
        return most;
    }

    private IllegalStateException illegal(int wanted) {
        return new IllegalStateException("Current state = " + STATES[state] + ", new state = " + STATES[wanted]);
    }

    public final CoderResult $code$($From$Buffer in, $Type$Buffer out, boolean endOfInput) {
        int wanted = endOfInput ? END : CODING;
        if (state != RESET && state != CODING && !(endOfInput && state == END)) {
            throw illegal(wanted);
        }
        state = wanted;
        while (true) {
            CoderResult result;
            try {
                result = $code$Loop(in, out);
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
                if (out.remaining() < replacement.$length$) {
                    return CoderResult.OVERFLOW;
                }
                out.put(replacement);
            }
            in.position(in.position() + result.length());
        }
    }

    public final CoderResult flush($Type$Buffer out) {
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

    protected CoderResult implFlush($Type$Buffer out) {
        return CoderResult.UNDERFLOW;
    }

    public final Charset$Coder$ reset() {
        implReset();
        state = RESET;
        return this;
    }

    protected void implReset() {
    }

    protected abstract CoderResult $code$Loop($From$Buffer in, $Type$Buffer out);

    public final $Type$Buffer $code$($From$Buffer in) throws CharacterCodingException {
        int room = (int) (in.remaining() * average$rate$());
        $Type$Buffer out = $Type$Buffer.allocate(room);
        if (room == 0 && in.remaining() == 0) {
            return out;
        }
        reset();
        while (true) {
            CoderResult result = in.hasRemaining() ? $code$(in, out, true) : CoderResult.UNDERFLOW;
            if (result.isUnderflow()) {
                result = flush(out);
            }
            if (result.isUnderflow()) {
                break;
            }
            if (result.isOverflow()) {
                room = 2 * room + 1;
                $Type$Buffer larger = $Type$Buffer.allocate(room);
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
    //#if byte

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

    /** What the text is as a string counts, not what it says of its length. */
    public boolean canEncode(CharSequence cs) {
        CharBuffer chars = cs instanceof CharBuffer buffer ? buffer.duplicate() : CharBuffer.wrap(cs.toString());
        return canEncode(chars);
    }
    //#else

    public boolean isAutoDetecting() {
        return false;
    }

    public boolean isCharsetDetected() {
        throw new UnsupportedOperationException();
    }

    public Charset detectedCharset() {
        throw new UnsupportedOperationException();
    }
    //#end
}
