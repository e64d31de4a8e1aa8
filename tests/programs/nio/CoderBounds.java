// Coders with bounds that are no numbers or that lie, replacements that are too long, what canEncode asks of a sequence,
// and what buffers refuse first.
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.Callable;

public class CoderBounds {
    static void show(String what, Callable<?> call) {
        try {
            System.out.println(what + ": " + call.call());
        } catch (NullPointerException missing) {
            System.out.println(what + ": NullPointerException");
        } catch (Throwable thrown) {
            System.out.println(what + ": " + thrown);
        }
    }

    /** Writes each character once, whatever it announces. */
    static final class Bounds extends Charset {
        final float average;
        final float most;
        final byte[] replacement;

        Bounds(String name, float average, float most, byte... replacement) {
            super(name, null);
            this.average = average;
            this.most = most;
            this.replacement = replacement;
        }

        @Override
        public boolean contains(Charset other) {
            return false;
        }

        @Override
        public CharsetEncoder newEncoder() {
            return new CharsetEncoder(this, average, most, replacement) {
                @Override
                public boolean isLegalReplacement(byte[] replacement) {
                    return replacement[0] != 0;
                }

                @Override
                protected CoderResult encodeLoop(CharBuffer in, ByteBuffer out) {
                    while (in.hasRemaining() && out.hasRemaining()) {
                        out.put((byte) in.get());
                    }
                    return in.hasRemaining() ? CoderResult.OVERFLOW : CoderResult.UNDERFLOW;
                }
            };
        }

