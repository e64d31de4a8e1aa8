// Where streams end: numbers below -1 that read() gives, and streams of objects that are cut off, at each byte, in names, texts
// and the headers of blocks, or name more interfaces than a class may have.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamConstants;
import java.io.Serializable;
import java.util.Arrays;

public class StreamEnds {
    interface Attempt {
        Object run() throws Throwable;
    }

    static String told(Attempt attempt) {
        try {
            return String.valueOf(attempt.run());
        } catch (Throwable thrown) {
            return thrown.toString() + (thrown.getCause() == null ? "" : " of " + thrown.getCause());
        }
    }

    static void show(String what, Attempt attempt) {
        System.out.println(what + ": " + told(attempt));
    }

    /** Gives these values, and then -1. */
    static final class Values extends InputStream {
        private final int[] values;
        private int at;

        Values(int... values) {
            this.values = values;
        }

        @Override
        public int read() throws IOException {
            int value = at < values.length ? values[at++] : -1;
            if (value == 1000) {
                throw new IOException("of read");
            }
            return value;
        }
    }

    static void below() {
        int[][] all = {{1, -2, 3, -1, 5}, {-2, 3}, {-1, 3}, {300, -300, 7}, {Integer.MIN_VALUE}, {1, 1000, 2}, {1000},
            {-2, 1000, 3}};
        for (int[] values : all) {
            byte[] target = new byte[4];
            show("read " + Arrays.toString(values), () -> new Values(values).read(target, 0, 4) + Arrays.toString(target));
            show("all", () -> Arrays.toString(new Values(values).readAllBytes()));
            show("some", () -> Arrays.toString(new Values(values).readNBytes(2)));
            show("skip", () -> new Values(values).skip(3));
            show("skip exactly", () -> {
                Values in = new Values(values);
                in.skipNBytes(1);
                return in.read();
            });
            show("transfer", () -> {
                ByteArrayOutputStream out = new ByteArrayOutputStream();
                return new Values(values).transferTo(out) + Arrays.toString(out.toByteArray());
            });
        }
        show("skip over", () -> {
            InputStream none = new InputStream() {
                private int at = -4;

                @Override
                public int read() {
                    return at++;
                }

                @Override
                public long skip(long n) {
                    return 0;
                }
            };
            none.skipNBytes(2);
            int next = none.read();
            none.skipNBytes(1);
            return next;
        });
    }

    static class Named implements Serializable {
        private static final long serialVersionUID = 1;

