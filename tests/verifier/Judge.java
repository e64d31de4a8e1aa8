import java.io.*;
import java.nio.file.*;
import java.util.*;

/**
 * Says what the Java VM that runs it thinks of class files: for each bundle on standard input one line on standard output.
 * A bundle is a number of classes, then each with its name, length and bytes; the first is the one judged. Classes that
 * are not in the bundle come from the folder given, and else from the platform. Nothing is initialised. The line begins
 * with {@code verdict: }, for the Java VM prints warnings of its own.
 */
public class Judge {
    static final class Bundle extends ClassLoader {
        final Map<String, byte[]> classes = new HashMap<>();
        final Path folder;

        Bundle(Path folder) {
            super(null);
            this.folder = folder;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                Class<?> found = findLoadedClass(name);
                if (found != null) return found;
                byte[] bytes = classes.get(name.replace('.', '/'));
                if (bytes == null && folder != null && !name.startsWith("java.")) {
                    Path file = folder.resolve(name.replace('.', '/') + ".class");
                    try {
                        if (Files.exists(file)) bytes = Files.readAllBytes(file);
                    } catch (IOException e) {
                        throw new ClassNotFoundException(name, e);
                    }
                }
                if (bytes != null) return defineClass(name, bytes, 0, bytes.length);
                return ClassLoader.getPlatformClassLoader().loadClass(name);
            }
        }
    }

    public static void main(String[] args) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, "UTF-8");
        Path folder = args.length > 0 ? Paths.get(args[0]) : null;
        while (true) {
            int count;
            try {
                count = in.readInt();
            } catch (EOFException end) {
                return;
            }
            Bundle bundle = new Bundle(folder);
            String first = null;
            for (int i = 0; i < count; i++) {
                String name = in.readUTF();
                byte[] bytes = new byte[in.readInt()];
                in.readFully(bytes);
                bundle.classes.put(name, bytes);
                if (first == null) first = name;
            }
            String verdict;
            try {
                // Listing members links the class, verification included, and does not initialise it. Of an interface no
                // constructors are looked for, so that its methods must be listed.
                Class<?> judged = bundle.loadClass(first.replace('/', '.'));
                if (judged.isInterface()) judged.getDeclaredMethods();
                else judged.getDeclaredConstructors();
                verdict = "OK";
            } catch (Throwable error) {
                verdict = error.getClass().getName() + ": " + error.getMessage();
            }
            out.println("verdict: " + verdict.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r"));
        }
    }
}
