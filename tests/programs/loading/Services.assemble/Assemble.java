import java.nio.file.*;

public class Assemble {
    public static void main(String[] args) throws Exception {
        Path services = Files.createDirectories(Path.of(args[0], "META-INF", "services"));
        Files.writeString(services.resolve("Services$Codec"), "# codecs\nServices$Upper # first\n\n  Services$Reverse\t\nServices$Upper\n");
        Files.writeString(services.resolve("Services$Broken"), "Services$Missing\nServices$NotOne\nServices$NoConstructor\nServices$Fails\nServices$Abstract\nServices$Good\n");
        Files.writeString(services.resolve("Services$Syntax"), "Services$Good extra\n");
    }
}
