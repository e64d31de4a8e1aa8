import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** Cuts the last 20 bytes off. */
class Assemble {
    public static void main(String[] args) throws Exception {
        Path file = Path.of(args[0], "TruncatedMain.class");
        byte[] bytes = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(bytes, bytes.length - 20));
    }
}
