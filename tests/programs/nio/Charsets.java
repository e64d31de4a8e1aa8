// stress: off
import java.io.*;
import java.nio.*;
import java.nio.charset.*;
import java.util.*;

/** Encoders and decoders of many charsets: all bytes, all characters, malformed parts, actions, states. */
public class Charsets {
    static final String[] NAMES = {"US-ASCII", "ISO-8859-1", "UTF-8", "UTF-16", "UTF-16BE", "UTF-16LE", "UTF-32", "UTF-32BE",
        "UTF-32LE", "windows-1250", "windows-1251", "windows-1252", "windows-1258", "ISO-8859-2", "ISO-8859-5", "ISO-8859-15",
        "KOI8-R", "IBM437", "IBM850", "IBM037", "IBM1047", "TIS-620", "x-MacRoman", "GBK", "GB2312", "Big5", "Shift_JIS",
        "windows-31j", "EUC-KR", "x-windows-949", "EUC-JP"};

    static String decoded(Charset charset, int... bytes) {
        byte[] in = new byte[bytes.length];
        for (int i = 0; i < in.length; i++) {
            in[i] = (byte) bytes[i];
        }
        CharsetDecoder decoder = charset.newDecoder();
        CharBuffer out = CharBuffer.allocate(20);
        ByteBuffer from = ByteBuffer.wrap(in);
        CoderResult first = decoder.decode(from, out, false);
        int at = from.position();
        CoderResult last = first.isError() ? first : decoder.decode(from, out, true);
        out.flip();
        StringBuilder text = new StringBuilder();
        for (char c : out.toString().toCharArray()) {
            text.append(Integer.toHexString(c)).append(' ');
        }
        return first + "@" + at + " " + last + " " + text + Integer.toHexString(new String(in, charset).hashCode());
    }

    static void all(Charset charset) throws IOException {
        CharsetEncoder encoder = charset.newEncoder();
        CharsetDecoder decoder = charset.newDecoder();
        System.out.println(charset + " " + encoder.averageBytesPerChar() + " " + encoder.maxBytesPerChar() + " "
                + decoder.averageCharsPerByte() + " " + decoder.maxCharsPerByte() + " " + Arrays.toString(encoder.replacement())
                + " " + decoder.replacement().length() + " " + new TreeSet<>(charset.aliases()) + " "
                + new InputStreamReader(InputStream.nullInputStream(), charset).getEncoding() + " " + charset.isRegistered());
        long hash = 0;
        int encodable = 0;
        for (int c = 0; c < 0x11000; c += 7) {
            String text = Character.toString(c);
            boolean can = encoder.canEncode(text);
            encodable += can ? 1 : 0;
            hash = hash * 31 + Arrays.hashCode(text.getBytes(charset));
        }
        for (int b = 0; b < 0x10000; b += 3) {
            byte[] bytes = {(byte) (b >> 8), (byte) b, 'a', 'b'};
            hash = hash * 31 + new String(bytes, charset).hashCode();
        }
        System.out.println(encodable + " " + hash);
        System.out.println(Arrays.toString("a\u00e4\u20ac\u3042\u4e2d\ud83d\ude00\ud800z".getBytes(charset)));
        for (int[] bytes : new int[][] {{0x61}, {0xc3}, {0xc3, 0xa4}, {0x81, 0x30}, {0xa4, 0xa2}, {0x8f, 0xb0, 0xa1}, {0x8e, 0xb1},
            {0xff, 0xfe, 0x61, 0x00}, {0xfe, 0xff, 0x00, 0x61}, {0x80}, {0xe0, 0x80, 0x80}, {0xed, 0xa0, 0x80}, {0xf0, 0x9f, 0x98, 0x80},
            {0xf0, 0x9f, 0x98}, {0xf4, 0x90, 0x80, 0x80}, {0xd8, 0x00, 0x00, 0x61}, {0x00, 0x00, 0xfe, 0xff, 0, 0, 0, 0x61}, {0x00},
            {0xe4, 0xb8}, {0xe4, 0x41}, {0xdc, 0x00}, {0x00, 0x11, 0x00, 0x00}, {0xa0}, {0xfd}}) {
            System.out.println(decoded(charset, bytes));
        }
    }

