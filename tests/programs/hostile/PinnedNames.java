import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * A class looks up members of another loader's class, and has classes of its own with the names that the other one's descriptors
 * have: a handle or a lambda that took one for the other would read an object as a number.
 */
public class PinnedNames {
    static class Patching extends ClassLoader {
        private final Map<String, String> sources;

        Patching(Map<String, String> sources) {
            super(null);
            this.sources = sources;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            if (!name.startsWith("Pinned")) {
                throw new ClassNotFoundException(name);
            }
            byte[] bytes = patched(sources.getOrDefault(name, name));
            return defineClass(name, bytes, 0, bytes.length);
        }
    }

    /** The class file of a class, with {@code ...A} and {@code ...B} at the end of its parts' names made {@code ...X}. */
    static byte[] patched(String source) throws ClassNotFoundException {
        try (InputStream in = PinnedNames.class.getResourceAsStream("/" + source + ".class")) {
            String text = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
            for (String part : new String[] {"Caller", "Owner", "Taker"}) {
                text = text.replace("Pinned" + part + "A", "Pinned" + part + "X")
                        .replace("Pinned" + part + "B", "Pinned" + part + "X");
            }
            return text.getBytes(StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new ClassNotFoundException(source, e);
        }
    }

    public static void main(String[] arguments) throws Exception {
        ClassLoader first = new Patching(Map.of("PinnedCallerX", "PinnedCallerA", "PinnedOwnerX", "PinnedOwnerA",
                "PinnedTakerX", "PinnedTakerA", "PinnedCallerX$Attempt", "PinnedCallerA$Attempt"));
        ClassLoader second = new Patching(Map.of("PinnedCallerX", "PinnedCallerB", "PinnedOwnerX", "PinnedOwnerB"));
        first.loadClass("PinnedCallerX").getMethod("go", Class.class).invoke(null, second.loadClass("PinnedOwnerX"));
    }
}
