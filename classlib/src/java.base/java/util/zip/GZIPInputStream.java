package java.util.zip;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;

/** Reads a gzip file (RFC 1952), or several one behind the other. */
public class GZIPInputStream extends InflaterInputStream {
    public static final int GZIP_MAGIC = 0x8b1f;

    private static final int HEADER_CHECKSUM = 2;
    private static final int EXTRA = 4;
    private static final int NAME = 8;
    private static final int COMMENT = 16;
    private static final int TRAILER_BYTES = 8;

    protected CRC32 crc = new CRC32();
    protected boolean eos;
    private boolean closed;

    public GZIPInputStream(InputStream in, int size) throws IOException {
        super(in, in != null ? new Inflater(true) : null, size);
        ownsInflater = true;
        readHeader(in);
    }

    public GZIPInputStream(InputStream in) throws IOException {
        this(in, 512);
    }

    @Override
    public int read(byte[] buf, int off, int len) throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
        if (eos) {
            return -1;
        }
        int count = super.read(buf, off, len);
        if (count >= 0) {
            crc.update(buf, off, count);
            return count;
        }
        if (readTrailer()) {
            eos = true;
            return -1;
        }
        return read(buf, off, len);
    }

    @Override
    public void close() throws IOException {
        if (!closed) {
            super.close();
            eos = true;
            closed = true;
        }
    }

    /** Gives the number of bytes. */
    private int readHeader(InputStream from) throws IOException {
        CheckedInputStream header = new CheckedInputStream(from, crc);
        crc.reset();
        if (readShort(header) != GZIP_MAGIC) {
            throw new ZipException("Not in GZIP format");
        }
        if (readByte(header) != Deflater.DEFLATED) {
            throw new ZipException("Unsupported compression method");
        }
        int flags = readByte(header);
        for (int i = 0; i < 6; i++) {
            readByte(header);
        }
        int bytes = 10;
        if ((flags & EXTRA) != 0) {
            int length = readShort(header);
            for (int i = 0; i < length; i++) {
                readByte(header);
            }
            bytes += length + 2;
        }
        for (int flag : new int[] {NAME, COMMENT}) {
            if ((flags & flag) != 0) {
                int next;
                do {
                    next = readByte(header);
                    bytes++;
                } while (next != 0);
            }
        }
        if ((flags & HEADER_CHECKSUM) != 0) {
            int sum = (int) crc.getValue() & 0xffff;
            if (readShort(header) != sum) {
                throw new ZipException("Corrupt GZIP header");
            }
            bytes += 2;
        }
        crc.reset();
        return bytes;
    }

    /** Whether nothing follows. */
    private boolean readTrailer() throws IOException {
        InputStream rest = in;
        int left = inf.getRemaining();
        if (left > 0) {
            rest = new SequenceInputStream(new java.io.ByteArrayInputStream(buf, len - left, left), new Unclosed(in));
        }
        if (readInt(rest) != crc.getValue() || readInt(rest) != (inf.getBytesWritten() & 0xffffffffL)) {
            throw new ZipException("Corrupt GZIP trailer");
        }
        int header;
        try {
            header = readHeader(rest);
        } catch (IOException none) {
            return true;
        }
        inf.reset();
        int used = header + TRAILER_BYTES;
        if (left > used) {
            inf.setInput(buf, len - left + used, left - used);
        }
        return false;
    }

    private static long readInt(InputStream from) throws IOException {
        long low = readShort(from);
        return low | (long) readShort(from) << 16;
    }

    private static int readShort(InputStream from) throws IOException {
        int low = readByte(from);
        return low | readByte(from) << 8;
    }

    private static int readByte(InputStream from) throws IOException {
        int next = from.read();
        if (next < 0) {
            throw new EOFException();
        }
        return next;
    }

    /** What the sequence must not close. */
    private static final class Unclosed extends java.io.FilterInputStream {
        Unclosed(InputStream in) {
            super(in);
        }

        @Override
        public void close() {
        }
    }
}
