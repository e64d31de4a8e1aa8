import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Puts one class into the file of the other. */
class Assemble {
    public static void main(String[] args) throws Exception {
        Files.copy(Path.of(args[0], "Another.class"), Path.of(args[0], "WrongName.class"), StandardCopyOption.REPLACE_EXISTING);
    }
}
