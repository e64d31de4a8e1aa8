import java.nio.file.*;

public class Assemble {
    public static void main(String[] args) throws Exception {
        Path root = Path.of(args[0]);
        Files.createDirectories(root.resolve("data/deep"));
        Files.writeString(root.resolve("top.txt"), "top\nsecond line \u00e9\n");
        Files.writeString(root.resolve("data/words.properties"), "a = 1\nb : two\n");
        Files.write(root.resolve("data/deep/bytes.bin"), new byte[] {0, 1, -1, 127, -128});
        Files.write(root.resolve("empty"), new byte[0]);
    }
}