    static void actions() throws Exception {
        String text = "a\u20acb\ud800c\ud83d\ude00";
        for (CodingErrorAction action : new CodingErrorAction[] {CodingErrorAction.IGNORE, CodingErrorAction.REPLACE, CodingErrorAction.REPORT}) {
            CharsetEncoder encoder = StandardCharsets.ISO_8859_1.newEncoder().onMalformedInput(action).onUnmappableCharacter(action)
                    .replaceWith(new byte[] {'!'});
            try {
                System.out.println(action + " " + new String(encoder.encode(CharBuffer.wrap(text)).array(), 0, 7, StandardCharsets.UTF_8).trim());
            } catch (CharacterCodingException failed) {
                System.out.println(action + " " + failed);
            }
            CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder().onMalformedInput(action).replaceWith("?");
            try {
                System.out.println(decoder.decode(ByteBuffer.wrap(new byte[] {'a', (byte) 0xc3, 'b', (byte) 0xe2, (byte) 0x82})));
            } catch (CharacterCodingException failed) {
                System.out.println(failed);
            }
        }
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        ByteBuffer bytes = ByteBuffer.wrap("\u00e4\u20ac\ud83d\ude00".getBytes(StandardCharsets.UTF_8));
        CharBuffer one = CharBuffer.allocate(1);
        for (int i = 0; i < 5; i++) {
            CoderResult result = decoder.decode(bytes, one, true);
            System.out.println(result + " " + bytes + " " + one.position());
            one.clear();
        }
        for (Runnable wrong : new Runnable[] {() -> decoder.decode(bytes, one, false), () -> decoder.replaceWith(""),
            () -> decoder.replaceWith(null), () -> decoder.onMalformedInput(null), () -> decoder.replaceWith("ab"),
            () -> StandardCharsets.US_ASCII.newEncoder().replaceWith(new byte[] {(byte) 0x80}),
            () -> StandardCharsets.US_ASCII.newEncoder().flush(ByteBuffer.allocate(1)), () -> CoderResult.malformedForLength(0),
            () -> CoderResult.UNDERFLOW.length(), () -> Charset.forName("no-such"), () -> Charset.forName("a b"),
            () -> decoder.isCharsetDetected()}) {
            try {
                wrong.run();
                System.out.println("fine");
            } catch (RuntimeException thrown) {
                System.out.println(thrown);
            }
        }
        try {
            CoderResult.OVERFLOW.throwException();
        } catch (BufferOverflowException thrown) {
            System.out.println(thrown);
        }
        System.out.println(decoder.reset() == decoder);
        System.out.println(StandardCharsets.UTF_8.encode("h\u00e4").remaining() + " " + StandardCharsets.UTF_8.decode(ByteBuffer.wrap(new byte[] {-1})));
        SortedMap<String, Charset> all = Charset.availableCharsets();
        System.out.println(all.containsKey("utf-8") + " " + all.get("windows-1252") + " " + Charset.isSupported("cp1252"));
    }

    /** A charset of the program's own: every character one up. */
    static class Shifted extends Charset {
        Shifted() {
            super("x-shifted", null);
        }

        @Override
        public boolean contains(Charset other) {
            return false;
        }

        @Override
        public CharsetDecoder newDecoder() {
            return new CharsetDecoder(this, 1, 1) {
                @Override
                protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
                    while (in.hasRemaining()) {
                        if (!out.hasRemaining()) {
                            return CoderResult.OVERFLOW;
                        }
                        out.put((char) (in.get() - 1));
                    }
                    return CoderResult.UNDERFLOW;
                }
            };
        }

        @Override
        public CharsetEncoder newEncoder() {
            return new CharsetEncoder(this, 1, 1) {
                @Override
                protected CoderResult encodeLoop(CharBuffer in, ByteBuffer out) {
                    while (in.hasRemaining()) {
                        if (!out.hasRemaining()) {
                            return CoderResult.OVERFLOW;
                        }
                        out.put((byte) (in.get() + 1));
                    }
                    return CoderResult.UNDERFLOW;
                }
            };
        }
    }

    public static void main(String[] args) throws Exception {
        for (String name : NAMES) {
            all(Charset.forName(name));
        }
        actions();
        Charset own = new Shifted();
        System.out.println(new String("hello".getBytes(own), StandardCharsets.UTF_8) + new String(new byte[] {'i', 'b', 'm'}, own));
        System.out.println(new BufferedReader(new InputStreamReader(new ByteArrayInputStream("ifmmp".getBytes()), own)).readLine());
        CharBuffer buffer = CharBuffer.wrap("characters", 2, 8);
        System.out.println(buffer + " " + buffer.isReadOnly() + " " + buffer.subSequence(1, 3) + " " + buffer.slice() + " " + buffer.get() + buffer.remaining()
                + " " + buffer.hasArray() + " " + buffer.duplicate().position(0) + " " + buffer.compareTo(CharBuffer.wrap("arac")) + " " + buffer.hashCode());
        ByteBuffer bytes = ByteBuffer.allocate(8);
        bytes.asCharBuffer().put("text");
        System.out.println(Arrays.toString(bytes.array()) + bytes.asCharBuffer());
    }
}
