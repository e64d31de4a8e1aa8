import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import java.util.zip.*;

/** An archiver: packs files in memory and on disk, lists and unpacks them. */
public class ZipArchives {
    static final Map<String, String> FILES = new TreeMap<>();

    public static void main(String[] args) throws Exception {
        FILES.put("readme.txt", "Read me first.\n".repeat(20));
        FILES.put("src/Main.java", "class Main {}\n");
        FILES.put("src/empty.txt", "");
        FILES.put("data/größe.csv", "a;b;c\n1;2;3\n".repeat(500));
        byte[] archive = pack();
        System.out.println(archive.length + " bytes, hash " + Arrays.hashCode(archive));
        list(new ZipInputStream(new ByteArrayInputStream(archive)));
        Path file = Files.createTempFile("archive", ".zip");
        Files.write(file, archive);
        try (ZipFile zip = new ZipFile(file.toFile())) {
            System.out.println(zip.size() + " entries, comment " + zip.getComment() + " " + zip.getName().equals(file.toString()));
            for (Enumeration<? extends ZipEntry> all = zip.entries(); all.hasMoreElements();) {
                ZipEntry entry = all.nextElement();
                System.out.printf("%-16s %b %d %d %08x %d %s%n", entry, entry.isDirectory(), entry.getSize(),
                        entry.getCompressedSize(), entry.getCrc(), entry.getMethod(), entry.getComment());
                if (!entry.isDirectory()) {
                    try (InputStream in = zip.getInputStream(entry)) {
                        String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
                        System.out.println(text.equals(FILES.get(entry.getName())) + " " + in.available());
                    }
                }
            }
            System.out.println(zip.getEntry("absent") + " " + zip.getEntry("src") + " " + zip.getEntry("src/"));
            System.out.println(zip.getInputStream(new ZipEntry("absent")));
            zip.stream().map(ZipEntry::getName).sorted(Comparator.reverseOrder()).forEach(System.out::println);
            InputStream left = zip.getInputStream(zip.getEntry("readme.txt"));
            System.out.println((char) left.read() + " " + left.available());
            zip.close();
            try {
                left.read();
            } catch (IOException e) {
                System.out.println(e);
            }
            try {
                zip.entries();
            } catch (IllegalStateException e) {
                System.out.println(e);
            }
        }
        damaged(archive, file);
        Files.delete(file);
        wrong();
    }

