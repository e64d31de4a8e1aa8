package java.util.zip;

import java.io.IOException;
import java.io.OutputStream;

/** Writes a gzip file (RFC 1952). */
public class GZIPOutputStream extends DeflaterOutputStream {
    /** Without flags and time; the operating system is not told. */
    private static final byte[] HEADER = {0x1f, (byte) 0x8b, Deflater.DEFLATED, 0, 0, 0, 0, 0, 0, -1};

    protected CRC32 crc = new CRC32();

    public GZIPOutputStream(OutputStream out, int size) throws IOException {
        this(out, size, false);
    }

    public GZIPOutputStream(OutputStream out, int size, boolean syncFlush) throws IOException {
        super(out, out != null ? new Deflater(Deflater.DEFAULT_COMPRESSION, true) : null, size, syncFlush);
        ownsDeflater = true;
        out.write(HEADER);
    }

    public GZIPOutputStream(OutputStream out) throws IOException {
        this(out, 512, false);
    }

    public GZIPOutputStream(OutputStream out, boolean syncFlush) throws IOException {
        this(out, 512, syncFlush);
    }

    @Override
    public synchronized void write(byte[] buf, int off, int len) throws IOException {
        super.write(buf, off, len);
        crc.update(buf, off, len);
    }

    @Override
    public void finish() throws IOException {
        if (!def.finished()) {
            super.finish();
            byte[] trailer = new byte[8];
            ZipFormat.putInt(trailer, 0, crc.getValue());
            ZipFormat.putInt(trailer, 4, def.getBytesRead());
            out.write(trailer);
        }
    }
}
