// remove: OwnLoadersPartMissing.class
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/** Loaders of the program's own: what they are asked for and when, what they define, and whose classes these are. */
public class OwnLoaders {
    static final List<String> asked = new ArrayList<>();

    /** Defines the classes of some names itself, from the bytes that the class path has, and leaves the rest to its parent. */
    static class Own extends ClassLoader {
        final String prefix;

        Own(String name, ClassLoader parent, String prefix) {
            super(name, parent);
            this.prefix = prefix;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            asked.add(name);
            if (!name.startsWith(prefix)) {
                return super.loadClass(name, resolve);
            }
            Class<?> known = findLoadedClass(name);
            return known != null ? known : define(name);
        }

        Class<?> findLoaded(String name) {
            return findLoadedClass(name);
        }

        Class<?> define(String name) throws ClassNotFoundException {
            try (InputStream in = OwnLoaders.class.getResourceAsStream("/" + name.replace('.', '/') + ".class")) {
                if (in == null) {
                    throw new ClassNotFoundException(name);
                }
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (java.io.IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    public interface Greeter {
        String greet(String whom);
    }

    /** What was asked for: of the library what is not asked for in an order that is the machine's own. */
    static void show(String what) {
        asked.removeIf(name -> name.startsWith("java.") && !name.equals("java.lang.Object"));
        System.out.println(what + " asked " + asked);
        asked.clear();
    }

    static String place(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        return type.getName() + " of " + (loader == null ? "null" : loader.getName() + "/" + loader.getClass().getSimpleName());
    }

    public static void main(String[] args) throws Exception {
        Own first = new Own("first", OwnLoaders.class.getClassLoader(), "OwnLoadersPart");
        Own second = new Own("second", OwnLoaders.class.getClassLoader(), "OwnLoadersPart");
        Class<?> one = first.loadClass("OwnLoadersPart");
        show("loading");
        Class<?> other = second.loadClass("OwnLoadersPart");
        asked.clear();
        System.out.println(one == other);
        System.out.println(place(one) + ", " + place(other) + ", " + place(OwnLoaders.class) + ", " + place(String.class));
        System.out.println(place(one.arrayType()) + ", " + place(int[].class) + ", " + place(OwnLoaders[][].class));
        Object part = one.getDeclaredConstructor().newInstance();
        show("making");
        System.out.println(part);
        show("toString");
        System.out.println(((Greeter) part).greet("world"));
        show("greet");
        System.out.println(((Greeter) part).greet("again"));
        show("greet again");
        Object twin = other.getDeclaredConstructor().newInstance();
        ((Greeter) twin).greet("twin");
        asked.clear();
        System.out.println(one.isInstance(part) + " " + one.isInstance(twin) + " " + other.isInstance(twin));
        one.getMethod("count", int.class).invoke(null, 5);
        System.out.println(one.getField("counted").get(null) + " " + other.getField("counted").get(null));
        try {
            one.cast(twin);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        try {
            one.getMethod("cast", Object.class).invoke(null, twin);
        } catch (java.lang.reflect.InvocationTargetException e) {
            System.out.println(e.getCause().getMessage().replaceAll("@[0-9a-f]+", "@hash"));
        }
        System.out.println(first.findLoaded("OwnLoadersPart") == one);
        System.out.println(first.findLoaded("java.lang.String") + " " + first.findLoaded("java.util.HashSet"));
        System.out.println(Class.forName("OwnLoadersPart", false, first) == one);
        System.out.println(Class.forName("[LOwnLoadersPart;", false, second) == other.arrayType());
        System.out.println(Class.forName("[[I", false, second) == int[][].class);
        for (String name : new String[] {"absent.Here", "OwnLoadersPartAbsent", "a/b", "", "[I", "[Labsent;", "int"}) {
            try {
                System.out.println(Class.forName(name, false, first));
            } catch (ClassNotFoundException e) {
                System.out.println(e);
            }
        }
        asked.clear();
        one.getMethod("errors").invoke(null);
        asked.clear();
        one.getMethod("traces").invoke(null);
        asked.clear();
        one.getMethod("lambdas").invoke(null);
        System.out.println(one.getPackage() == other.getPackage());
        System.out.println(one.getModule() == first.getUnnamedModule() && one.getModule() != other.getModule());
        System.out.println(one.getModule().isNamed() + " " + (one.getModule().getClassLoader() == first));
        System.out.println(first.getDefinedPackage("").getName().isEmpty() + " " + first.getDefinedPackage("x"));
    }
}
