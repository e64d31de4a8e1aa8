// Encoders and decoders of charsets: actions on errors, replacements, states, and buffers that are too small.
import java.nio.*;
import java.nio.charset.*;
import java.util.*;
import java.util.concurrent.Callable;

public class CharsetCoders {
    static void show(String what, Callable<?> action) {
        try {
            System.out.println(what + " " + action.call());
        } catch (Exception e) {
            System.out.println(what + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    static String hex(ByteBuffer bytes) {
        return HexFormat.of().formatHex(Arrays.copyOf(bytes.array(), bytes.limit()));
    }

    public static void main(String[] args) throws Exception {
        String text = "a\u00e9\u20ac\ud83d\ude00\ud800z";
        for (String name : List.of("UTF-8", "US-ASCII", "ISO-8859-1", "UTF-16", "UTF-16LE", "UTF-32", "windows-1252", "ISO-8859-15", "Shift_JIS", "GBK", "IBM850")) {
            Charset charset = Charset.forName(name);
            for (CodingErrorAction action : List.of(CodingErrorAction.REPLACE, CodingErrorAction.IGNORE, CodingErrorAction.REPORT)) {
                CharsetEncoder encoder = charset.newEncoder().onMalformedInput(action).onUnmappableCharacter(action);
                show(name + " " + action, () -> hex(encoder.encode(CharBuffer.wrap(text))));
            }
            CharsetEncoder encoder = charset.newEncoder();
            System.out.println("  " + encoder.canEncode('\u20ac') + encoder.canEncode("\ud83d\ude00") + encoder.canEncode('\ud800') + " " + encoder.averageBytesPerChar() + " " + encoder.maxBytesPerChar() + " "
                    + Arrays.toString(encoder.replacement()) + " " + charset.newDecoder().maxCharsPerByte() + " " + charset.newDecoder().replacement().codePointAt(0) + " " + charset.contains(charset));
        }
        byte[] broken = {'a', (byte) 0xc3, (byte) 0xa9, (byte) 0xff, (byte) 0xe2, (byte) 0x82, 'b', (byte) 0xf0, (byte) 0x9f};
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        show("report", () -> decoder.decode(ByteBuffer.wrap(broken)));
        show("replace", () -> decoder.onMalformedInput(CodingErrorAction.REPLACE).replaceWith("?!").decode(ByteBuffer.wrap(broken)));
        show("ignore", () -> decoder.onMalformedInput(CodingErrorAction.IGNORE).decode(ByteBuffer.wrap(broken)));
        CharsetDecoder steps = StandardCharsets.UTF_8.newDecoder();
        ByteBuffer in = ByteBuffer.wrap(broken);
        CharBuffer out = CharBuffer.allocate(1);
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < 6; i++) {
            CoderResult result = steps.decode(in, out, false);
            line.append(result).append(result.isError() ? result.length() : "").append('@').append(in.position()).append(out.flip()).append(' ');
            out.clear();
            if (result.isError()) {
                in.position(in.position() + result.length());
            }
        }
        System.out.println(line.append(steps.decode(in, CharBuffer.allocate(9), true)));
        show("flush", () -> steps.flush(CharBuffer.allocate(1)));
        show("after", () -> steps.decode(in, CharBuffer.allocate(9), false));
        CharsetEncoder small = StandardCharsets.UTF_8.newEncoder();
        CharBuffer given = CharBuffer.wrap("\u20ac\u20ac");
        ByteBuffer two = ByteBuffer.allocate(5);
        System.out.println(small.encode(given, two, true) + " " + given.position() + two.position() + " " + small.encode(given, ByteBuffer.allocate(3), true) + small.flush(two));
        CharsetEncoder half = StandardCharsets.UTF_16BE.newEncoder();
        CharBuffer first = CharBuffer.wrap("x\ud83d");
        ByteBuffer room = ByteBuffer.allocate(20);
        System.out.println(half.encode(first, room, false) + " " + first.remaining() + " " + half.encode(CharBuffer.wrap("\ud83d\ude00"), room, true) + room.position());
        show("illegal", () -> StandardCharsets.US_ASCII.newEncoder().replaceWith(new byte[] {(byte) 0xff}));
        show("too long", () -> StandardCharsets.US_ASCII.newDecoder().replaceWith("ab"));
        show("results", () -> CoderResult.malformedForLength(2) + " " + CoderResult.unmappableForLength(1) + " " + CoderResult.OVERFLOW.isOverflow() + CoderResult.UNDERFLOW.isError());
        show("length", () -> CoderResult.UNDERFLOW.length());
        show("throws", () -> {
            CoderResult.malformedForLength(3).throwException();
            return "";
        });
        show("names", () -> Charset.isSupported("utf8") + " " + Charset.forName("latin1") + Charset.forName("ASCII").aliases().contains("646") + Charset.defaultCharset());
        show("bad name", () -> Charset.forName("a b"));
        show("no charset", () -> Charset.forName("none-such"));
        show("fallback", () -> Charset.forName("none-such", StandardCharsets.UTF_8));
    }
}
