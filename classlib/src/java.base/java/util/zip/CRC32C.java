package java.util.zip;

import java.nio.ByteBuffer;

/** The checksum of RFC 3720. */
public final class CRC32C implements Checksum {
    private static final int[] TABLE = new int[256];

    static {
        for (int i = 0; i < TABLE.length; i++) {
            int remainder = i;
            for (int bit = 0; bit < 8; bit++) {
                remainder = remainder >>> 1 ^ ((remainder & 1) != 0 ? 0x82f63b78 : 0);
            }
            TABLE[i] = remainder;
        }
    }

    /** The inverse of the checksum. */
    private int state = -1;

    public CRC32C() {
    }

    @Override
    public void update(int b) {
        state = state >>> 8 ^ TABLE[(state ^ b) & 0xff];
    }

    @Override
    public void update(byte[] b, int off, int len) {
        if (b == null) {
            throw new NullPointerException();
        }
        Deflater.checkRange(off, len, b.length);
        int rest = state;
        for (int i = off; i < off + len; i++) {
            rest = rest >>> 8 ^ TABLE[(rest ^ b[i]) & 0xff];
        }
        state = rest;
    }

    @Override
    public void update(ByteBuffer buffer) {
        Checksum.super.update(buffer);
    }

    @Override
    public void reset() {
        state = -1;
    }

    @Override
    public long getValue() {
        return ~state & 0xffffffffL;
    }
}
