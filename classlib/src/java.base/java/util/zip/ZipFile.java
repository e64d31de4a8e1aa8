package java.util.zip;

import java.io.Closeable;
import java.io.EOFException;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.stream.Stream;
import jdk.internal.vm.HostFiles;
import jdk.internal.vm.MappedRegion;

/** Reads a zip file by the directory at its end. */
public class ZipFile implements ZipConstants, Closeable {
    public static final int OPEN_READ = 1;
    public static final int OPEN_DELETE = 4;

    private static final int MAX_COMMENT = 0xffff;
    private static final int ZIP64_LOCATOR_BYTES = 20;
    private static final int ZIP64_END_BYTES = 56;
    /** What is read of an entry at a time. */
    private static final int BUFFER_BYTES = 8 << 10;

    private final String name;
    private final boolean deletedOnClose;
    private final Charset charset;
    private final Map<String, ZipEntry> entries = new LinkedHashMap<>();
    /** As many as the directory has, where one name has several. */
    private int count;
    private final List<InputStream> streams = new ArrayList<>();
    private String comment;
    private int descriptor = -1;
    private long length;
    private boolean closed;

    public ZipFile(String name) throws IOException {
        this(new File(name), OPEN_READ);
    }

    public ZipFile(File file, int mode) throws IOException {
        this(file, mode, StandardCharsets.UTF_8);
    }

    public ZipFile(File file) throws ZipException, IOException {
        this(file, OPEN_READ);
    }

    public ZipFile(File file, int mode, Charset charset) throws IOException {
        if ((mode & OPEN_READ) == 0 || (mode & ~(OPEN_READ | OPEN_DELETE)) != 0) {
            throw new IllegalArgumentException("Illegal mode: 0x" + Integer.toHexString(mode));
        }
        name = file.getPath();
        this.charset = Objects.requireNonNull(charset, "charset");
        deletedOnClose = (mode & OPEN_DELETE) != 0;
        if (!file.exists()) {
            throw new NoSuchFileException(name);
        }
        MappedRegion.writeAll();
        descriptor = HostFiles.open(name, HostFiles.READ);
        try {
            length = HostFiles.size(descriptor);
            readDirectory();
        } catch (IOException | RuntimeException | Error failure) {
            HostFiles.close(descriptor);
            throw failure;
        }
    }

    public ZipFile(String name, Charset charset) throws IOException {
        this(new File(name), OPEN_READ, charset);
    }

    public ZipFile(File file, Charset charset) throws IOException {
        this(file, OPEN_READ, charset);
    }

    private void checkOpen() {
        if (closed) {
            throw new IllegalStateException("zip file closed");
        }
    }

    /** The bytes at a place, all of them. */
    private byte[] bytes(long from, int count) throws IOException {
        byte[] bytes = new byte[count];
        int at = 0;
        while (at < count) {
            int read = HostFiles.readAt(descriptor, from + at, bytes, at, count - at);
            if (read <= 0) {
                throw new EOFException("Unexpected end of ZIP file");
            }
            at += read;
        }
        return bytes;
    }

    private void readDirectory() throws IOException {
        if (length == 0) {
            throw new ZipException("zip file is empty");
        }
        int tailLength = (int) Math.min(length, ENDHDR + MAX_COMMENT);
        long tailStart = length - tailLength;
        byte[] tail = bytes(tailStart, tailLength);
        int end = tailLength - ENDHDR;
        while (end >= 0 && !isEnd(tail, end)) {
            end--;
        }
        if (end < 0) {
            throw new ZipException("zip END header not found");
        }
        long total = ZipFormat.getShort(tail, end + ENDTOT);
        long size = ZipFormat.getInt(tail, end + ENDSIZ);
        long offset = ZipFormat.getInt(tail, end + ENDOFF);
        int commentLength = ZipFormat.getShort(tail, end + ENDCOM);
        if (commentLength > 0) {
            comment = new String(tail, end + ENDHDR, commentLength, charset);
        }
        long endAt = tailStart + end;
        if (total == ZipFormat.LARGEST_SHORT || size == ZipFormat.LARGEST_INT || offset == ZipFormat.LARGEST_INT) {
            long locatorAt = endAt - ZIP64_LOCATOR_BYTES;
            if (locatorAt >= 0) {
                byte[] locator = bytes(locatorAt, ZIP64_LOCATOR_BYTES);
                long largeAt = ZipFormat.getLong(locator, 8);
                if (ZipFormat.getInt(locator, 0) == 0x07064b50L && largeAt >= 0 && largeAt <= length - ZIP64_END_BYTES) {
                    byte[] large = bytes(largeAt, ZIP64_END_BYTES);
                    if (ZipFormat.getInt(large, 0) == 0x06064b50L) {
                        total = ZipFormat.getLong(large, 32);
                        size = ZipFormat.getLong(large, 40);
                        offset = ZipFormat.getLong(large, 48);
                        endAt = largeAt;
                    }
                }
            }
        }
        if (size < 0 || size > endAt) {
            throw new ZipException("invalid END header (bad central directory size)");
        }
        long start = endAt - size;
        // Something may stand before the zip file.
        long shift = start - offset;
        if (shift < 0) {
            throw new ZipException("invalid END header (bad central directory offset)");
        }
        if (size > Integer.MAX_VALUE - 16) {
            throw new ZipException("invalid END header (central directory size too large)");
        }
        readEntries(bytes(start, (int) size), shift, total);
    }

