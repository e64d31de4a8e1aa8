// Collections, texts, streams and iterators that tell the library what is not so.
import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PushbackInputStream;
import java.io.Reader;
import java.io.SequenceInputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Scanner;

public class LyingStreams {
    interface Action {
        Object run() throws Throwable;
    }

    static void show(String name, Action action) {
        try {
            System.out.println(name + " = " + action.run());
        } catch (Throwable thrown) {
            System.out.println(name + " ! " + thrown.getClass().getName());
        }
    }
    /** For what nothing is specified: that it ends. */
    static void endure(String name, Action action) {
        try {
            action.run();
        } catch (RuntimeException | java.io.IOException expected) {
            // What is thrown, if anything, is the library's affair.
        } catch (Throwable thrown) {
            System.out.println(name + " ! " + thrown.getClass().getName());
        }
    }

    /** Says that it has read as much as one likes. */
    static InputStream saying(int... counts) {
        return new InputStream() {
            int at;

            @Override
            public int read() {
                return at < counts.length ? counts[at++] : -1;
            }

            @Override
            public int read(byte[] to, int from, int length) {
                if (length > 0) {
                    to[from] = 'x';
                }
                return at < counts.length ? counts[at++] : -1;
            }

            @Override
            public int available() {
                return -5;
            }

            @Override
            public long skip(long count) {
                return count * 2;
            }
        };
    }

    static Reader telling(int... counts) {
        return new Reader() {
            int at;

            @Override
            public int read(char[] to, int from, int length) {
                if (length > 0) {
                    to[from] = 'y';
                }
                return at < counts.length ? counts[at++] : -1;
            }

            @Override
            public void close() {
            }
        };
    }

    static void test(int[] counts, String name, Action action) {
        if (isFalse(counts)) {
            endure(name, action);
        } else {
            show(name, action);
        }
    }

    static boolean isFalse(int[] counts) {
        for (int count : counts) {
            if (count < 0 || count > 1) {
                return true;
            }
        }
        return false;
    }

    public static void main(String[] args) {
        for (int[] counts : new int[][] {{}, {1, 1}, {100}, {9000}, {20000, 1}, {-5}, {0, 0, 1}, {Integer.MAX_VALUE},
            {Integer.MIN_VALUE}, {1, Integer.MAX_VALUE}}) {
            String name = java.util.Arrays.toString(counts);
            test(counts, name + " plain read", () -> saying(counts).read());
            test(counts, name + " readAllBytes", () -> saying(counts).readAllBytes().length);
            test(counts, name + " readNBytes", () -> saying(counts).readNBytes(10).length);
            test(counts, name + " readNBytes into", () -> saying(counts).readNBytes(new byte[10], 0, 10));
            test(counts, name + " skipNBytes", () -> {
                saying(counts).skipNBytes(10);
                return "skipped";
            });
            test(counts, name + " transferTo", () -> saying(counts).transferTo(new ByteArrayOutputStream()));
            test(counts, name + " sequence", () -> new SequenceInputStream(saying(counts), saying(counts)).read(new byte[4]));
            endure(name + " pushback", () -> {
                PushbackInputStream in = new PushbackInputStream(saying(counts), 4);
                in.unread(new byte[4]);
                return in.read(new byte[10]) + " " + in.available() + " " + in.skip(3);
            });
            test(counts, name + " data", () -> new DataInputStream(saying(counts)).readLong());
            test(counts, name + " data line", () -> String.valueOf(new DataInputStream(saying(counts)).readLine()).length());
            test(counts, name + " data skip", () -> new DataInputStream(saying(counts)).skipBytes(10));
        }
        for (int[] counts : new int[][] {{}, {1, 1}, {100}, {-5}, {Integer.MIN_VALUE}}) {
            String name = java.util.Arrays.toString(counts);
            test(counts, name + " buffered", () -> new BufferedInputStream(saying(counts), 16).read());
            test(counts, name + " buffered array", () -> new BufferedInputStream(saying(counts), 16).read(new byte[8]));
            test(counts, name + " buffered many", () -> new BufferedInputStream(saying(counts), 16).read(new byte[40]));
            test(counts, name + " buffered skip", () -> new BufferedInputStream(saying(counts), 16).skip(4));
            test(counts, name + " reader", () -> new InputStreamReader(saying(counts), StandardCharsets.UTF_8).read());
        }
        for (int[] counts : new int[][] {{}, {1, 1}, {100}, {-5}, {0, 0, 1}, {9000}, {Integer.MAX_VALUE},
            {Integer.MIN_VALUE}}) {
            String name = java.util.Arrays.toString(counts);
            test(counts, name + " read", () -> telling(counts).read());
            test(counts, name + " transfer", () -> telling(counts).transferTo(new StringWriter()));
        }
        for (int[] counts : new int[][] {{}, {1, 1}, {-5}, {Integer.MIN_VALUE}}) {
            String name = java.util.Arrays.toString(counts);
            test(counts, name + " line", () -> new BufferedReader(telling(counts), 16).readLine());
            test(counts, name + " buffered chars", () -> new BufferedReader(telling(counts), 16).read(new char[4]));
        }
        show("scanner", () -> new Scanner(telling(1, 1, 1)).next());
        show("null stream", () -> new InputStreamReader(null));
        show("negative size", () -> new BufferedInputStream(saying(), -1));
        show("zero size", () -> new BufferedReader(telling(), 0));
        show("bounds", () -> new ByteArrayOutputStream() { }.toString().length());
        show("write bounds", () -> {
            new ByteArrayOutputStream().write(new byte[4], 2, Integer.MAX_VALUE);
            return "written";
        });
        show("write negative", () -> {
            new ByteArrayOutputStream().write(new byte[4], -1, 2);
            return "written";
        });
        show("false count", () -> new ByteArrayOutputStream() {
            {
                count = Integer.MAX_VALUE;
            }
        }.toByteArray().length > 0);
        show("false negative count", () -> new ByteArrayOutputStream() {
            {
                count = -1;
            }
        }.toByteArray().length);
        show("null buffer", () -> new ByteArrayOutputStream() {
            {
                buf = null;
            }
        }.toByteArray());
        show("false count written", () -> {
            ByteArrayOutputStream out = new ByteArrayOutputStream() {
                {
                    count = -10;
                }
            };
            out.write(5);
            return out.size();
        });
    }
}