    static byte[] pack() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            zip.setComment("made by a test");
            zip.setLevel(9);
            ZipEntry directory = new ZipEntry("src/");
            directory.setTime(1_000_000_000_000L);
            zip.putNextEntry(directory);
            for (Map.Entry<String, String> file : FILES.entrySet()) {
                ZipEntry entry = new ZipEntry(file.getKey());
                entry.setTime(1_700_000_000_000L);
                byte[] content = file.getValue().getBytes(StandardCharsets.UTF_8);
                if (file.getKey().endsWith("java")) {
                    entry.setMethod(ZipEntry.STORED);
                    entry.setSize(content.length);
                    CRC32 crc = new CRC32();
                    crc.update(content);
                    entry.setCrc(crc.getValue());
                    entry.setComment("stored");
                }
                zip.putNextEntry(entry);
                zip.write(content);
                zip.closeEntry();
            }
        }
        return bytes.toByteArray();
    }

    static void list(ZipInputStream zip) throws IOException {
        for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
            System.out.print(entry.getName() + " " + entry.getSize() + " " + entry.getTime() + " " + zip.available() + " ");
            String text = new String(zip.readAllBytes(), StandardCharsets.UTF_8);
            System.out.println(text.length() + " " + entry.getSize() + " " + entry.getCompressedSize() + " " + zip.available());
            zip.closeEntry();
        }
        System.out.println(zip.read() + " " + zip.getNextEntry());
        zip.close();
        try {
            zip.getNextEntry();
        } catch (IOException e) {
            System.out.println(e);
        }
    }

    static void damaged(byte[] archive, Path file) throws IOException {
        List<byte[]> cases = new ArrayList<>();
        cases.add(new byte[0]);
        cases.add("just a text, and not an archive".getBytes());
        cases.add(Arrays.copyOf(archive, archive.length / 2));
        byte[] prefixed = new byte[archive.length + 100];
        System.arraycopy(archive, 0, prefixed, 100, archive.length);
        cases.add(prefixed);
        for (byte[] bytes : cases) {
            Files.write(file, bytes);
            try (ZipFile zip = new ZipFile(file.toString())) {
                System.out.println(zip.size() + " " + new String(zip.getInputStream(zip.getEntry("src/Main.java")).readAllBytes()).trim());
            } catch (IOException e) {
                System.out.println(e);
            }
            try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
                int count = 0;
                while (zip.getNextEntry() != null) {
                    count++;
                }
                System.out.println(count + " entries");
            } catch (IOException e) {
                System.out.println(e);
            }
        }
        byte[] bad = archive.clone();
        bad[200] ^= 0x55;
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bad))) {
            while (zip.getNextEntry() != null) {
                zip.readAllBytes();
            }
            System.out.println("not noticed");
        } catch (IOException e) {
            System.out.println(e.getClass());
        }
        try {
            new ZipFile("/nowhere/at/all.zip");
        } catch (IOException e) {
            System.out.println(e);
        }
        try {
            new ZipFile(file.toFile(), 2);
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
    }

    static void wrong() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ZipOutputStream zip = new ZipOutputStream(bytes);
        try {
            zip.write(1);
        } catch (IOException e) {
            System.out.println(e);
        }
        zip.putNextEntry(new ZipEntry("a"));
        zip.write(new byte[10]);
        try {
            zip.putNextEntry(new ZipEntry("a"));
        } catch (IOException e) {
            System.out.println(e);
        }
        ZipEntry stored = new ZipEntry("b");
        stored.setMethod(ZipEntry.STORED);
        try {
            zip.putNextEntry(stored);
        } catch (IOException e) {
            System.out.println(e);
        }
        stored.setSize(3);
        stored.setCrc(1);
        zip.putNextEntry(stored);
        try {
            zip.write(new byte[4]);
        } catch (IOException e) {
            System.out.println(e);
        }
        ZipOutputStream other = new ZipOutputStream(new ByteArrayOutputStream());
        ZipEntry short1 = new ZipEntry("c");
        short1.setMethod(ZipEntry.STORED);
        short1.setSize(3);
        short1.setCrc(1);
        other.putNextEntry(short1);
        other.write(new byte[3]);
        try {
            other.closeEntry();
        } catch (IOException e) {
            System.out.println(e);
        }
        Runnable[] attempts = {
            () -> new ZipEntry("x").setSize(-1),
            () -> new ZipEntry("x").setCrc(-1),
            () -> new ZipEntry("x").setMethod(3),
            () -> new ZipEntry("x".repeat(70_000)),
            () -> new ZipEntry("x").setExtra(new byte[70_000]),
            () -> new ZipOutputStream(new ByteArrayOutputStream()).setMethod(5),
            () -> new ZipOutputStream(new ByteArrayOutputStream()).setComment("x".repeat(70_000)),
            () -> new ZipEntry((String) null),
        };
        for (Runnable attempt : attempts) {
            try {
                attempt.run();
            } catch (RuntimeException e) {
                System.out.println(e);
            }
        }
        ZipEntry entry = new ZipEntry("d/");
        System.out.println(entry.getTime() + " " + entry.getSize() + " " + entry.getCrc() + " " + entry.getMethod() + " "
                + entry.getCompressedSize() + " " + entry.getExtra() + " " + entry.getComment() + " " + entry.isDirectory()
                + " " + entry.hashCode() + " " + entry.getLastModifiedTime());
        entry.setTime(0);
        System.out.println(entry.getTime() + " " + entry.getLastModifiedTime() + " " + entry.getTimeLocal());
        entry.setTime(1_234_567_890_123L);
        System.out.println(entry.getTime() + " " + entry.getLastModifiedTime() + " " + entry.getTimeLocal());
    }
}