    /** Whether there is an end header whose comment ends with the file. */
    private static boolean isEnd(byte[] tail, int at) {
        return ZipFormat.getInt(tail, at) == ENDSIG && at + ENDHDR + ZipFormat.getShort(tail, at + ENDCOM) == tail.length;
    }

    private void readEntries(byte[] directory, long shift, long total) throws ZipException {
        int at = 0;
        while (at + CENHDR <= directory.length) {
            if (ZipFormat.getInt(directory, at) != CENSIG) {
                throw new ZipException("invalid CEN header (bad signature)");
            }
            int flags = ZipFormat.getShort(directory, at + CENFLG);
            int nameLength = ZipFormat.getShort(directory, at + CENNAM);
            int extraLength = ZipFormat.getShort(directory, at + CENEXT);
            int commentLength = ZipFormat.getShort(directory, at + CENCOM);
            int method = ZipFormat.getShort(directory, at + CENHOW);
            if ((flags & ZipFormat.ENCRYPTED) != 0) {
                throw new ZipException("invalid CEN header (encrypted entry)");
            }
            if (method != ZipEntry.STORED && method != ZipEntry.DEFLATED) {
                throw new ZipException("invalid CEN header (bad compression method: " + method + ")");
            }
            int nameAt = at + CENHDR;
            if (nameAt + nameLength + extraLength + commentLength > directory.length) {
                throw new ZipException("invalid CEN header (bad header size)");
            }
            Charset names = (flags & ZipFormat.UTF_8) != 0 ? StandardCharsets.UTF_8 : charset;
            ZipEntry entry = new ZipEntry(new String(directory, nameAt, nameLength, names));
            entry.flags = flags;
            entry.method = method;
            entry.dosTime = ZipFormat.getInt(directory, at + CENTIM);
            entry.crc = ZipFormat.getInt(directory, at + CENCRC);
            entry.compressedSize = ZipFormat.getInt(directory, at + CENSIZ);
            entry.size = ZipFormat.getInt(directory, at + CENLEN);
            entry.offset = ZipFormat.getInt(directory, at + CENOFF);
            if (extraLength > 0) {
                int from = nameAt + nameLength;
                byte[] extra = java.util.Arrays.copyOfRange(directory, from, from + extraLength);
                entry.extra = extra;
                ZipFormat.readExtra(entry, extra, false);
                readLarge(entry, extra);
            }
            entry.offset += shift;
            if (commentLength > 0) {
                entry.comment = new String(directory, nameAt + nameLength + extraLength, commentLength, names);
            }
            entries.put(entry.name, entry);
            count++;
            at = nameAt + nameLength + extraLength + commentLength;
        }
        if (at != directory.length) {
            throw new ZipException("invalid CEN header (bad header size)");
        }
        if (count != total) {
            throw new ZipException("invalid END header (bad entry count)");
        }
    }

    /** What does not fit into a directory's entry follows, in this order, for those fields only. */
    private static void readLarge(ZipEntry entry, byte[] extra) {
        int at = 0;
        while (at + 4 <= extra.length) {
            int bytes = ZipFormat.getShort(extra, at + 2);
            int next = at + 4;
            int end = Math.min(extra.length, next + bytes);
            if (ZipFormat.getShort(extra, at) == ZipFormat.ZIP64_EXTRA) {
                if (entry.size == ZipFormat.LARGEST_INT && next + 8 <= end) {
                    entry.size = ZipFormat.getLong(extra, next);
                    next += 8;
                }
                if (entry.compressedSize == ZipFormat.LARGEST_INT && next + 8 <= end) {
                    entry.compressedSize = ZipFormat.getLong(extra, next);
                    next += 8;
                }
                if (entry.offset == ZipFormat.LARGEST_INT && next + 8 <= end) {
                    entry.offset = ZipFormat.getLong(extra, next);
                }
            }
            at = end;
        }
    }

    public String getComment() {
        synchronized (this) {
            checkOpen();
            return comment;
        }
    }

