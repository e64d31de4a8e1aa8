// packages: libcommons-compress-java libxz-java
// jars: commons-compress.jar xz.jar
// args: $WORK
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import java.util.zip.CRC32;
import org.apache.commons.compress.archivers.*;
import org.apache.commons.compress.archivers.ar.*;
import org.apache.commons.compress.archivers.cpio.*;
import org.apache.commons.compress.archivers.sevenz.*;
import org.apache.commons.compress.archivers.tar.*;
import org.apache.commons.compress.archivers.zip.*;
import org.apache.commons.compress.compressors.*;
import org.apache.commons.compress.utils.*;

/** Archives and compressed streams, written and read back. */
public class Driver {
    static byte[] sample() {
        StringBuilder text = new StringBuilder();
        Random random = new Random(5);
        for (int i = 0; i < 2000; i++) {
            text.append("line ").append(i % 37).append(' ').append(random.nextInt(1000)).append('\n');
        }
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    static long crc(byte[] bytes) {
        CRC32 crc = new CRC32();
        crc.update(bytes);
        return crc.getValue();
    }

    public static void main(String[] args) throws Exception {
        byte[] sample = sample();
        System.out.println(sample.length + " " + crc(sample));
        CompressorStreamFactory compressors = new CompressorStreamFactory();
        for (String name : new String[] {CompressorStreamFactory.BZIP2, CompressorStreamFactory.GZIP, CompressorStreamFactory.DEFLATE, CompressorStreamFactory.LZ4_BLOCK,
            CompressorStreamFactory.LZ4_FRAMED, CompressorStreamFactory.XZ, CompressorStreamFactory.LZMA, CompressorStreamFactory.SNAPPY_FRAMED}) {
            try {
                ByteArrayOutputStream packed = new ByteArrayOutputStream();
                try (OutputStream out = compressors.createCompressorOutputStream(name, packed)) {
                    out.write(sample);
                }
                // What deflate gives depends on the library behind it.
                boolean exact = !name.equals("gz") && !name.equals("deflate");
                byte[] back = IOUtils.toByteArray(compressors.createCompressorInputStream(name, new ByteArrayInputStream(packed.toByteArray())));
                System.out.println(name + " " + (exact ? packed.size() + " " + crc(packed.toByteArray()) : "") + " " + Arrays.equals(back, sample));
                String found = name.equals("lz4-block") || name.equals("deflate") ? "" : CompressorStreamFactory.detect(new BufferedInputStream(new ByteArrayInputStream(packed.toByteArray())));
                System.out.println(found);
                byte[] broken = packed.toByteArray();
                broken[broken.length / 2] ^= 0x55;
                IOUtils.toByteArray(compressors.createCompressorInputStream(name, new ByteArrayInputStream(broken)));
                System.out.println("broken and not seen");
            } catch (IOException | RuntimeException e) {
                System.out.println(name + " threw " + e.getClass().getSimpleName());
            }
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (TarArchiveOutputStream tar = new TarArchiveOutputStream(bytes)) {
            tar.setLongFileMode(TarArchiveOutputStream.LONGFILE_POSIX);
            tar.setAddPaxHeadersForNonAsciiNames(true);
            for (String name : new String[] {"a.txt", "folder/\u00e9.txt", "long/".repeat(30) + "x"}) {
                TarArchiveEntry entry = new TarArchiveEntry(name);
                entry.setSize(name.length());
                entry.setModTime(1_000_000_000_000L);
                entry.setIds(10, 20);
                entry.setNames("user", "group");
                tar.putArchiveEntry(entry);
                tar.write(name.getBytes(StandardCharsets.ISO_8859_1));
                tar.closeArchiveEntry();
            }
            TarArchiveEntry link = new TarArchiveEntry("link", TarConstants.LF_SYMLINK);
            link.setLinkName("a.txt");
            link.setModTime(0);
            tar.putArchiveEntry(link);
            tar.closeArchiveEntry();
        }
        try (TarArchiveInputStream tar = new TarArchiveInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            for (TarArchiveEntry each = tar.getNextTarEntry(); each != null; each = tar.getNextTarEntry()) {
                System.out.println(each.getName().length() + " " + each.getSize() + " " + each.getLastModifiedDate().getTime() + " " + each.getUserName() + " " + Integer.toOctalString(each.getMode())
                        + " " + each.isSymbolicLink() + " " + crc(IOUtils.toByteArray(tar)));
            }
        }
        Path zipFile = Path.of(args[0], "x.zip");
        try (ZipArchiveOutputStream zip = new ZipArchiveOutputStream(zipFile.toFile())) {
            for (int method : new int[] {ZipArchiveEntry.STORED, ZipArchiveEntry.DEFLATED}) {
                ZipArchiveEntry entry = new ZipArchiveEntry("m" + method + ".txt");
                entry.setMethod(method);
                entry.setTime(1_000_000_000_000L);
                entry.setComment("with " + method);
                entry.setUnixMode(0100644);
                if (method == ZipArchiveEntry.STORED) {
                    entry.setSize(sample.length);
                    entry.setCrc(crc(sample));
                }
                zip.putArchiveEntry(entry);
                zip.write(sample);
                zip.closeArchiveEntry();
            }
            zip.setComment("the archive");
        }
        try (ZipFile zip = new ZipFile(zipFile.toFile())) {
            for (ZipArchiveEntry each : Collections.list(zip.getEntriesInPhysicalOrder())) {
                System.out.println(each.getName() + " " + each.getComment() + " " + each.getSize() + " " + each.getCrc() + " " + Integer.toOctalString(each.getUnixMode()) + " "
                        + Arrays.equals(IOUtils.toByteArray(zip.getInputStream(each)), sample));
            }
        }
        Path seven = Path.of(args[0], "x.7z");
        try (SevenZOutputFile out = new SevenZOutputFile(seven.toFile())) {
            out.setContentCompression(SevenZMethod.BZIP2);
            SevenZArchiveEntry entry = new SevenZArchiveEntry();
            entry.setName("seven.txt");
            entry.setDirectory(false);
            out.putArchiveEntry(entry);
            out.write(sample);
            out.closeArchiveEntry();
        }
        try (SevenZFile in = new SevenZFile(seven.toFile())) {
            SevenZArchiveEntry entry = in.getNextEntry();
            byte[] back = new byte[(int) entry.getSize()];
            int read = 0;
            while (read < back.length) {
                read += in.read(back, read, back.length - read);
            }
            System.out.println(entry.getName() + " " + Arrays.equals(back, sample) + " " + Files.size(seven));
        }
        for (String name : new String[] {ArchiveStreamFactory.AR, ArchiveStreamFactory.CPIO}) {
            ByteArrayOutputStream made = new ByteArrayOutputStream();
            try (ArchiveOutputStream out = new ArchiveStreamFactory().createArchiveOutputStream(name, made)) {
                out.putArchiveEntry(name.equals("ar") ? new ArArchiveEntry("e.txt", 3, 1, 2, 0644, 1000) : entry("e.txt", 3));
                out.write(new byte[] {1, 2, 3});
                out.closeArchiveEntry();
            }
            try (ArchiveInputStream in = new ArchiveStreamFactory().createArchiveInputStream(new BufferedInputStream(new ByteArrayInputStream(made.toByteArray())))) {
                ArchiveEntry each = in.getNextEntry();
                System.out.println(name + " " + made.size() + " " + each.getName() + " " + each.getSize() + " " + Arrays.toString(IOUtils.toByteArray(in)));
            }
        }
        try {
            new ArchiveStreamFactory().createArchiveInputStream(new BufferedInputStream(new ByteArrayInputStream(new byte[600])));
        } catch (ArchiveException e) {
            System.out.println(e.getMessage());
        }
    }

    static CpioArchiveEntry entry(String name, int size) {
        CpioArchiveEntry entry = new CpioArchiveEntry(name, size);
        entry.setTime(1000);
        return entry;
    }
}
