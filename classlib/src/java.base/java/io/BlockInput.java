package java.io;

/** Primitive data out of a stream of objects: bytes as they are, or in blocks with their lengths. */
final class BlockInput implements DataInput {
    private static final int AT_ONCE = 1024;

    private final InputStream in;
    private final ObjectInputStream owner;
    private final byte[] scratch = new byte[8];
    private final byte[] buffer = new byte[AT_ONCE];
    private int position;
    private int end;
    /** Bytes of the block that are not in the buffer. */
    private int left;
    private boolean inBlocks;
    /** The next byte of the stream, read before its time; -1 at its end, -2 if none is. */
    private int peeked = -2;
    private long total;

    BlockInput(InputStream in, ObjectInputStream owner) {
        this.in = in;
        this.owner = owner;
    }

    boolean setBlocks(boolean on) throws IOException {
        if (inBlocks == on) {
            return on;
        }
        if (!on && position < end) {
            throw new IllegalStateException("unread block data");
        }
        position = 0;
        end = 0;
        left = 0;
        inBlocks = on;
        return !on;
    }

    boolean inBlocks() {
        return inBlocks;
    }

    long total() {
        return total;
    }

    // The stream itself

    private int rawPeek() throws IOException {
        if (peeked == -2) {
            peeked = in.read();
            total += peeked >= 0 ? 1 : 0;
        }
        return peeked;
    }

    private int rawRead() throws IOException {
        int value = rawPeek();
        peeked = -2;
        return value;
    }

    private int rawRead(byte[] to, int offset, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        if (peeked == -2) {
            int count = in.read(to, offset, length);
            total += Math.max(count, 0);
            return count;
        }
        int first = rawRead();
        if (first < 0) {
            return -1;
        }
        to[offset] = (byte) first;
        int count = in.read(to, offset + 1, length - 1);
        total += Math.max(count, 0);
        return 1 + Math.max(count, 0);
    }

    private void rawReadFully(byte[] to, int offset, int length) throws IOException {
        int done = 0;
        while (done < length) {
            int count = rawRead(to, offset + done, length - done);
            if (count < 0) {
                throw new EOFException();
            }
            done += count;
        }
    }

    // Blocks

    /** The length of the next block, -1 where there is none; 0 if it may not wait for a header that has not come. */
    private int blockHeader(boolean mayWait) throws IOException {
        try {
            return owner.hasNoMoreData ? -1 : nextLength(mayWait);
        } catch (EOFException cut) {
            throw new StreamCorruptedException("unexpected EOF while reading block data header");
        }
    }

    private int nextLength(boolean mayWait) throws IOException {
        while (true) {
            int code = rawPeek();
            switch (code) {
                case ObjectStreamConstants.TC_BLOCKDATA -> {
                    if (!mayWait && in.available() < 1) {
                        return 0;
                    }
                    rawReadFully(scratch, 0, 2);
                    return scratch[1] & 0xff;
                }
                case ObjectStreamConstants.TC_BLOCKDATALONG -> {
                    if (!mayWait && in.available() < 4) {
                        return 0;
                    }
                    rawReadFully(scratch, 0, 5);
                    int length = (scratch[1] & 0xff) << 24 | (scratch[2] & 0xff) << 16 | (scratch[3] & 0xff) << 8
                            | scratch[4] & 0xff;
                    if (length < 0) {
                        throw new StreamCorruptedException("illegal block data header length: " + length);
                    }
                    return length;
                }
                case ObjectStreamConstants.TC_RESET -> {
                    rawRead();
                    owner.handleReset();
                }
                default -> {
                    if (code >= 0 && (code < ObjectStreamConstants.TC_BASE || code > ObjectStreamConstants.TC_MAX)) {
                        throw new StreamCorruptedException(String.format("invalid type code: %02X", code));
                    }
                    return -1;
                }
            }
        }
    }

    /** Whether there are data in the buffer, after those of the next block were fetched where there were none. */
    private boolean hasData() throws IOException {
        while (position >= end) {
            position = 0;
            end = 0;
            if (left == 0) {
                int length = blockHeader(true);
                if (length < 0) {
                    return false;
                }
                left = length;
                continue;
            }
            int count = rawRead(buffer, 0, Math.min(left, AT_ONCE));
            if (count < 0) {
                throw new StreamCorruptedException("unexpected EOF in middle of data block");
            }
            end = count;
            left -= count;
        }
        return true;
    }

    void skipBlocks() throws IOException {
        if (!inBlocks) {
            throw new IllegalStateException("not in block data mode");
        }
        while (hasData()) {
            position = end;
        }
    }

    /** Bytes of the block that have not been read. */
    int remaining() {
        return inBlocks ? end - position + left : 0;
    }

    int peek() throws IOException {
        if (!inBlocks) {
            return rawPeek();
        }
        return hasData() ? buffer[position] & 0xff : -1;
    }

    byte peekByte() throws IOException {
        int value = peek();
        if (value < 0) {
            throw new EOFException();
        }
        return (byte) value;
    }

