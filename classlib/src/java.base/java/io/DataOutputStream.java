package java.io;

/** Writes values as bytes, the highest first. */
public class DataOutputStream extends FilterOutputStream implements DataOutput {
    /** The bytes written so far; stays at its largest value. */
    protected int written;

    public DataOutputStream(OutputStream out) {
        super(out);
    }

    private void count(int bytes) {
        int sum = written + bytes;
        written = sum < 0 ? Integer.MAX_VALUE : sum;
    }

    @Override
    public synchronized void write(int b) throws IOException {
        out.write(b);
        count(1);
    }

    @Override
    public synchronized void write(byte[] b, int off, int len) throws IOException {
        out.write(b, off, len);
        count(len);
    }

    @Override
    public void flush() throws IOException {
        out.flush();
    }

    private void writeBits(long bits, int bytes) throws IOException {
        byte[] buffer = new byte[bytes];
        for (int i = bytes - 1; i >= 0; i--) {
            buffer[i] = (byte) bits;
            bits >>>= 8;
        }
        out.write(buffer, 0, bytes);
        count(bytes);
    }

    @Override
    public final void writeBoolean(boolean v) throws IOException {
        writeByte(v ? 1 : 0);
    }

    @Override
    public final void writeByte(int v) throws IOException {
        out.write(v);
        count(1);
    }
    //#for Kind type done
    //#| Short | int | writeBits(v, 2)
    //#| Char | int | writeBits(v, 2)
    //#| Int | int | writeBits(v, 4)
    //#| Long | long | writeBits(v, 8)
    //#| Float | float | writeInt(Float.floatToIntBits(v))
    //#| Double | double | writeLong(Double.doubleToLongBits(v))

    @Override
    public final void write$Kind$($type$ v) throws IOException {
        $done$;
    }
    //#end

    @Override
    public final void writeBytes(String s) throws IOException {
        for (int i = 0; i < s.length(); i++) {
            out.write((byte) s.charAt(i));
        }
        count(s.length());
    }

    @Override
    public final void writeChars(String s) throws IOException {
        for (int i = 0; i < s.length(); i++) {
            writeBits(s.charAt(i), 2);
        }
    }

    /** The length in two bytes, then each character in one to three, zero in two. */
    @Override
    public final void writeUTF(String str) throws IOException {
        long size = 0;
        for (int i = 0; i < str.length(); i++) {
            char c = str.charAt(i);
            size += c != 0 && c < 0x80 ? 1 : c < 0x800 ? 2 : 3;
        }
        if (size > 65535) {
            String head = str.substring(0, 8);
            String tail = str.substring(str.length() - 8);
            throw new UTFDataFormatException("encoded string (" + head + "..." + tail + ") too long: " + size
                    + " bytes");
        }
        byte[] bytes = new byte[(int) size + 2];
        bytes[0] = (byte) (size >> 8);
        bytes[1] = (byte) size;
        int at = 2;
        for (int i = 0; i < str.length(); i++) {
            char c = str.charAt(i);
            if (c != 0 && c < 0x80) {
                bytes[at++] = (byte) c;
            } else if (c < 0x800) {
                bytes[at++] = (byte) (0xc0 | c >> 6);
                bytes[at++] = (byte) (0x80 | c & 0x3f);
            } else {
                bytes[at++] = (byte) (0xe0 | c >> 12);
                bytes[at++] = (byte) (0x80 | c >> 6 & 0x3f);
                bytes[at++] = (byte) (0x80 | c & 0x3f);
            }
        }
        write(bytes, 0, bytes.length);
    }

    public final int size() {
        return written;
    }
}
