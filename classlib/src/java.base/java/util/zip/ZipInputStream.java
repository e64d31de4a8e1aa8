package java.util.zip;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PushbackInputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** Reads a zip file entry by entry, by the headers before the entries. */
public class ZipInputStream extends InflaterInputStream implements ZipConstants {
    private final Charset charset;
    private final CRC32 crc = new CRC32();
    private ZipEntry entry;
    private long left;
    private boolean atEntryEnd;
    private boolean closed;

    public ZipInputStream(InputStream in) {
        this(in, StandardCharsets.UTF_8);
    }

    public ZipInputStream(InputStream in, Charset charset) {
        super(new PushbackInputStream(Objects.requireNonNull(in, "in is null"), 512), new Inflater(true), 512);
        this.charset = Objects.requireNonNull(charset, "charset is null");
        ownsInflater = true;
    }

    private void checkOpen() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
    }

    public ZipEntry getNextEntry() throws IOException {
        checkOpen();
        if (entry != null) {
            closeEntry();
        }
        crc.reset();
        inf.reset();
        entry = readHeader();
        if (entry == null) {
            return null;
        }
        if (entry.method == ZipEntry.STORED) {
            left = entry.size;
        }
        atEntryEnd = false;
        return entry;
    }

    public void closeEntry() throws IOException {
        checkOpen();
        if (entry != null) {
            byte[] bytes = new byte[512];
            while (read(bytes, 0, bytes.length) != -1) {
                continue;
            }
            atEntryEnd = true;
        }
    }

    @Override
    public int available() throws IOException {
        checkOpen();
        return atEntryEnd ? 0 : 1;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        checkOpen();
        Objects.checkFromIndexSize(off, len, b.length);
        if (len == 0) {
            return 0;
        }
        if (entry == null) {
            return -1;
        }
        switch (entry.method) {
            case ZipEntry.DEFLATED:
                int inflated = super.read(b, off, len);
                if (inflated < 0) {
                    readEnd(entry);
                    atEntryEnd = true;
                    entry = null;
                } else {
                    crc.update(b, off, inflated);
                }
                return inflated;
            case ZipEntry.STORED:
                if (left <= 0) {
                    atEntryEnd = true;
                    entry = null;
                    return -1;
                }
                int count = in.read(b, off, (int) Math.min(len, left));
                if (count < 0) {
                    throw new ZipException("unexpected EOF");
                }
                crc.update(b, off, count);
                left -= count;
                if (left == 0 && entry.crc != crc.getValue()) {
                    throw badChecksum(entry);
                }
                return count;
            default:
                throw new ZipException("invalid compression method");
        }
    }

    private ZipException badChecksum(ZipEntry e) {
        return new ZipException("invalid entry CRC (expected 0x" + Long.toHexString(e.crc) + " but got 0x"
                + Long.toHexString(crc.getValue()) + ")");
    }

    @Override
    public byte[] readAllBytes() throws IOException {
        return super.readAllBytes();
    }

    @Override
    public byte[] readNBytes(int len) throws IOException {
        return super.readNBytes(len);
    }

    @Override
    public int readNBytes(byte[] b, int off, int len) throws IOException {
        return super.readNBytes(b, off, len);
    }

    @Override
    public void skipNBytes(long n) throws IOException {
        super.skipNBytes(n);
    }

    @Override
    public long transferTo(OutputStream out) throws IOException {
        return super.transferTo(out);
    }

    @Override
    public long skip(long n) throws IOException {
        Skips.check(n);
        checkOpen();
        long skipped = Skips.skip(this, Math.min(n, Integer.MAX_VALUE));
        atEntryEnd |= skipped < 0;
        return skipped < 0 ? ~skipped : skipped;
    }

    @Override
    public void close() throws IOException {
        if (!closed) {
            super.close();
            closed = true;
        }
    }

    /** The next entry; {@code null} where something else comes. */
    private ZipEntry readHeader() throws IOException {
        byte[] header = new byte[LOCHDR];
        try {
            readFully(header);
        } catch (EOFException end) {
            return null;
        }
        if (ZipFormat.getInt(header, 0) != LOCSIG) {
            return null;
        }
        int flags = ZipFormat.getShort(header, LOCFLG);
        byte[] name = new byte[ZipFormat.getShort(header, LOCNAM)];
        readFully(name);
        ZipEntry next = createZipEntry(new String(name, (flags & ZipFormat.UTF_8) != 0 ? StandardCharsets.UTF_8 : charset));
        if ((flags & ZipFormat.ENCRYPTED) != 0) {
            throw new ZipException("encrypted ZIP entry not supported");
        }
        next.flags = flags;
        next.method = ZipFormat.getShort(header, LOCHOW);
        next.dosTime = ZipFormat.getInt(header, LOCTIM);
        if ((flags & ZipFormat.FOLLOWED) != 0) {
            if (next.method != ZipEntry.DEFLATED) {
                throw new ZipException("only DEFLATED entries can have EXT descriptor");
            }
        } else {
            next.crc = ZipFormat.getInt(header, LOCCRC);
            next.compressedSize = ZipFormat.getInt(header, LOCSIZ);
            next.size = ZipFormat.getInt(header, LOCLEN);
        }
        int length = ZipFormat.getShort(header, LOCEXT);
        if (length > 0) {
            byte[] extra = new byte[length];
            readFully(extra);
            ZipFormat.readExtra(next, extra,
                    next.compressedSize == ZipFormat.LARGEST_INT || next.size == ZipFormat.LARGEST_INT);
            next.extra = extra;
        }
        return next;
    }

    protected ZipEntry createZipEntry(String name) {
        return new ZipEntry(name);
    }

    /** What stands behind an entry's bytes. */
    private void readEnd(ZipEntry e) throws IOException {
        int rest = inf.getRemaining();
        if (rest > 0) {
            ((PushbackInputStream) in).unread(buf, len - rest, rest);
        }
        if ((e.flags & ZipFormat.FOLLOWED) != 0) {
            boolean large = inf.getBytesWritten() > ZipFormat.LARGEST_INT || inf.getBytesRead() > ZipFormat.LARGEST_INT;
            byte[] sizes = new byte[large ? 24 : EXTHDR];
            readFully(sizes);
            int at = 4;
            if (ZipFormat.getInt(sizes, 0) != EXTSIG) {
                // Some write no signature.
                at = 0;
                ((PushbackInputStream) in).unread(sizes, sizes.length - 4, 4);
            }
            e.crc = ZipFormat.getInt(sizes, at);
            e.compressedSize = large ? ZipFormat.getLong(sizes, at + 4) : ZipFormat.getInt(sizes, at + 4);
            e.size = large ? ZipFormat.getLong(sizes, at + 12) : ZipFormat.getInt(sizes, at + 8);
        }
        if (e.size != inf.getBytesWritten()) {
            throw new ZipException("invalid entry size (expected " + e.size + " but got " + inf.getBytesWritten() + " bytes)");
        }
        if (e.compressedSize != inf.getBytesRead()) {
            throw new ZipException("invalid entry compressed size (expected " + e.compressedSize + " but got "
                    + inf.getBytesRead() + " bytes)");
        }
        if (e.crc != crc.getValue()) {
            throw badChecksum(e);
        }
    }

    private void readFully(byte[] bytes) throws IOException {
        int at = 0;
        while (at < bytes.length) {
            int count = in.read(bytes, at, bytes.length - at);
            if (count < 0) {
                throw new EOFException();
            }
            at += count;
        }
    }
}
