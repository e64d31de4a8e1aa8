// fuel: varies
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.Callable;

public class FilesAndPaths {
    static Path root;

    static void show(String label, Callable<Object> action) {
        try {
            System.out.println(label + ": " + hidden(String.valueOf(action.call())));
        } catch (Exception thrown) {
            System.out.println(label + " throws " + hidden(thrown.toString()));
        }
    }

    /** The directory's name is different in each run. */
    static String hidden(String text) {
        return text.replace(root.toString(), "ROOT");
    }

    public static void main(String[] args) throws IOException {
        root = Files.createTempDirectory("paths");
        Path file = root.resolve("a.txt");
        show("write", () -> Files.writeString(file, "first\nsecond \u20ac\r\nthird"));
        show("size", () -> Files.size(file));
        show("lines", () -> Files.readAllLines(file));
        show("string", () -> Files.readString(file).length());
        show("bytes", () -> Arrays.hashCode(Files.readAllBytes(file)));
        show("append", () -> Files.writeString(file, "\nfourth", StandardOpenOption.APPEND));
        show("over", () -> Files.writeString(file, "FIRST", StandardOpenOption.WRITE));
        show("now", () -> Files.readAllLines(file, StandardCharsets.UTF_8));
        show("new", () -> Files.writeString(file, "x", StandardOpenOption.CREATE_NEW));
        show("missing", () -> Files.writeString(root.resolve("none"), "x", StandardOpenOption.WRITE));
        show("list", () -> Files.write(root.resolve("b.txt"), List.of("one", "two")));
        show("read", () -> Files.readString(root.resolve("b.txt")));
        show("exists", () -> Files.exists(file) + " " + Files.notExists(file) + " " + Files.isDirectory(root) + " "
                + Files.isRegularFile(file) + " " + Files.isReadable(file) + " " + Files.isHidden(file));
        show("no file", () -> Files.readString(root.resolve("zzz")));
        show("no file", () -> Files.size(root.resolve("zzz")));
        show("no file", () -> Files.newInputStream(root.resolve("zzz/y")));
        show("directory", () -> Files.createDirectory(root.resolve("d")));
        show("again", () -> Files.createDirectory(root.resolve("d")));
        show("deep", () -> Files.createDirectories(root.resolve("d/e/f")));
        show("parent missing", () -> Files.createDirectory(root.resolve("x/y")));
        show("file in the way", () -> Files.createDirectory(file.resolve("y")));
        show("read directory", () -> Files.readString(root.resolve("d")));
        show("not empty", () -> { Files.delete(root.resolve("d")); return "gone"; });
        show("copy", () -> Files.copy(file, root.resolve("d/c.txt")));
        show("copy again", () -> Files.copy(file, root.resolve("d/c.txt")));
        show("replace", () -> Files.copy(file, root.resolve("d/c.txt"), StandardCopyOption.REPLACE_EXISTING));
        show("mismatch", () -> Files.mismatch(file, root.resolve("d/c.txt")) + " " + Files.mismatch(file, root.resolve("b.txt")));
        show("move", () -> Files.move(root.resolve("b.txt"), root.resolve("d/b.txt")));
        show("move missing", () -> Files.move(root.resolve("b.txt"), root.resolve("d/q")));
        show("malformed", () -> {
            Files.write(root.resolve("bad"), new byte[] {65, (byte) 0xff, 66});
            return Files.readString(root.resolve("bad"));
        });
        show("latin", () -> Files.readString(root.resolve("bad"), StandardCharsets.ISO_8859_1));
        try (BufferedWriter writer = Files.newBufferedWriter(root.resolve("w"))) {
            writer.write("written");
            writer.newLine();
        }
        try (BufferedReader reader = Files.newBufferedReader(root.resolve("w"))) {
            System.out.println(reader.readLine() + " " + reader.readLine());
        }
        try (InputStream in = Files.newInputStream(file); OutputStream out = Files.newOutputStream(root.resolve("o"))) {
            System.out.println(in.available() + " " + in.read() + " " + in.transferTo(out));
        }
        TreeSet<String> seen = new TreeSet<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(root)) {
            entries.forEach(entry -> seen.add(entry.getFileName().toString()));
        }
        System.out.println(seen);
        show("entries of a file", () -> Files.newDirectoryStream(file));
        TreeSet<String> visited = new TreeSet<>();
        int[] counts = new int[2];
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path path, BasicFileAttributes attributes) throws IOException {
                visited.add(root.relativize(path) + " " + attributes.size() + attributes.isRegularFile());
                counts[0]++;
                Files.delete(path);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path path, IOException failure) throws IOException {
                counts[1]++;
                Files.delete(path);
                return FileVisitResult.CONTINUE;
            }
        });
        System.out.println(visited + " " + counts[0] + " " + counts[1] + " " + Files.exists(root) + Files.deleteIfExists(root));
        show("delete", () -> { Files.delete(root); return "gone"; });
        show("walk", () -> Files.walkFileTree(root, new SimpleFileVisitor<>() { }));
    }
}
