import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * Two loaders give different classes for one name, and code of one gets hold of the other's objects by every way there is. Where a
 * descriptor would let them be taken for each other, linking fails; where they are only objects, casts and dispatch tell them
 * apart, cold and hot.
 */
public class LoaderConfusion {
    /** Calls a test in a class of a loader. */
    public interface Test {
        Object run(Object argument) throws Throwable;
    }

    /** Defines classes from those of the class path with pieces of their names replaced, and asks another loader for some. */
    static class Patching extends ClassLoader {
        final Map<String, String> sources = new HashMap<>();
        final Map<String, ClassLoader> others = new HashMap<>();

        Patching(String name) {
            super(name, LoaderConfusion.class.getClassLoader());
        }

        Patching defines(String name, String source) {
            sources.put(name, source);
            return this;
        }

        Patching asks(String name, ClassLoader other) {
            others.put(name, other);
            return this;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (others.containsKey(name)) {
                return others.get(name).loadClass(name);
            }
            if (!sources.containsKey(name)) {
                return super.loadClass(name, resolve);
            }
            Class<?> known = findLoadedClass(name);
            if (known != null) {
                return known;
            }
            byte[] bytes = patched(sources.get(name));
            return defineClass(name, bytes, 0, bytes.length);
        }
    }

    /** The class file of a class, with {@code ...A} and {@code ...B} at the end of its parts' names made {@code ...X}. */
    static byte[] patched(String source) throws ClassNotFoundException {
        try (InputStream in = LoaderConfusion.class.getResourceAsStream("/" + source.replace('.', '/') + ".class")) {
            String text = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
            for (String part : new String[] {"Shape", "Maker", "Holder", "Taker", "Base"}) {
                text = text.replace("Lc" + part + "A", "Lc" + part + "X").replace("Lc" + part + "B", "Lc" + part + "X");
                text = text.replace("Confused" + part + "A", "Confused" + part + "X")
                        .replace("Confused" + part + "B", "Confused" + part + "X");
            }
            return text.getBytes(StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new ClassNotFoundException(source, e);
        }
    }

    static Patching first() {
        Patching first = new Patching("first");
        for (String part : new String[] {"Shape", "Maker", "Holder", "Taker", "Base"}) {
            first.defines("Confused" + part + "X", "Confused" + part + "A");
        }
        return first;
    }

    static Patching second(ClassLoader first) {
        Patching second = new Patching("second").defines("ConfusedShapeX", "ConfusedShapeB");
        for (String part : new String[] {"Maker", "Holder", "Taker", "Base"}) {
            second.asks("Confused" + part + "X", first);
        }
        return second.defines("ConfusedUser", "ConfusedUser").defines("ConfusedSub", "ConfusedSub")
                .defines("ConfusedTaking", "ConfusedTaking").defines("ConfusedLambda", "ConfusedLambda");
    }

    static String text(Throwable thrown) {
        Throwable cause = thrown instanceof InvocationTargetException ? thrown.getCause() : thrown;
        // What links lambdas wraps some errors on HotSpot, and numbers their classes.
        return cause.toString().replace("java.lang.InternalError: ", "").replaceAll("/0x[0-9a-f]+", "/number")
                .replaceAll("@[0-9a-f]+", "@hash");
    }

    static void attempt(String what, boolean shapeFirst) {
        Patching first = first();
        Patching second = second(first);
        try {
            if (shapeFirst) {
                first.loadClass("ConfusedShapeX");
                second.loadClass("ConfusedShapeX");
            }
            Object result = second.loadClass("ConfusedUser").getMethod(what).invoke(null);
            System.out.println(what + " gave " + result);
        } catch (Throwable thrown) {
            System.out.println(what + ": " + text(thrown));
        }
    }

    public static void main(String[] args) throws Throwable {
        for (String what : new String[] {"result", "argument", "staticField", "instanceField", "storeField", "arrays", "overriding",
                "implementing", "implementingLate", "methodReference", "handle", "own"}) {
            attempt(what, true);
            attempt(what, false);
        }
        hot();
        packages();
    }

    /** Objects of classes of one name at one call, one cast, one field access by reflection, one array store. */
    static void hot() throws Throwable {
        Test[] tests = new Test[6];
        Object[] shapes = new Object[6];
        for (int i = 0; i < tests.length; i++) {
            Patching loader = new Patching("loader" + i).defines("ConfusedShapeX", i % 2 == 0 ? "ConfusedShapeA" : "ConfusedShapeB")
                    .defines("ConfusedHot", "ConfusedHot");
            tests[i] = (Test) loader.loadClass("ConfusedHot").getDeclaredConstructor().newInstance();
            shapes[i] = tests[i].run(null);
        }
        int[] same = new int[6];
        int refused = 0;
        long hash = 0;
        for (int round = 0; round < 1200; round++) {
            int by = round % 6;
            int of = round / 6 % 6;
            Object result = tests[by].run(shapes[of]);
            if (result instanceof Long number) {
                same[by]++;
                hash = hash * 31 + number;
            } else {
                refused++;
            }
            hash = hash * 31 + shapes[of].hashCode();
        }
        System.out.println(java.util.Arrays.toString(same) + " " + refused + " " + hash);
    }

    /** A class of the same package's name, of another loader, is a stranger. */
    static void packages() throws Throwable {
        Patching other = new Patching("other").defines("ConfusedStranger", "ConfusedStranger")
                .defines("ConfusedStrangeSub", "ConfusedStrangeSub");
        for (String what : new String[] {"method", "field", "constructor", "subclass", "overriding"}) {
            try {
                System.out.println(what + ": " + other.loadClass("ConfusedStranger").getMethod(what).invoke(null));
            } catch (Throwable thrown) {
                System.out.println(what + ": " + text(thrown));
            }
        }
    }
}
