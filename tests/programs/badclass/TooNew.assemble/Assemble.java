import java.nio.file.Files;
import java.nio.file.Path;

/** Writes major version 99. */
class Assemble {
    public static void main(String[] args) throws Exception {
        Path file = Path.of(args[0], "TooNew.class");
        byte[] bytes = Files.readAllBytes(file);
        bytes[7] = 99;
        Files.write(file, bytes);
    }
}
