package java.util.zip;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** Writes a zip file entry by entry. */
public class ZipOutputStream extends DeflaterOutputStream implements ZipConstants {
    public static final int STORED = ZipEntry.STORED;
    public static final int DEFLATED = ZipEntry.DEFLATED;

    private static final int ZIP64_END_BYTES = 56;
    private static final int ZIP64_VERSION = 45;

    private final Charset charset;
    private final CRC32 crc = new CRC32();
    private final List<Written> entries = new ArrayList<>();
    private final Set<String> names = new HashSet<>();
    private Written current;
    private long written;
    private long entryStart;
    private byte[] comment;
    private int method = DEFLATED;
    private boolean finished;
    private boolean closed;

    /** An entry, and where it was written. */
    private static final class Written {
        final ZipEntry entry;
        final long offset;
        int flags;

        Written(ZipEntry entry, long offset) {
            this.entry = entry;
            this.offset = offset;
        }
    }

    public ZipOutputStream(OutputStream out) {
        this(out, StandardCharsets.UTF_8);
    }

    public ZipOutputStream(OutputStream out, Charset charset) {
        super(out, out != null ? new Deflater(Deflater.DEFAULT_COMPRESSION, true) : null);
        this.charset = Objects.requireNonNull(charset, "charset is null");
        ownsDeflater = true;
    }

