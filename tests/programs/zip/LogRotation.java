import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;
import java.util.zip.*;

/** A log that is rotated: old files are compressed, the oldest deleted, and all searched. */
public class LogRotation {
    final Path directory;
    final int kept;
    final long limit;

    LogRotation(Path directory, int kept, long limit) {
        this.directory = directory;
        this.kept = kept;
        this.limit = limit;
    }

    Path numbered(int number) {
        return directory.resolve(number == 0 ? "app.log" : "app.log." + number + ".gz");
    }

    void write(String line) throws IOException {
        Path current = numbered(0);
        if (Files.exists(current) && Files.size(current) + line.length() + 1 > limit) {
            rotate();
        }
        Files.writeString(current, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    void rotate() throws IOException {
        Files.deleteIfExists(numbered(kept));
        for (int i = kept - 1; i >= 1; i--) {
            if (Files.exists(numbered(i))) {
                Files.move(numbered(i), numbered(i + 1));
            }
        }
        try (InputStream in = Files.newInputStream(numbered(0)); OutputStream out = new GZIPOutputStream(Files.newOutputStream(numbered(1)))) {
            in.transferTo(out);
        }
        Files.delete(numbered(0));
    }

    Map<String, Integer> count(String word) throws IOException {
        Map<String, Integer> found = new TreeMap<>();
        try (Stream<Path> files = Files.list(directory)) {
            for (Path file : files.sorted().toList()) {
                InputStream in = Files.newInputStream(file);
                if (file.toString().endsWith(".gz")) {
                    in = new GZIPInputStream(in);
                }
                try (BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
                    found.put(file.getFileName().toString(), (int) reader.lines().filter(line -> line.contains(word)).count());
                }
            }
        }
        return found;
    }

    public static void main(String[] args) throws IOException {
        Path directory = Files.createTempDirectory("logs");
        LogRotation log = new LogRotation(directory, 3, 2000);
        Random random = new Random(7);
        for (int i = 0; i < 400; i++) {
            String level = random.nextInt(10) == 0 ? "ERROR" : "INFO";
            log.write(String.format("%05d %s request %d took %d ms", i, level, random.nextInt(1000), random.nextInt(500)));
        }
        try (Stream<Path> files = Files.list(directory)) {
            for (Path file : files.sorted().toList()) {
                System.out.println(file.getFileName() + " " + Files.size(file));
            }
        }
        System.out.println(log.count("ERROR"));
        try (ZipOutputStream zip = new ZipOutputStream(new FileOutputStream(directory.resolve("all.zip").toFile()))) {
            for (int i = 0; i <= 3; i++) {
                ZipEntry entry = new ZipEntry(log.numbered(i).getFileName().toString());
                entry.setTime(0);
                zip.putNextEntry(entry);
                Files.copy(log.numbered(i), zip);
            }
        }
        try (ZipFile zip = new ZipFile(directory.resolve("all.zip").toFile())) {
            long size = zip.stream().mapToLong(ZipEntry::getSize).sum();
            long packed = zip.stream().mapToLong(ZipEntry::getCompressedSize).sum();
            System.out.println(zip.size() + " " + size + " " + packed);
        }
        for (File file : directory.toFile().listFiles()) {
            if (!file.delete()) {
                System.out.println("not deleted: " + file.getName());
            }
        }
        System.out.println(directory.toFile().delete());
    }
}
