package java.util.zip;

import java.nio.file.attribute.FileTime;
import java.time.LocalDateTime;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/** A file in a zip file. */
public class ZipEntry implements ZipConstants, Cloneable {
    public static final int STORED = 0;
    public static final int DEFLATED = 8;

    /** From here on a time is kept in an extra field as well: 128 years, of 365 days, behind 1980. */
    private static final long LAST_DOS_TIME = 128L * 365 * 24 * 60 * 60 * 1000;
    /** How long an entry of the directory can be, and what of it is the same for all. */
    private static final int MAX_COMBINED = 0xffff;
    private static final int FIXED = 46;

    String name;
    /** See {@link ZipFormat#dosTime}; -1 if there is none. */
    long dosTime = -1;
    FileTime modified;
    FileTime accessed;
    FileTime created;
    long crc = -1;
    long size = -1;
    long compressedSize = -1;
    /** The compressed size was set by the program, or read. */
    boolean compressedSizeSet;
    int method = -1;
    int flags;
    byte[] extra;
    String comment;
    /** Where the local header lies, in an entry of a file. */
    long offset;

    public ZipEntry(String name) {
        Objects.requireNonNull(name, "name");
        if (!fits(name, null, null)) {
            throw new IllegalArgumentException("entry name too long");
        }
        this.name = name;
    }

    private static boolean fits(String name, byte[] extra, String comment) {
        return (long) FIXED + name.length() + (extra == null ? 0 : extra.length) + (comment == null ? 0 : comment.length()) <= MAX_COMBINED;
    }

    public ZipEntry(ZipEntry e) {
        Objects.requireNonNull(e, "entry");
        name = e.name;
        dosTime = e.dosTime;
        modified = e.modified;
        accessed = e.accessed;
        created = e.created;
        crc = e.crc;
        size = e.size;
        compressedSize = e.compressedSize;
        compressedSizeSet = e.compressedSizeSet;
        method = e.method;
        flags = e.flags;
        extra = e.extra;
        comment = e.comment;
        offset = e.offset;
    }

    public String getName() {
        return name;
    }

    public void setTime(long time) {
        dosTime = ZipFormat.dosTime(time);
        boolean fits = dosTime != ZipFormat.BEFORE_1980 && time <= LAST_DOS_TIME;
        modified = fits ? null : FileTime.from(time, TimeUnit.MILLISECONDS);
    }

    public long getTime() {
        if (modified != null) {
            return modified.toMillis();
        }
        return dosTime != -1 ? ZipFormat.millisecondsOfDos(dosTime) : -1;
    }

    public void setTimeLocal(LocalDateTime time) {
        int year = time.getYear() - 1980;
        dosTime = year < 0 ? ZipFormat.BEFORE_1980
                : ZipFormat.dosTime(time) + ((long) (time.getSecond() % 2) * 1000 + time.getNano() / 1_000_000 << 32);
        boolean fits = dosTime != ZipFormat.BEFORE_1980 && year <= 0x7f;
        modified = fits ? null : FileTime.fromMillis(ZipFormat.milliseconds(time));
    }

    public LocalDateTime getTimeLocal() {
        if (modified != null) {
            return ZipFormat.local(modified.toMillis());
        }
        return ZipFormat.localOfDos(dosTime).plusNanos((dosTime >> 32) * 1_000_000);
    }

    public ZipEntry setLastModifiedTime(FileTime time) {
        modified = Objects.requireNonNull(time, "lastModifiedTime");
        dosTime = ZipFormat.dosTime(time.to(TimeUnit.MILLISECONDS));
        return this;
    }

    public FileTime getLastModifiedTime() {
        if (modified != null) {
            return modified;
        }
        return dosTime == -1 ? null : FileTime.from(getTime(), TimeUnit.MILLISECONDS);
    }

    public ZipEntry setLastAccessTime(FileTime time) {
        accessed = Objects.requireNonNull(time, "lastAccessTime");
        return this;
    }

    public FileTime getLastAccessTime() {
        return accessed;
    }

    public ZipEntry setCreationTime(FileTime time) {
        created = Objects.requireNonNull(time, "creationTime");
        return this;
    }

    public FileTime getCreationTime() {
        return created;
    }

    public void setSize(long size) {
        if (size < 0) {
            throw new IllegalArgumentException("invalid entry size");
        }
        this.size = size;
    }

    public long getSize() {
        return size;
    }

    public long getCompressedSize() {
        return compressedSize;
    }

    public void setCompressedSize(long csize) {
        compressedSize = csize;
        compressedSizeSet = true;
    }

    public void setCrc(long crc) {
        if (crc < 0 || crc > ZipFormat.LARGEST_INT) {
            throw new IllegalArgumentException("invalid entry crc-32");
        }
        this.crc = crc;
    }

    public long getCrc() {
        return crc;
    }

    public void setMethod(int method) {
        if (method != STORED && method != DEFLATED) {
            throw new IllegalArgumentException("invalid compression method");
        }
        this.method = method;
    }

    public int getMethod() {
        return method;
    }

    public void setExtra(byte[] extra) {
        if (extra != null) {
            if (!fits(name, extra, comment)) {
                throw new IllegalArgumentException("invalid extra field length");
            }
            ZipFormat.readExtra(this, extra, true);
        }
        this.extra = extra;
    }

    public byte[] getExtra() {
        return extra;
    }

    public void setComment(String comment) {
        if (comment != null && !fits(name, extra, comment)) {
            throw new IllegalArgumentException("entry comment too long");
        }
        this.comment = comment;
    }

    public String getComment() {
        return comment;
    }

    public boolean isDirectory() {
        return name.endsWith("/");
    }

    @Override
    public String toString() {
        return getName();
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public Object clone() {
        try {
            ZipEntry copy = (ZipEntry) super.clone();
            copy.extra = extra == null ? null : extra.clone();
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }
}