        String text = "a\u00e9\u20ac";
        int[] numbers = {1, 2};
        long number = 5;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeInt(7);
            out.writeUTF("b\u00e9");
            out.write(new byte[300]);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            in.readInt();
            in.readUTF();
            in.readFully(new byte[300]);
        }
    }

    static byte[] bytesOf(Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        return bytes.toByteArray();
    }

    static Object read(byte[] bytes) throws IOException, ClassNotFoundException {
        return new ObjectInputStream(new ByteArrayInputStream(bytes)).readObject().getClass();
    }

    static void cut(String what, byte[] bytes) {
        String before = "";
        for (int length = 0; length <= bytes.length; length++) {
            byte[] part = Arrays.copyOf(bytes, length);
            String now = told(() -> read(part));
            if (!now.equals(before)) {
                System.out.println(what + " " + length + ": " + now);
                before = now;
            }
        }
    }

    interface Body {
        void write(DataOutputStream out) throws IOException;
    }

    static byte[] raw(Body body) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeShort(ObjectStreamConstants.STREAM_MAGIC);
        out.writeShort(ObjectStreamConstants.STREAM_VERSION);
        body.write(out);
        return bytes.toByteArray();
    }

    static void text(String what, int length, int... content) throws IOException {
        byte[] bytes = raw(out -> {
            out.writeByte(ObjectStreamConstants.TC_STRING);
            out.writeShort(length);
            for (int b : content) {
                out.writeByte(b);
            }
        });
        show(what, () -> new ObjectInputStream(new ByteArrayInputStream(bytes)).readObject());
        byte[] ofLong = raw(out -> {
            out.writeByte(ObjectStreamConstants.TC_LONGSTRING);
            out.writeLong(length);
            for (int b : content) {
                out.writeByte(b);
            }
        });
        show(what + " long", () -> new ObjectInputStream(new ByteArrayInputStream(ofLong)).readObject());
        byte[] block = raw(out -> {
            out.writeByte(ObjectStreamConstants.TC_BLOCKDATA);
            out.writeByte(2 + content.length);
            out.writeShort(length);
            for (int b : content) {
                out.writeByte(b);
            }
        });
        show(what + " block", () -> new ObjectInputStream(new ByteArrayInputStream(block)).readUTF());
    }

    static void texts() throws IOException {
        text("good", 6, 'a', 0xc3, 0xa9, 0xe2, 0x82, 0xac);
        text("cut between", 7, 'a', 0xc3, 0xa9, 0xe2, 0x82, 0xac);
        text("cut in two", 3, 'a', 0xc3);
        text("cut in three", 4, 'a', 0xe2, 0x82);
        text("malformed and cut", 9, 'a', 0xff, 'b');
        text("malformed", 3, 'a', 0xff, 'b');
        text("second malformed", 3, 'a', 0xc3, 'b');
        text("second malformed and cut", 5, 'a', 0xc3, 'b');
        text("third malformed", 3, 0xe2, 0x82, 'b');
        text("second of three malformed", 3, 0xe2, 'b', 0x82);
        text("four bytes", 4, 0xf0, 0x9f, 0x98, 0x80);
        text("too long inside", 1, 0xc3, 0xa9);
        text("two beyond", 2, 0xe2, 0x82, 0xac);
        text("continuation", 1, 0x80);
        text("empty", 0);
        text("only a length", 500);
        byte[] endless = raw(out -> {
            out.writeByte(ObjectStreamConstants.TC_LONGSTRING);
            out.writeLong(-1);
            out.writeByte('a');
        });
        show("negative", () -> new ObjectInputStream(new ByteArrayInputStream(endless)).readObject());
        byte[] long2 = raw(out -> {
            out.writeByte(ObjectStreamConstants.TC_LONGSTRING);
            out.writeLong(Long.MAX_VALUE);
            out.writeByte('a');
        });
        show("endless", () -> new ObjectInputStream(new ByteArrayInputStream(long2)).readObject());
    }

    static void blocks() throws IOException {
        byte[] whole = raw(out -> {
            out.writeByte(ObjectStreamConstants.TC_BLOCKDATALONG);
            out.writeInt(4);
            out.writeInt(9);
            out.writeByte(ObjectStreamConstants.TC_BLOCKDATA);
            out.writeByte(2);
            out.writeShort(3);
        });
        for (int length = 4; length <= whole.length; length++) {
            byte[] part = Arrays.copyOf(whole, length);
            show("int at " + length, () -> {
                ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(part));
                return in.readInt() + " " + told(in::readShort);
            });
            show("bytes at " + length, () -> {
                ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(part));
                return Arrays.toString(in.readAllBytes());
            });
            show("available at " + length, () -> new ObjectInputStream(new ByteArrayInputStream(part)).available());
            show("object at " + length, () -> new ObjectInputStream(new ByteArrayInputStream(part)).readObject());
        }
    }

    static void proxies() throws IOException {
        for (int count : new int[] {-1, 65536, 65535, 1, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            byte[] bytes = raw(out -> {
                out.writeByte(ObjectStreamConstants.TC_PROXYCLASSDESC);
                out.writeInt(count);
                out.writeUTF("no.Such");
            });
            show("proxy of " + count, () -> new ObjectInputStream(new ByteArrayInputStream(bytes)).readObject());
        }
    }

    public static void main(String[] args) throws IOException {
        below();
        cut("object", bytesOf(new Named()));
        cut("list", bytesOf(new java.util.ArrayList<>(Arrays.asList("x", 5, null))));
        texts();
        blocks();
        proxies();
    }
}
