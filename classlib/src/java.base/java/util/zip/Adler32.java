package java.util.zip;

import java.nio.ByteBuffer;
import jdk.internal.vm.Compression;

/** The checksum of RFC 1950. */
public class Adler32 implements Checksum {
    private int sum = 1;

    public Adler32() {
    }

    @Override
    public void update(int b) {
        sum = Compression.adler32(sum, new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void update(byte[] b, int off, int len) {
        if (b == null) {
            throw new NullPointerException();
        }
        Deflater.checkRange(off, len, b.length);
        sum = Compression.adler32(sum, b, off, len);
    }

    @Override
    public void update(byte[] b) {
        sum = Compression.adler32(sum, b, 0, b.length);
    }

    @Override
    public void update(ByteBuffer buffer) {
        Checksum.super.update(buffer);
    }

    @Override
    public void reset() {
        sum = 1;
    }

    @Override
    public long getValue() {
        return sum & 0xffffffffL;
    }
}