    public ZipEntry getEntry(String name) {
        Objects.requireNonNull(name, "name");
        synchronized (this) {
            checkOpen();
            ZipEntry found = entries.get(name);
            if (found == null && !name.endsWith("/")) {
                found = entries.get(name + "/");
            }
            return found == null ? null : (ZipEntry) found.clone();
        }
    }

    public InputStream getInputStream(ZipEntry entry) throws IOException {
        Objects.requireNonNull(entry, "entry");
        synchronized (this) {
            checkOpen();
            ZipEntry found = entries.get(entry.name);
            if (found == null) {
                return null;
            }
            byte[] header = bytes(found.offset, LOCHDR);
            if (ZipFormat.getInt(header, 0) != LOCSIG) {
                throw new ZipException("ZipFile invalid LOC header (bad signature)");
            }
            long start = found.offset + LOCHDR + ZipFormat.getShort(header, LOCNAM) + ZipFormat.getShort(header, LOCEXT);
            InputStream stored = new Stored(start, found.compressedSize);
            InputStream stream = found.method == ZipEntry.STORED ? stored : new Inflating(stored, found.size);
            streams.add(stream);
            return stream;
        }
    }

    public String getName() {
        return name;
    }

    @Override
    public String toString() {
        return name + "@" + Integer.toHexString(System.identityHashCode(this));
    }

    private Iterator<ZipEntry> iterator() {
        checkOpen();
        Iterator<ZipEntry> all = entries.values().iterator();
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                checkOpen();
                return all.hasNext();
            }

            @Override
            public ZipEntry next() {
                checkOpen();
                if (!all.hasNext()) {
                    throw new NoSuchElementException();
                }
                return (ZipEntry) all.next().clone();
            }
        };
    }

    public Enumeration<? extends ZipEntry> entries() {
        Iterator<ZipEntry> all = iterator();
        return new Enumeration<ZipEntry>() {
            @Override
            public boolean hasMoreElements() {
                return all.hasNext();
            }

            @Override
            public ZipEntry nextElement() {
                return all.next();
            }
        };
    }

    public Stream<? extends ZipEntry> stream() {
        List<ZipEntry> copies = new ArrayList<>();
        iterator().forEachRemaining(copies::add);
        return copies.stream();
    }

    public int size() {
        synchronized (this) {
            checkOpen();
            return count;
        }
    }

    @Override
    public void close() throws IOException {
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
            for (InputStream stream : streams) {
                stream.close();
            }
            streams.clear();
            HostFiles.close(descriptor);
            if (deletedOnClose) {
                HostFiles.remove(name);
            }
        }
    }

    /** The bytes of an entry as they lie in the file. */
    private final class Stored extends InputStream {
        private long at;
        private long left;

        Stored(long start, long size) {
            at = start;
            left = size;
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            Objects.checkFromIndexSize(off, len, b.length);
            synchronized (ZipFile.this) {
                if (closed) {
                    throw new ZipException("ZipFile closed");
                }
                if (len == 0) {
                    return 0;
                }
                if (left <= 0) {
                    return -1;
                }
                int read = HostFiles.readAt(descriptor, at, b, off, (int) Math.min(len, left));
                if (read > 0) {
                    at += read;
                    left -= read;
                }
                return read;
            }
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) == 1 ? one[0] & 0xff : -1;
        }

        @Override
        public int available() {
            return (int) Math.min(left, Integer.MAX_VALUE);
        }

        @Override
        public void close() {
            left = 0;
            forget(this);
        }
    }

    private void forget(InputStream stream) {
        synchronized (this) {
            if (!closed) {
                streams.remove(stream);
            }
        }
    }

    /** The bytes of an entry decompressed. */
    private final class Inflating extends InflaterInputStream {
        private final long size;
        private boolean isPadded;
        private boolean streamClosed;

        Inflating(InputStream stored, long size) {
            super(stored, new Inflater(true), BUFFER_BYTES);
            ownsInflater = true;
            this.size = size;
        }

        /** A raw stream may want one byte more than there is. */
        @Override
        protected void fill() throws IOException {
            if (isPadded) {
                throw new EOFException("Unexpected end of ZLIB input stream");
            }
            len = in.read(buf, 0, buf.length);
            if (len < 0) {
                buf[0] = 0;
                len = 1;
                isPadded = true;
            }
            inf.setInput(buf, 0, len);
        }

        @Override
        public int available() throws IOException {
            if (streamClosed) {
                return 0;
            }
            return (int) Math.min(Math.max(size - inf.getBytesWritten(), 0), Integer.MAX_VALUE);
        }

        @Override
        public void close() throws IOException {
            if (!streamClosed) {
                streamClosed = true;
                super.close();
                forget(this);
            }
        }
    }
}
