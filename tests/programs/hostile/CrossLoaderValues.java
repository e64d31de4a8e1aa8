import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;

/**
 * Two loaders have a class of one name, and values of one are offered where the other is meant, by what no descriptor tells:
 * fields in streams, and constants that are static fields. And dynamic constants name classes that the machine may write.
 */
public class CrossLoaderValues {
    static class Patching extends ClassLoader {
        Patching() {
            super(CrossLoaderValues.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            String source = switch (name) {
                case "CrossFooX" -> "CrossFooB";
                case "CrossHolderX" -> "CrossHolderB";
                case "CrossCallerX", "CrossEnumX" -> name;
                default -> null;
            };
            if (source == null) {
                return super.loadClass(name, resolve);
            }
            Class<?> known = findLoadedClass(name);
            if (known != null) {
                return known;
            }
            try (InputStream in = CrossLoaderValues.class.getResourceAsStream("/" + source + ".class")) {
                String text = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
                text = text.replace("CrossFooB", "CrossFooX").replace("CrossHolderB", "CrossHolderX");
                byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        ClassLoader other = new Patching();
        stream(other.loadClass("CrossHolderX"));
        constant(other.loadClass("CrossCallerX"));
        constant(other.loadClass("CrossEnumX"));
        int refused = 0;
        for (int i = 0; i < 40; i++) {
            try {
                System.out.println(Class.forName("CrossNamed" + i).getMethod("get").invoke(null));
            } catch (InvocationTargetException e) {
                refused += e.getCause() instanceof NoClassDefFoundError ? 1 : 0;
            }
        }
        System.out.println(refused + " refused");
    }

    private static void constant(Class<?> of) throws Exception {
        try {
            System.out.println(of.getMethod("get").invoke(null));
        } catch (InvocationTargetException refused) {
            System.out.println(of.getName() + " " + (refused.getCause() instanceof LinkageError));
        }
    }

    private static void stream(Class<?> holder) throws Exception {
        byte[] foo = written(new CrossFooX());
        try {
            byte[] whole = written(holder.getConstructor().newInstance());
            // The last byte is the null in its field.
            ByteArrayOutputStream both = new ByteArrayOutputStream();
            both.write(whole, 0, whole.length - 1);
            both.write(foo, 4, foo.length - 4);
            ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(both.toByteArray())) {
                @Override
                protected Class<?> resolveClass(ObjectStreamClass of) throws IOException, ClassNotFoundException {
                    return of.getName().equals("CrossHolderX") ? holder : super.resolveClass(of);
                }
            };
            Object inside = ((Supplier<?>) in.readObject()).get();
            System.out.println(inside == null ? "nothing foreign" : "foreign");
        } catch (IOException | ClassCastException refused) {
            System.out.println("nothing foreign");
        }
    }

    private static byte[] written(Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        return bytes.toByteArray();
    }
}