    private void checkOpen() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
    }

    public void setComment(String comment) {
        byte[] bytes = comment == null ? null : comment.getBytes(charset);
        if (bytes != null && bytes.length > 0xffff) {
            throw new IllegalArgumentException("ZIP file comment too long");
        }
        this.comment = bytes;
    }

    public void setMethod(int method) {
        if (method != DEFLATED && method != STORED) {
            throw new IllegalArgumentException("invalid compression method");
        }
        this.method = method;
    }

    public void setLevel(int level) {
        def.setLevel(level);
    }

    public void putNextEntry(ZipEntry e) throws IOException {
        checkOpen();
        if (current != null) {
            closeEntry();
        }
        if (e.dosTime == -1) {
            e.setTime(System.currentTimeMillis());
        }
        if (e.method == -1) {
            e.method = method;
        }
        Written next = new Written(e, written);
        if (e.method == DEFLATED) {
            if (e.size == -1 || !(e.compressedSize != -1 && e.compressedSizeSet) || e.crc == -1) {
                next.flags = ZipFormat.FOLLOWED;
            }
        } else {
            if (e.size == -1) {
                e.size = e.compressedSize;
            } else if (e.compressedSize == -1) {
                e.compressedSize = e.size;
            } else if (e.size != e.compressedSize) {
                throw new ZipException("STORED entry where compressed != uncompressed size");
            }
            if (e.size == -1 || e.crc == -1) {
                throw new ZipException("STORED entry missing size, compressed size, or crc-32");
            }
        }
        if (!names.add(e.name)) {
            throw new ZipException("duplicate entry: " + e.name);
        }
        if (charset == StandardCharsets.UTF_8) {
            next.flags |= ZipFormat.UTF_8;
        }
        current = next;
        entries.add(next);
        writeLocalHeader(next);
        entryStart = written;
    }

    public void closeEntry() throws IOException {
        checkOpen();
        if (current == null) {
            return;
        }
        ZipEntry e = current.entry;
        if (e.method == DEFLATED) {
            def.finish();
            while (!def.finished()) {
                deflate();
            }
            if ((current.flags & ZipFormat.FOLLOWED) == 0) {
                check(e.size, def.getBytesRead(), "invalid entry size");
                check(e.compressedSize, def.getBytesWritten(), "invalid entry compressed size");
                if (e.crc != crc.getValue()) {
                    throw new ZipException("invalid entry CRC-32 (expected 0x" + Long.toHexString(e.crc)
                            + " but got 0x" + Long.toHexString(crc.getValue()) + ")");
                }
            } else {
                e.size = def.getBytesRead();
                e.compressedSize = def.getBytesWritten();
                e.crc = crc.getValue();
                writeSizes(e);
            }
            def.reset();
        } else {
            if (e.size != written - entryStart) {
                throw new ZipException("invalid entry size (expected " + e.size + " but got " + (written - entryStart)
                        + " bytes)");
            }
            if (e.crc != crc.getValue()) {
                throw new ZipException("invalid entry crc-32 (expected 0x" + Long.toHexString(e.crc) + " but got 0x"
                        + Long.toHexString(crc.getValue()) + ")");
            }
        }
        crc.reset();
        current = null;
    }

    private static void check(long expected, long found, String what) throws ZipException {
        if (expected != found) {
            throw new ZipException(what + " (expected " + expected + " but got " + found + " bytes)");
        }
    }

    @Override
    public synchronized void write(byte[] b, int off, int len) throws IOException {
        checkOpen();
        Objects.checkFromIndexSize(off, len, b.length);
        if (len == 0) {
            return;
        }
        if (current == null) {
            throw new ZipException("no current ZIP entry");
        }
        if (current.entry.method == DEFLATED) {
            super.write(b, off, len);
        } else {
            written += len;
            if (written - entryStart > current.entry.size) {
                throw new ZipException("attempt to write past end of STORED entry");
            }
            out.write(b, off, len);
        }
        crc.update(b, off, len);
    }

    @Override
    protected void deflate() throws IOException {
        int count = def.deflate(buf, 0, buf.length);
        if (count > 0) {
            put(buf, count);
        }
    }

    private void put(byte[] bytes, int length) throws IOException {
        out.write(bytes, 0, length);
        written += length;
    }

    private void put(byte[] bytes) throws IOException {
        put(bytes, bytes.length);
    }

    @Override
    public void finish() throws IOException {
        checkOpen();
        if (finished) {
            return;
        }
        if (current != null) {
            closeEntry();
        }
        long start = written;
        for (Written entry : entries) {
            writeCentralHeader(entry);
        }
        writeEnd(start, written - start);
        finished = true;
    }

    @Override
    public void close() throws IOException {
        if (!closed) {
            super.close();
            closed = true;
        }
    }

    private static int version(Written entry, boolean large) {
        return large ? ZIP64_VERSION : entry.entry.method == DEFLATED ? 20 : 10;
    }

    private void writeLocalHeader(Written next) throws IOException {
        ZipEntry e = next.entry;
        boolean known = (next.flags & ZipFormat.FOLLOWED) == 0;
        boolean large = known && (e.compressedSize >= ZipFormat.LARGEST_INT || e.size >= ZipFormat.LARGEST_INT);
        byte[] name = e.name.getBytes(charset);
        byte[] times = timestamps(e, true);
        byte[] sizes = new byte[large ? 20 : 0];
        if (large) {
            ZipFormat.putShort(sizes, 0, ZipFormat.ZIP64_EXTRA);
            ZipFormat.putShort(sizes, 2, 16);
            ZipFormat.putLong(sizes, 4, e.size);
            ZipFormat.putLong(sizes, 12, e.compressedSize);
        }
        byte[] extra = ownExtra(e);
        byte[] header = new byte[LOCHDR];
        ZipFormat.putInt(header, 0, LOCSIG);
        ZipFormat.putShort(header, LOCVER, version(next, large));
        ZipFormat.putShort(header, LOCFLG, next.flags);
        ZipFormat.putShort(header, LOCHOW, e.method);
        ZipFormat.putInt(header, LOCTIM, e.dosTime);
        if (known) {
            ZipFormat.putInt(header, LOCCRC, e.crc);
            ZipFormat.putInt(header, LOCSIZ, large ? ZipFormat.LARGEST_INT : e.compressedSize);
            ZipFormat.putInt(header, LOCLEN, large ? ZipFormat.LARGEST_INT : e.size);
        }
        ZipFormat.putShort(header, LOCNAM, name.length);
        ZipFormat.putShort(header, LOCEXT, sizes.length + times.length + extra.length);
        put(header);
        put(name);
        put(sizes);
        put(times);
        put(extra);
    }

    private void writeSizes(ZipEntry e) throws IOException {
        boolean large = e.compressedSize >= ZipFormat.LARGEST_INT || e.size >= ZipFormat.LARGEST_INT;
        byte[] sizes = new byte[large ? 24 : EXTHDR];
        ZipFormat.putInt(sizes, 0, EXTSIG);
        ZipFormat.putInt(sizes, EXTCRC, e.crc);
        if (large) {
            ZipFormat.putLong(sizes, EXTSIZ, e.compressedSize);
            ZipFormat.putLong(sizes, 16, e.size);
        } else {
            ZipFormat.putInt(sizes, EXTSIZ, e.compressedSize);
            ZipFormat.putInt(sizes, EXTLEN, e.size);
        }
        put(sizes);
    }

    private void writeCentralHeader(Written next) throws IOException {
        ZipEntry e = next.entry;
        byte[] large = largeFields(e, next.offset);
        byte[] name = e.name.getBytes(charset);
        byte[] times = timestamps(e, false);
        byte[] extra = ownExtra(e);
        byte[] text = e.comment == null ? new byte[0] : e.comment.getBytes(charset);
        int version = version(next, large.length > 0);
        byte[] header = new byte[CENHDR];
        ZipFormat.putInt(header, 0, CENSIG);
        ZipFormat.putShort(header, CENVEM, version);
        ZipFormat.putShort(header, CENVER, version);
        ZipFormat.putShort(header, CENFLG, next.flags);
        ZipFormat.putShort(header, CENHOW, e.method);
        ZipFormat.putInt(header, CENTIM, e.dosTime);
        ZipFormat.putInt(header, CENCRC, e.crc);
        ZipFormat.putInt(header, CENSIZ, Math.min(e.compressedSize, ZipFormat.LARGEST_INT));
        ZipFormat.putInt(header, CENLEN, Math.min(e.size, ZipFormat.LARGEST_INT));
        ZipFormat.putShort(header, CENNAM, name.length);
        ZipFormat.putShort(header, CENEXT, large.length + times.length + extra.length);
        ZipFormat.putShort(header, CENCOM, Math.min(text.length, 0xffff));
        ZipFormat.putInt(header, CENOFF, Math.min(next.offset, ZipFormat.LARGEST_INT));
        put(header);
        put(name);
        put(large);
        put(times);
        put(extra);
        put(text, Math.min(text.length, 0xffff));
    }

    /** The extra field for what does not fit into the header. */
    private static byte[] largeFields(ZipEntry e, long offset) {
        long[] values = {e.size, e.compressedSize, offset};
        int count = 0;
        for (long value : values) {
            count += value >= ZipFormat.LARGEST_INT ? 1 : 0;
        }
        if (count == 0) {
            return new byte[0];
        }
        byte[] fields = new byte[4 + 8 * count];
        ZipFormat.putShort(fields, 0, ZipFormat.ZIP64_EXTRA);
        ZipFormat.putShort(fields, 2, 8 * count);
        int at = 4;
        for (long value : values) {
            if (value >= ZipFormat.LARGEST_INT) {
                ZipFormat.putLong(fields, at, value);
                at += 8;
            }
        }
        return fields;
    }

    /** The extra field of times, which has all of them in the local header and the first in the central one. */
    private static byte[] timestamps(ZipEntry e, boolean local) {
        int flags = 0;
        int count = 0;
        FileTime[] times = {e.modified, e.accessed, e.created};
        for (int i = 0; i < times.length; i++) {
            if (times[i] != null) {
                flags |= 1 << i;
                count += local || i == 0 ? 1 : 0;
            }
        }
        if (flags == 0) {
            return new byte[0];
        }
        byte[] field = new byte[5 + 4 * count];
        ZipFormat.putShort(field, 0, ZipFormat.TIMESTAMP_EXTRA);
        ZipFormat.putShort(field, 2, 1 + 4 * count);
        field[4] = (byte) flags;
        int at = 5;
        for (int i = 0; i < (local ? times.length : 1); i++) {
            if (times[i] != null) {
                ZipFormat.putInt(field, at, times[i].to(TimeUnit.SECONDS));
                at += 4;
            }
        }
        return field;
    }

    /** An entry's extra fields without those that are written anew. */
    private static byte[] ownExtra(ZipEntry e) {
        byte[] extra = e.extra;
        if (extra == null) {
            return new byte[0];
        }
        byte[] kept = new byte[extra.length];
        int length = 0;
        int at = 0;
        while (at + 4 <= extra.length) {
            int tag = ZipFormat.getShort(extra, at);
            int bytes = 4 + ZipFormat.getShort(extra, at + 2);
            if (at + bytes > extra.length) {
                break;
            }
            if (tag != ZipFormat.TIMESTAMP_EXTRA && tag != ZipFormat.ZIP64_EXTRA) {
                System.arraycopy(extra, at, kept, length, bytes);
                length += bytes;
            }
            at += bytes;
        }
        if (at < extra.length) {
            System.arraycopy(extra, at, kept, length, extra.length - at);
            length += extra.length - at;
        }
        return java.util.Arrays.copyOf(kept, length);
    }

    private void writeEnd(long start, long length) throws IOException {
        long count = entries.size();
        if (start >= ZipFormat.LARGEST_INT || length >= ZipFormat.LARGEST_INT || count >= ZipFormat.LARGEST_SHORT) {
            writeLargeEnd(start, length, count);
        }
        byte[] end = new byte[ENDHDR];
        ZipFormat.putInt(end, 0, ENDSIG);
        ZipFormat.putShort(end, ENDSUB, (int) Math.min(count, ZipFormat.LARGEST_SHORT));
        ZipFormat.putShort(end, ENDTOT, (int) Math.min(count, ZipFormat.LARGEST_SHORT));
        ZipFormat.putInt(end, ENDSIZ, Math.min(length, ZipFormat.LARGEST_INT));
        ZipFormat.putInt(end, ENDOFF, Math.min(start, ZipFormat.LARGEST_INT));
        ZipFormat.putShort(end, ENDCOM, comment == null ? 0 : comment.length);
        put(end);
        if (comment != null) {
            put(comment);
        }
    }

    private void writeLargeEnd(long start, long length, long count) throws IOException {
        long at = written;
        byte[] end = new byte[ZIP64_END_BYTES];
        ZipFormat.putInt(end, 0, 0x06064b50L);
        ZipFormat.putLong(end, 4, ZIP64_END_BYTES - 12);
        ZipFormat.putShort(end, 12, ZIP64_VERSION);
        ZipFormat.putShort(end, 14, ZIP64_VERSION);
        ZipFormat.putLong(end, 24, count);
        ZipFormat.putLong(end, 32, count);
        ZipFormat.putLong(end, 40, length);
        ZipFormat.putLong(end, 48, start);
        put(end);
        byte[] locator = new byte[20];
        ZipFormat.putInt(locator, 0, 0x07064b50L);
        ZipFormat.putLong(locator, 8, at);
        ZipFormat.putInt(locator, 16, 1);
        put(locator);
    }
}
