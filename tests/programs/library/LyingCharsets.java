// Strings in charsets of a program's own that announce less than they need, never finish, or end in an error.
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.util.Arrays;
import java.util.concurrent.Callable;

public class LyingCharsets {
    static void show(String what, Callable<?> call) {
        try {
            System.out.println(what + ": " + call.call());
        } catch (Throwable thrown) {
            System.out.println(what + ": " + thrown + " of " + thrown.getCause());
        }
    }

    enum Way { THRICE, ONCE, OVERFLOWS, IDLE, MALFORMED, BEYOND, FLUSH_OVERFLOWS, FLUSH_MALFORMED, FLUSH_ADDS, THROWS }

    static final class Lying extends Charset {
        final Way way;
        final float most;

        Lying(Way way, float most) {
            super("x-lying-" + way + "-" + most, null);
            this.way = way;
            this.most = most;
        }

        @Override
        public boolean contains(Charset other) {
            return false;
        }

        CoderResult step(java.nio.Buffer in, int room, Runnable move) {
            switch (way) {
                case OVERFLOWS:
                    return CoderResult.OVERFLOW;
                case IDLE:
                    return CoderResult.UNDERFLOW;
                case MALFORMED:
                    return CoderResult.malformedForLength(1);
                case BEYOND:
                    return CoderResult.unmappableForLength(1000);
                case THROWS:
                    throw new IllegalStateException("thrown");
                default:
                    int times = way == Way.THRICE ? 3 : 1;
                    for (; in.hasRemaining(); room -= times) {
                        if (room < times) {
                            return CoderResult.OVERFLOW;
                        }
                        move.run();
                    }
                    return CoderResult.UNDERFLOW;
            }
        }

        CoderResult end(Runnable add) {
            if (way == Way.FLUSH_ADDS) {
                add.run();
            }
            return way == Way.FLUSH_OVERFLOWS ? CoderResult.OVERFLOW
                    : way == Way.FLUSH_MALFORMED ? CoderResult.malformedForLength(1) : CoderResult.UNDERFLOW;
        }

        @Override
        public CharsetEncoder newEncoder() {
            return new CharsetEncoder(this, 1, most, new byte[] {'?'}) {
                @Override
                public boolean isLegalReplacement(byte[] replacement) {
                    return true;
                }

                @Override
                protected CoderResult encodeLoop(CharBuffer in, ByteBuffer out) {
                    return step(in, out.remaining(), () -> {
                        byte b = (byte) in.get();
                        for (int i = way == Way.THRICE ? 3 : 1; i > 0; i--) {
                            out.put(b);
                        }
                    });
                }

                @Override
                protected CoderResult implFlush(ByteBuffer out) {
                    return end(() -> out.put((byte) '.'));
                }
            };
        }

        @Override
        public CharsetDecoder newDecoder() {
            return new CharsetDecoder(this, 1, most) {
                @Override
                protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
                    return step(in, out.remaining(), () -> {
                        char c = (char) in.get();
                        for (int i = way == Way.THRICE ? 3 : 1; i > 0; i--) {
                            out.put(c);
                        }
                    });
                }

                @Override
                protected CoderResult implFlush(CharBuffer out) {
                    return end(() -> out.put('.'));
                }
            };
        }
    }

    public static void main(String[] args) {
        byte[] bytes = {'a', 'b', 'c', 'd'};
        for (Way way : Way.values()) {
            for (float most : new float[] {1, 1.5f, 3}) {
                Lying of = new Lying(way, most);
                show(of + " to bytes", () -> Arrays.toString("abc".getBytes(of)));
                show(of + " of bytes", () -> new String(bytes, of));
                show(of + " of some", () -> new String(bytes, 1, 2, of));
                show(of + " of none", () -> "".getBytes(of).length + new String(bytes, 4, 0, of));
            }
        }
    }
}
