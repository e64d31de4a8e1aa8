// packages: libxz-java
// jars: xz.jar
import java.io.*;
import java.util.*;
import org.tukaani.xz.*;

/** Streams of xz and LZMA with filters, checks and faults. */
public class Driver {
    static byte[] sample(int kind) {
        byte[] bytes = new byte[40_000];
        Random random = new Random(kind);
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (kind == 0 ? 0 : kind == 1 ? random.nextInt(256) : kind == 2 ? "the quick brown fox ".charAt(i % 20) + (random.nextInt(50) == 0 ? 1 : 0) : i / 7 + i % 3);
        }
        return bytes;
    }

    static byte[] read(InputStream in) throws IOException {
        try (in) {
            return in.readAllBytes();
        }
    }

    public static void main(String[] args) throws Exception {
        for (int kind = 0; kind < 4; kind++) {
            byte[] sample = sample(kind);
            for (int preset : new int[] {0, 3, 6}) {
                ByteArrayOutputStream packed = new ByteArrayOutputStream();
                try (XZOutputStream out = new XZOutputStream(packed, new LZMA2Options(preset), XZ.CHECK_CRC64)) {
                    out.write(sample);
                }
                System.out.println(kind + " " + preset + " " + packed.size() + " " + Arrays.hashCode(packed.toByteArray()) + " "
                        + Arrays.equals(sample, read(new XZInputStream(new ByteArrayInputStream(packed.toByteArray())))));
            }
            for (int check : new int[] {XZ.CHECK_NONE, XZ.CHECK_CRC32, XZ.CHECK_SHA256}) {
                ByteArrayOutputStream packed = new ByteArrayOutputStream();
                LZMA2Options options = new LZMA2Options();
                options.setDictSize(1 << 16);
                options.setLcLp(2, 1);
                options.setPb(1);
                options.setMode(LZMA2Options.MODE_FAST);
                options.setMatchFinder(LZMA2Options.MF_HC4);
                XZOutputStream out = new XZOutputStream(packed, new FilterOptions[] {new DeltaOptions(3), options}, check);
                out.write(sample, 0, 10_000);
                out.endBlock();
                out.write(sample, 10_000, 30_000);
                out.close();
                byte[] bytes = packed.toByteArray();
                System.out.println(check + " " + bytes.length + " " + Arrays.hashCode(bytes) + " " + Arrays.equals(sample, read(new XZInputStream(new ByteArrayInputStream(bytes)))));
                try (SeekableXZInputStream seekable = new SeekableXZInputStream(new SeekableArray(bytes))) {
                    seekable.seek(20_000);
                    System.out.println(seekable.read() + " " + (sample[20_000] & 255) + " " + seekable.getBlockCount() + " " + seekable.length() + " " + seekable.getCheckTypes());
                }
                bytes[bytes.length / 2] ^= 1;
                try {
                    read(new XZInputStream(new ByteArrayInputStream(bytes)));
                    System.out.println("not seen");
                } catch (IOException e) {
                    System.out.println(e.getClass().getSimpleName());
                }
            }
            ByteArrayOutputStream packed = new ByteArrayOutputStream();
            try (LZMAOutputStream out = new LZMAOutputStream(packed, new LZMA2Options(2), -1)) {
                out.write(sample);
            }
            System.out.println(packed.size() + " " + Arrays.equals(sample, read(new LZMAInputStream(new ByteArrayInputStream(packed.toByteArray())))));
        }
        for (byte[] wrong : new byte[][] {{}, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}, XZ.HEADER_MAGIC}) {
            try {
                read(new XZInputStream(new ByteArrayInputStream(wrong)));
            } catch (IOException e) {
                System.out.println(e);
            }
        }
        try {
            new LZMA2Options(10);
        } catch (UnsupportedOptionsException e) {
            System.out.println(e.getMessage());
        }
    }

    static class SeekableArray extends SeekableInputStream {
        private final byte[] bytes;
        private int at;

        SeekableArray(byte[] bytes) {
            this.bytes = bytes;
        }

        @Override
        public int read() {
            return at < bytes.length ? bytes[at++] & 255 : -1;
        }

        @Override
        public long length() {
            return bytes.length;
        }

        @Override
        public long position() {
            return at;
        }

        @Override
        public void seek(long to) {
            at = (int) to;
        }
    }
}
