package java.util.zip;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Keeps the checksum of what is written. */
public class CheckedOutputStream extends FilterOutputStream {
    private final Checksum checksum;

    public CheckedOutputStream(OutputStream out, Checksum cksum) {
        super(out);
        checksum = cksum;
    }

    @Override
    public void write(int b) throws IOException {
        out.write(b);
        checksum.update(b);
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
        out.write(b, off, len);
        checksum.update(b, off, len);
    }

    public Checksum getChecksum() {
        return checksum;
    }
}
