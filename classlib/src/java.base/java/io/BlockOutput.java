package java.io;

/** Primitive data on their way into a stream of objects: bytes as they are, or in blocks with their lengths. */
final class BlockOutput implements DataOutput {
    private static final int BLOCK = 1024;

    private final OutputStream out;
    private final byte[] buffer = new byte[BLOCK];
    private int filled;
    private boolean inBlocks;

    BlockOutput(OutputStream out) {
        this.out = out;
    }

    /** Whether data are written in blocks from now on; gives what it was. */
    boolean setBlocks(boolean on) throws IOException {
        boolean before = inBlocks;
        if (before != on) {
            drain();
            inBlocks = on;
        }
        return before;
    }

    boolean inBlocks() {
        return inBlocks;
    }

    void drain() throws IOException {
        if (filled == 0) {
            return;
        }
        if (inBlocks) {
            writeHeader(filled);
        }
        int count = filled;
        filled = 0;
        out.write(buffer, 0, count);
    }

    private void writeHeader(int length) throws IOException {
        if (length <= 0xff) {
            out.write(new byte[] {ObjectStreamConstants.TC_BLOCKDATA, (byte) length}, 0, 2);
        } else {
            out.write(new byte[] {ObjectStreamConstants.TC_BLOCKDATALONG, (byte) (length >> 24),
                (byte) (length >> 16), (byte) (length >> 8), (byte) length}, 0, 5);
        }
    }

    void flush() throws IOException {
        drain();
        out.flush();
    }

    void close() throws IOException {
        flush();
        out.close();
    }

    @Override
    public void write(int b) throws IOException {
        if (filled >= BLOCK) {
            drain();
        }
        buffer[filled++] = (byte) b;
    }

    @Override
    public void write(byte[] b) throws IOException {
        write(b, 0, b.length);
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
        Ranges.check(off, len, b.length);
        int at = off;
        int left = len;
        while (left > 0) {
            if (filled >= BLOCK) {
                drain();
            }
            int count = Math.min(left, BLOCK - filled);
            System.arraycopy(b, at, buffer, filled, count);
            filled += count;
            at += count;
            left -= count;
        }
    }

    @Override
    public void writeBoolean(boolean v) throws IOException {
        write(v ? 1 : 0);
    }

    @Override
    public void writeByte(int v) throws IOException {
        write(v);
    }

    @Override
    public void writeShort(int v) throws IOException {
        write(v >> 8);
        write(v);
    }

    @Override
    public void writeChar(int v) throws IOException {
        writeShort(v);
    }

    @Override
    public void writeInt(int v) throws IOException {
        write(v >> 24);
        write(v >> 16);
        write(v >> 8);
        write(v);
    }

    @Override
    public void writeLong(long v) throws IOException {
        writeInt((int) (v >> 32));
        writeInt((int) v);
    }

    @Override
    public void writeFloat(float v) throws IOException {
        writeInt(Float.floatToIntBits(v));
    }

    @Override
    public void writeDouble(double v) throws IOException {
        writeLong(Double.doubleToLongBits(v));
    }

    @Override
    public void writeBytes(String s) throws IOException {
        for (int i = 0; i < s.length(); i++) {
            write(s.charAt(i));
        }
    }

    @Override
    public void writeChars(String s) throws IOException {
        for (int i = 0; i < s.length(); i++) {
            writeShort(s.charAt(i));
        }
    }

    /** Bytes of a string in modified UTF-8. */
    static long length(String s) {
        long bytes = 0;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            bytes += c != 0 && c < 0x80 ? 1 : c < 0x800 ? 2 : 3;
        }
        return bytes;
    }

    @Override
    public void writeUTF(String s) throws IOException {
        long bytes = length(s);
        if (bytes > 0xffff) {
            throw new UTFDataFormatException();
        }
        writeShort((int) bytes);
        writeText(s);
    }

    void writeText(String s) throws IOException {
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c != 0 && c < 0x80) {
                write(c);
            } else if (c < 0x800) {
                write(0xc0 | c >> 6);
                write(0x80 | c & 0x3f);
            } else {
                write(0xe0 | c >> 12);
                write(0x80 | c >> 6 & 0x3f);
                write(0x80 | c & 0x3f);
            }
        }
    }
}