        @Override
        public CharsetDecoder newDecoder() {
            return new CharsetDecoder(this, average, most) {
                @Override
                protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
                    while (in.hasRemaining() && out.hasRemaining()) {
                        out.put((char) (in.get() & 0xff));
                    }
                    return in.hasRemaining() ? CoderResult.OVERFLOW : CoderResult.UNDERFLOW;
                }
            };
        }
    }

    static void rates() {
        float[][] all = {{0, 1}, {1, 0}, {2, 1}, {-1, 1}, {1, -1}, {Float.NaN, 1}, {1, Float.NaN}, {Float.NaN, Float.NaN},
            {0, Float.NaN}, {Float.NaN, 0}, {1, Float.POSITIVE_INFINITY}, {0.5f, 0.9f}, {0.001f, 1}, {-0.0f, 1},
            {1, 1}, {0.5f, 0.5f}};
        for (float[] rates : all) {
            String told = rates[0] + " " + rates[1];
            Bounds of = new Bounds("x-bounds", rates[0], rates[1], (byte) '?');
            show("encoder " + told, () -> of.newEncoder().averageBytesPerChar() + " " + of.newEncoder().maxBytesPerChar());
            show("decoder " + told, () -> of.newDecoder().averageCharsPerByte() + " " + of.newDecoder().maxCharsPerByte()
                    + " " + of.newDecoder().replacement().length());
            if (rates[1] < 5) {
                show("encode " + told, () -> of.newEncoder().encode(CharBuffer.wrap("abcde")).remaining());
                show("decode " + told, () -> of.newDecoder().decode(ByteBuffer.wrap(new byte[] {65, 66, 67})));
            }
        }
        show("long replacement", () -> new Bounds("x-r", 1, 2, (byte) 1, (byte) 2, (byte) 3).newEncoder());
        show("long replacement", () -> new Bounds("x-r", 1, 2, (byte) 0, (byte) 2, (byte) 3).newEncoder());
        show("illegal replacement", () -> new Bounds("x-r", 1, 2, (byte) 0, (byte) 2).newEncoder());
        show("empty replacement", () -> new Bounds("x-r", 1, 2).newEncoder());
        show("no replacement", () -> new Bounds("x-r", 1, 2, (byte[]) null).newEncoder());
        show("no replacement", () -> new Bounds("x-r", 0, 2, (byte[]) null).newEncoder());
        show("replacement", () -> new Bounds("x-r", 1, 2).newDecoder().replaceWith("abc"));
        show("replacement", () -> new Bounds("x-r", 1, 2).newDecoder().replaceWith("ab").replacement());
        show("replacement", () -> new Bounds("x-r", 1, 2).newDecoder().replaceWith(""));
    }

    record Sequence(int length, String text) implements CharSequence {
        @Override
        public char charAt(int index) {
            return text.charAt(index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return text.substring(start, end);
        }

        @Override
        public String toString() {
            return text;
        }
    }

    static void sequences() {
        for (Charset charset : new Charset[] {StandardCharsets.ISO_8859_1, StandardCharsets.UTF_8, StandardCharsets.US_ASCII,
                StandardCharsets.UTF_16, Charset.forName("windows-1252")}) {
            for (int length : new int[] {-1, 0, 1, 3, 10}) {
                show(charset + " " + length, () -> charset.newEncoder().canEncode(new Sequence(length, "abc")) + " "
                        + charset.newEncoder().canEncode(new Sequence(length, "ab\u20ac")) + " "
                        + charset.newEncoder().canEncode(new Sequence(length, "ab\ud800")) + " "
                        + charset.newEncoder().canEncode(new Sequence(length, "")));
            }
            show(charset + " null", () -> charset.newEncoder().canEncode(new Sequence(3, null)));
            show(charset + " null", () -> charset.newEncoder().canEncode(null));
        }
        CharBuffer chars = CharBuffer.wrap("abc");
        show("buffer", () -> StandardCharsets.US_ASCII.newEncoder().canEncode(chars) + " " + chars.remaining());
    }

    static void refused() {
        show("direct", () -> ByteBuffer.allocateDirect(-1));
        show("direct", () -> ByteBuffer.allocateDirect(Integer.MIN_VALUE));
        show("heap", () -> ByteBuffer.allocate(-1));
        show("chars", () -> CharBuffer.allocate(-1));
        CharBuffer chars = CharBuffer.allocate(3);
        show("read self", () -> chars.read(chars));
        show("read self", () -> chars.read(chars.limit(0)));
        chars.clear();
        CharBuffer readOnly = CharBuffer.wrap("abc");
        show("read self", () -> readOnly.read(readOnly));
        show("read to read-only", () -> CharBuffer.wrap("abc").read(readOnly));
        show("read none to read-only", () -> CharBuffer.wrap("").read(readOnly));
        show("read to read-only", () -> CharBuffer.wrap("abc").read(CharBuffer.wrap("")));
        show("read", () -> CharBuffer.wrap("abc").read(chars.duplicate()));
        show("read", () -> CharBuffer.wrap("").read(chars.duplicate()));
        show("read", () -> CharBuffer.wrap("a").read(CharBuffer.allocate(0)));
        show("read", () -> CharBuffer.wrap("").read(CharBuffer.allocate(0)));
        show("read", () -> CharBuffer.wrap("").read(null));
        ByteBuffer bytes = ByteBuffer.allocate(16);
        ByteBuffer fixed = bytes.asReadOnlyBuffer();
        show("put self", () -> bytes.put(bytes));
        show("put self", () -> fixed.put(fixed));
        show("put null", () -> fixed.put((ByteBuffer) null));
        show("put null", () -> bytes.put((ByteBuffer) null));
        show("put self", () -> chars.put(chars));
        show("put self", () -> readOnly.put(readOnly));
        show("put self", () -> { ShortBuffer own = fixed.asShortBuffer(); return own.put(own); });
        show("put self", () -> { IntBuffer own = IntBuffer.allocate(1).asReadOnlyBuffer(); return own.put(own); });
        show("put self", () -> { LongBuffer own = bytes.asLongBuffer(); return own.put(own); });
        show("put self", () -> { FloatBuffer own = fixed.asFloatBuffer(); return own.put(own); });
        show("put self", () -> { DoubleBuffer own = DoubleBuffer.allocate(1); return own.put(own); });
        show("put too much", () -> fixed.put(ByteBuffer.allocate(20)));
    }

    static void parts() {
        ByteBuffer source = ByteBuffer.wrap(new byte[] {1, 2, 3, 4, 5, 6, 7, 8}).limit(6);
        ByteBuffer target = ByteBuffer.allocate(8).position(3).limit(7);
        int[][] places = {{0, 0, 6}, {1, 2, 4}, {1, 2, 5}, {2, 0, 6}, {-1, 0, 1}, {0, -1, 1}, {0, 0, -1}, {7, 6, 0}, {8, 0, 0},
            {6, 5, 1}, {Integer.MAX_VALUE, 0, 1}, {0, Integer.MAX_VALUE, 1}, {0, 0, Integer.MAX_VALUE}};
        for (int[] place : places) {
            show("bytes " + Arrays.toString(place), () -> {
                ByteBuffer copy = target.duplicate();
                copy.put(place[0], source, place[1], place[2]);
                return Arrays.toString(target.array()) + copy + source;
            });
            show("chars " + Arrays.toString(place), () -> {
                CharBuffer copy = CharBuffer.allocate(8).position(3).limit(7);
                copy.put(place[0], CharBuffer.wrap("abcdefgh", 0, 6), place[1], place[2]);
                return new String(copy.array()).replace('\0', '.') + copy.position();
            });
        }
        show("itself", () -> source.put(1, source, 0, 5) + Arrays.toString(source.array()));
        show("itself", () -> source.put(0, source, 1, 5) + Arrays.toString(source.array()));
        show("itself shared", () -> source.put(2, source.duplicate(), 0, 4) + Arrays.toString(source.array()));
        show("fixed", () -> source.asReadOnlyBuffer().put(0, source, 0, 1));
        show("fixed out", () -> source.asReadOnlyBuffer().put(9, source, 0, 1));
        show("from fixed", () -> source.put(0, source.asReadOnlyBuffer(), 1, 2) + Arrays.toString(source.array()));
        show("null", () -> source.put(0, (ByteBuffer) null, 0, 0));
        show("null fixed", () -> source.asReadOnlyBuffer().put(0, (ByteBuffer) null, 0, 0));
        int[] numbers = {1, 2, 3, 4, 5};
        IntBuffer ints = IntBuffer.wrap(numbers);
        show("ints", () -> ints.put(1, ints, 0, 4) + Arrays.toString(numbers));
        show("ints", () -> ints.put(0, ints.slice(1, 4), 0, 4) + Arrays.toString(numbers));
        show("ints of bytes", () -> ints.put(3, source.asIntBuffer(), 0, 1) + Arrays.toString(numbers));
        show("doubles", () -> DoubleBuffer.allocate(4).put(1, DoubleBuffer.wrap(new double[] {1, 2, 3}), 1, 2).get(2));
        show("longs", () -> LongBuffer.allocate(4).put(1, LongBuffer.wrap(new long[] {1, 2, 3}), 1, 3).get(2));
        show("shorts", () -> ShortBuffer.allocate(4).put(1, ShortBuffer.wrap(new short[] {1, 2, 3}), 1, 2).get(1));
        show("floats", () -> FloatBuffer.allocate(4).asReadOnlyBuffer().put(1, FloatBuffer.wrap(new float[] {1}), 1, 2).get(1));
        show("direct", () -> ByteBuffer.allocateDirect(4).put(1, source, 3, 3).get(3));
        CharBuffer shared = CharBuffer.wrap("abcdef".toCharArray());
        show("chars", () -> shared.put(1, shared, 0, 5));
        show("chars", () -> shared.put(0, shared.slice(2, 3), 0, 3));
        show("chars", () -> shared.put(2, CharBuffer.wrap(new Sequence(3, "xyz")), 0, 3));
    }

    public static void main(String[] args) {
        rates();
        sequences();
        refused();
        parts();
    }
}
