import java.io.*;
import java.util.*;

/**
 * Runs many small programs: on standard input for each the number of its classes, then each with its name, length and
 * bytes; on standard output a line with what its main class P printed and threw. Each program has a loader of its own.
 */
public class Batch {
    static final class Program extends ClassLoader {
        final Map<String, byte[]> classes = new HashMap<>();

        Program() {
            super(ClassLoader.getPlatformClassLoader());
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] bytes = classes.get(name);
            if (bytes == null) throw new ClassNotFoundException(name);
            return defineClass(name, bytes, 0, bytes.length);
        }
    }

    public static void main(String[] args) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, "UTF-8");
        while (true) {
            int count;
            try {
                count = in.readInt();
            } catch (EOFException end) {
                return;
            }
            Program program = new Program();
            for (int i = 0; i < count; i++) {
                String name = in.readUTF();
                byte[] bytes = new byte[in.readInt()];
                in.readFully(bytes);
                program.classes.put(name, bytes);
            }
            ByteArrayOutputStream printed = new ByteArrayOutputStream();
            System.setOut(new PrintStream(printed, true, "UTF-8"));
            try {
                program.loadClass("P").getMethod("main", String[].class).invoke(null, (Object) new String[0]);
            } catch (java.lang.reflect.InvocationTargetException thrown) {
                System.out.print(thrown.getCause());
            } catch (Throwable thrown) {
                System.out.print(thrown);
            }
            System.out.flush();
            out.println(printed.toString("UTF-8").replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r"));
        }
    }
}
