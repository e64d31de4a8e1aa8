package jdk.internal.vm;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.Cleaner;
import java.util.ArrayList;
import java.util.List;

/**
 * A part of a file that is written by buffers. Its bytes lie in an array; what has changed there is written before
 * anybody looks at a file by the library, when it is asked for, and when no buffer is left or the program ends.
 */
public final class MappedRegion {
    /** Changes that lie nearer than this are written together, in bytes. */
    private static final int GAP = 64;

    /** What is to be written; {@code null} before there is any. */
    private static volatile List<Content> live;
    private static Cleaner cleaner;

    private final Content content;

    private MappedRegion(Content content) {
        this.content = content;
    }

    /** The array now, and as the file has it. */
    private record Content(String path, long position, byte[] bytes, byte[] written) {
        void write(boolean synchronise) throws IOException {
            int number = -1;
            try {
                for (int at = 0; at < bytes.length; at++) {
                    if (bytes[at] == written[at]) {
                        continue;
                    }
                    int end = at + 1;
                    for (int i = end; i < bytes.length && i < end + GAP; i++) {
                        end = bytes[i] != written[i] ? i + 1 : end;
                    }
                    if (number < 0) {
                        number = HostFiles.open(path, HostFiles.WRITE);
                    }
                    System.arraycopy(bytes, at, written, at, end - at);
                    HostFiles.writeAt(number, position + at, written, at, end - at);
                    at = end - 1;
                }
                if (synchronise && number >= 0) {
                    HostFiles.synchronise(number);
                }
            } finally {
                if (number >= 0) {
                    HostFiles.close(number);
                }
            }
        }

        void release() {
            writeSilently();
            synchronized (MappedRegion.class) {
                live.removeIf(other -> other == this);
            }
        }

        void writeSilently() {
            try {
                write(false);
            } catch (IOException gone) {
                // The file is not there any more: nobody sees what would be in it.
            }
        }
    }

    /** The region of a file that the bytes are those of. */
    static synchronized MappedRegion of(String path, long position, byte[] bytes) {
        Content content = new Content(path, position, bytes, bytes.clone());
        MappedRegion region = new MappedRegion(content);
        if (live == null) {
            live = new ArrayList<>();
            cleaner = Cleaner.create();
            Runtime.getRuntime().addShutdownHook(new Thread(MappedRegion::writeAll));
        }
        live.add(content);
        cleaner.register(region, content::release);
        return region;
    }

    /** Writes what has changed in all regions. */
    public static void writeAll() {
        if (live != null) {
            synchronized (MappedRegion.class) {
                for (Content each : live) {
                    each.writeSilently();
                }
            }
        }
    }

    /** Writes what has changed, down to the device. */
    public void force() {
        try {
            synchronized (MappedRegion.class) {
                content.write(true);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