    int read() throws IOException {
        if (!inBlocks) {
            return rawRead();
        }
        return hasData() ? buffer[position++] & 0xff : -1;
    }

    int read(byte[] to, int offset, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        if (!inBlocks) {
            return rawRead(to, offset, length);
        }
        if (!hasData()) {
            return -1;
        }
        int count = Math.min(length, end - position);
        System.arraycopy(buffer, position, to, offset, count);
        position += count;
        return count;
    }

    long skip(long wanted) throws IOException {
        long skipped = 0;
        while (skipped < wanted) {
            if (!inBlocks) {
                if (rawRead() < 0) {
                    break;
                }
                skipped++;
            } else {
                if (!hasData()) {
                    break;
                }
                int count = (int) Math.min(wanted - skipped, end - position);
                position += count;
                skipped += count;
            }
        }
        return skipped;
    }

    int available() throws IOException {
        if (!inBlocks) {
            return in.available() + (peeked >= 0 ? 1 : 0);
        }
        if (position == end && left == 0) {
            if (peeked == -2 && in.available() == 0) {
                return 0;
            }
            left = Math.max(blockHeader(false), 0);
        }
        return end - position + Math.min(left, in.available());
    }

    void close() throws IOException {
        if (inBlocks) {
            position = 0;
            end = 0;
            left = 0;
        }
        in.close();
    }

    @Override
    public void readFully(byte[] b) throws IOException {
        readFully(b, 0, b.length);
    }

    @Override
    public void readFully(byte[] b, int off, int len) throws IOException {
        int done = 0;
        while (done < len) {
            int count = read(b, off + done, len - done);
            if (count < 0) {
                throw new EOFException();
            }
            done += count;
        }
    }

    @Override
    public int skipBytes(int n) throws IOException {
        return (int) skip(n);
    }

    @Override
    public boolean readBoolean() throws IOException {
        return readByte() != 0;
    }

    @Override
    public byte readByte() throws IOException {
        return (byte) readUnsignedByte();
    }

    @Override
    public int readUnsignedByte() throws IOException {
        int value = read();
        if (value < 0) {
            throw new EOFException();
        }
        return value;
    }

    @Override
    public short readShort() throws IOException {
        return (short) readUnsignedShort();
    }

    @Override
    public int readUnsignedShort() throws IOException {
        return (int) number(2);
    }

    @Override
    public char readChar() throws IOException {
        return (char) readUnsignedShort();
    }

    private long number(int bytes) throws IOException {
        readFully(scratch, 0, bytes);
        long value = 0;
        for (int i = 0; i < bytes; i++) {
            value = value << 8 | scratch[i] & 0xff;
        }
        return value;
    }

    @Override
    public int readInt() throws IOException {
        return (int) number(4);
    }

    @Override
    public long readLong() throws IOException {
        return number(8);
    }

    @Override
    public float readFloat() throws IOException {
        return Float.intBitsToFloat(readInt());
    }

    @Override
    public double readDouble() throws IOException {
        return Double.longBitsToDouble(readLong());
    }

    @Override
    public String readLine() throws IOException {
        StringBuilder line = new StringBuilder();
        int c = read();
        if (c < 0) {
            return null;
        }
        while (c >= 0 && c != '\n') {
            if (c == '\r') {
                if (peek() == '\n') {
                    read();
                }
                break;
            }
            line.append((char) c);
            c = read();
        }
        return line.toString();
    }

    @Override
    public String readUTF() throws IOException {
        return readText(readUnsignedShort());
    }

    /** The next byte of a text, of which so many are left: outside of blocks many are read before one is looked at. */
    private int textByte(long leftOfText) throws IOException {
        if (inBlocks) {
            return readUnsignedByte();
        }
        if (position == end) {
            position = 0;
            end = 0;
            int count = (int) Math.min(leftOfText, AT_ONCE);
            rawReadFully(buffer, 0, count);
            end = count;
        }
        return buffer[position++] & 0xff;
    }

    /** Reads a string of that many bytes of modified UTF-8. */
    String readText(long length) throws IOException {
        if (!inBlocks) {
            position = 0;
            end = 0;
        }
        StringBuilder text = new StringBuilder();
        long leftOfText = length;
        while (leftOfText > 0) {
            int first = textByte(leftOfText);
            int more = first < 0x80 ? 0 : first >> 5 == 6 ? 1 : first >> 4 == 14 ? 2 : -1;
            if (more < 0 || more >= leftOfText) {
                throw new UTFDataFormatException();
            }
            leftOfText -= 1 + more;
            if (more == 0) {
                text.append((char) first);
                continue;
            }
            int value = more == 1 ? first & 0x1f : first & 0x0f;
            for (int i = more; i > 0; i--) {
                int next = textByte(leftOfText + i);
                if ((next & 0xc0) != 0x80) {
                    throw new UTFDataFormatException();
                }
                value = value << 6 | next & 0x3f;
            }
            text.append((char) value);
        }
        return text.toString();
    }
}
