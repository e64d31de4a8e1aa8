import java.io.FileOutputStream;
import java.io.FileDescriptor;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Defines every class file named in a list under the name X and prints, a line each, what came of it. */
public class DefineAll {
    static class Definer extends ClassLoader {
        void define(byte[] bytes) {
            defineClass("X", bytes, 0, bytes.length);
        }
    }

    public static void main(String[] arguments) throws Exception {
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        Path directory = Path.of(arguments[0]);
        for (String name : Files.readAllLines(directory.resolve("list"))) {
            byte[] bytes = Files.readAllBytes(directory.resolve(name + ".class"));
            String result = "OK";
            try {
                new Definer().define(bytes);
            } catch (Throwable thrown) {
                result = thrown.getClass().getName() + ": " + thrown.getMessage();
            }
            out.println(name + "\t" + bytes.length + "\t" + result);
        }
    }
}
