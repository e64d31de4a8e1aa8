package java.io;

/** Reads what a {@link DataOutputStream} has written. */
public class DataInputStream extends FilterInputStream implements DataInput {
    public DataInputStream(InputStream in) {
        super(in);
    }

    @Override
    public final int read(byte[] b) throws IOException {
        return in.read(b, 0, b.length);
    }

    @Override
    public final int read(byte[] b, int off, int len) throws IOException {
        return in.read(b, off, len);
    }

    @Override
    public final void readFully(byte[] b) throws IOException {
        readFully(b, 0, b.length);
    }

    @Override
    public final void readFully(byte[] b, int off, int len) throws IOException {
        Ranges.check(off, len, b.length);
        int done = 0;
        while (done < len) {
            int n = in.read(b, off + done, len - done);
            if (n < 0) {
                throw new EOFException();
            }
            done += n;
        }
    }

    @Override
    public final int skipBytes(int n) throws IOException {
        int total = 0;
        while (total < n) {
            int skipped = (int) in.skip(n - total);
            if (skipped <= 0) {
                break;
            }
            total += skipped;
        }
        return total;
    }

    /** A byte that was read; a negative one says that there is none. */
    static int present(int b) throws EOFException {
        if (b < 0) {
            throw new EOFException();
        }
        return b;
    }

    /** An unsigned number of so many bytes, the highest first. */
    private long readBits(int bytes) throws IOException {
        byte[] buffer = new byte[bytes];
        readFully(buffer, 0, bytes);
        long bits = 0;
        for (int i = 0; i < bytes; i++) {
            bits = bits << 8 | buffer[i] & 0xff;
        }
        return bits;
    }
    //#for type Kind value
    //#| boolean | Boolean | readUnsignedByte() != 0
    //#| byte | Byte | (byte) readUnsignedByte()
    //#| int | UnsignedByte | present(in.read())
    //#| short | Short | (short) readBits(2)
    //#| int | UnsignedShort | (int) readBits(2)
    //#| char | Char | (char) readBits(2)
    //#| int | Int | (int) readBits(4)
    //#| long | Long | readBits(8)
    //#| float | Float | Float.intBitsToFloat(readInt())
    //#| double | Double | Double.longBitsToDouble(readLong())

    @Override
    public final $type$ read$Kind$() throws IOException {
        return $value$;
    }
    //#end

    /** Takes each byte for a character. */
    @Override
    @Deprecated
    public final String readLine() throws IOException {
        StringBuilder line = new StringBuilder();
        int c = in.read();
        if (c < 0) {
            return null;
        }
        for (; c >= 0 && c != '\n'; c = in.read()) {
            if (c == '\r') {
                int next = in.read();
                if (next >= 0 && next != '\n') {
                    PushbackInputStream back = in instanceof PushbackInputStream
                            ? (PushbackInputStream) in
                            : new PushbackInputStream(in);
                    back.unread(next);
                    in = back;
                }
                break;
            }
            line.append((char) c);
        }
        return line.toString();
    }

    @Override
    public final String readUTF() throws IOException {
        return readUTF(this);
    }

    public static final String readUTF(DataInput in) throws IOException {
        int length = in.readUnsignedShort();
        byte[] bytes = new byte[length];
        in.readFully(bytes);
        StringBuilder text = new StringBuilder(length);
        int at = 0;
        while (at < length) {
            int b = bytes[at] & 0xff;
            int size = b < 0x80 ? 1 : b >> 5 == 6 ? 2 : b >> 4 == 14 ? 3 : 0;
            if (size == 0) {
                throw new UTFDataFormatException("malformed input around byte " + at);
            }
            at += size;
            if (at > length) {
                throw new UTFDataFormatException("malformed input: partial character at end");
            }
            int c = size == 1 ? b : b & 0xff >> size + 1;
            for (int i = size - 1; i > 0; i--) {
                int next = bytes[at - i];
                if ((next & 0xc0) != 0x80) {
                    throw new UTFDataFormatException("malformed input around byte " + (at + 2 - size));
                }
                c = c << 6 | next & 0x3f;
            }
            text.append((char) c);
        }
        return text.toString();
    }
}
