// Streams of zip entries: stored and deflated, sizes known and not, comments and extras, and damaged ones.
import java.io.*;
import java.nio.charset.*;
import java.util.*;
import java.util.zip.*;

public class StreamsOfEntries {
    static String shown(ZipEntry e) {
        return e.getName() + (e.isDirectory() ? " dir" : "") + " " + e.getSize() + " " + (e.getCompressedSize() >= 0) + " " + (e.getCrc() == -1 ? -1 : Long.toHexString(e.getCrc())) + " " + e.getMethod() + " " + e.getComment() + " "
                + (e.getExtra() == null ? null : e.getExtra().length) + " " + e.getTimeLocal();
    }

    static void list(String what, byte[] bytes) {
        System.out.println("== " + what);
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(bytes))) {
            for (ZipEntry e = in.getNextEntry(); e != null; e = in.getNextEntry()) {
                System.out.println(shown(e));
                byte[] content = in.readAllBytes();
                System.out.println("  " + content.length + " " + in.available() + " " + (content.length > 0 ? content[0] : -1));
                in.closeEntry();
                System.out.println("  " + e.getSize() + " " + Long.toHexString(e.getCrc()));
            }
        } catch (IOException | IllegalArgumentException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }


    public static void main(String[] args) throws Exception {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bytes, StandardCharsets.UTF_8)) {
            out.setComment("all of it");
            ZipEntry folder = new ZipEntry("folder/");
            folder.setTime(1_000_000_000_000L);
            out.putNextEntry(folder);
            ZipEntry deflated = new ZipEntry("folder/d\u00e9fl\u00e9.txt");
            deflated.setTimeLocal(java.time.LocalDateTime.of(2001, 2, 3, 4, 5, 6));
            deflated.setComment("a comment");
            deflated.setExtra(new byte[] {(byte) 0xfe, (byte) 0xca, 2, 0, 7, 8});
            out.putNextEntry(deflated);
            out.write("text ".repeat(500).getBytes());
            out.closeEntry();
            byte[] content = "stored as it is".getBytes();
            CRC32 crc = new CRC32();
            crc.update(content);
            ZipEntry stored = new ZipEntry("stored.bin");
            stored.setMethod(ZipEntry.STORED);
            stored.setSize(content.length);
            stored.setCrc(crc.getValue());
            stored.setTime(315_532_800_000L);
            out.putNextEntry(stored);
            out.write(content);
            out.closeEntry();
            try {
                out.putNextEntry(new ZipEntry("stored.bin"));
            } catch (ZipException e) {
                System.out.println(e.getMessage());
            }
            ZipEntry wrong = new ZipEntry("wrong");
            wrong.setMethod(ZipEntry.STORED);
            try {
                out.putNextEntry(wrong);
            } catch (ZipException e) {
                System.out.println(e.getMessage());
            }
            ZipEntry lies = new ZipEntry("lies");
            lies.setMethod(ZipEntry.STORED);
            lies.setSize(3);
            lies.setCrc(1);
            lies.setTime(315_532_800_000L);
            out.putNextEntry(lies);
            out.write(1);
            try {
                out.closeEntry();
            } catch (ZipException e) {
                System.out.println(e.getMessage());
            }
        } catch (IOException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
        ByteArrayOutputStream good = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(good)) {
            for (String name : List.of("one", "two/", "three")) {
                ZipEntry entry = new ZipEntry(name);
                entry.setTime(1_500_000_000_000L);
                out.putNextEntry(entry);
                out.write(name.repeat(name.length()).getBytes());
            }
        }
        byte[] whole = good.toByteArray();
        list("good", whole);
        list("cut", Arrays.copyOf(whole, 60));
        byte[] damaged = whole.clone();
        damaged[40] ^= 0x55;
        list("damaged", damaged);
        list("garbage", "no zip at all, whatever one does".getBytes());
        list("empty", new byte[0]);
        byte[] behind = new byte[whole.length + 5];
        System.arraycopy(whole, 0, behind, 5, whole.length);
        list("behind others", behind);
        for (String name : List.of("x".repeat(65_489), "x".repeat(65_490), "x".repeat(65_536))) {
            try {
                System.out.println(new ZipEntry(name).getName().length());
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        ZipEntry e = new ZipEntry("e");
        for (Runnable wrong : List.<Runnable>of(() -> e.setSize(-5), () -> e.setMethod(3), () -> e.setCrc(1L << 33), () -> e.setExtra(new byte[70_000]), () -> e.setComment("c".repeat(65_488)), () -> e.setComment("c".repeat(65_489)), () -> e.setComment("c".repeat(70_000)), () -> e.setCompressedSize(-7))) {
            try {
                wrong.run();
                System.out.println("set " + e.getCompressedSize());
            } catch (IllegalArgumentException refused) {
                System.out.println(refused.getMessage());
            }
        }
        ZipEntry copy = new ZipEntry(e);
        System.out.println(copy + " " + copy.hashCode() + " " + copy.equals(e) + " " + e.clone());
    }
}
