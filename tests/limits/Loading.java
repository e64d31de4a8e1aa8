import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Attacks by what is read: class files, resources, directories. */
class Loading {
    static final class Own extends ClassLoader {
        Class<?> define(byte[] file) {
            return defineClass(null, file, 0, file.length);
        }
    }

    private Loading() {
    }

    /** Defines a class that has nothing but empty attributes. */
    static void attributes(int fields) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream file = new DataOutputStream(bytes);
        file.writeInt(0xCAFEBABE);
        file.writeInt(48);
        String[] texts = {"Attributes", "java/lang/Object", "Nothing", "I"};
        file.writeShort(7 + fields);
        for (String text : texts) {
            file.writeByte(1);
            file.writeUTF(text);
        }
        for (int name = 1; name <= 2; name++) {
            file.writeByte(7);
            file.writeShort(name);
        }
        for (int i = 0; i < fields; i++) {
            file.writeByte(1);
            file.writeUTF("f" + i);
        }
        for (int value : new int[] {1, 5, 6, 0, fields}) {
            file.writeShort(value);
        }
        byte[] attribute = {0, 3, 0, 0, 0, 0};
        byte[] many = new byte[65_000 * attribute.length];
        for (int i = 0; i < many.length; i++) {
            many[i] = attribute[i % attribute.length];
        }
        for (int i = 0; i < fields; i++) {
            for (int value : new int[] {1, 7 + i, 4, 65_000}) {
                file.writeShort(value);
            }
            file.write(many);
        }
        file.writeInt(0);
        System.out.println(new Own().define(bytes.toByteArray()).getDeclaredFields().length);
    }

    /** Loads a class of that name. */
    static void named(String name) throws ClassNotFoundException {
        System.out.println(Class.forName(name, false, Loading.class.getClassLoader()));
    }

    /** Reads a resource of that name. */
    static void resource(String name) throws IOException {
        try (InputStream in = Loading.class.getResourceAsStream(name)) {
            System.out.println(in.readAllBytes().length);
        }
    }

    /** Makes a directory of so many files with long names; gives it when it is there. */
    static File directory(int count) throws IOException {
        Path directory = Files.createTempDirectory("long-directory");
        String rest = "n".repeat(240);
        for (int i = 0; i < count; i++) {
            Files.createFile(directory.resolve(i + rest));
        }
        return directory.toFile();
    }

    /** Lists the directory in a full heap, and removes it. */
    static void list(File directory) {
        String[] names = null;
        OutOfMemoryError thrown = null;
        try {
            names = directory.list();
        } catch (OutOfMemoryError error) {
            thrown = error;
        }
        Attack.kept.clear();
        for (File file : directory.listFiles()) {
            file.delete();
        }
        directory.delete();
        if (thrown != null) {
            throw thrown;
        }
        System.out.println(names.length);
    }
}
