// Classes defined by loaders of programs: twice, with wrong names, in forbidden packages, by lookups; what is asked of whom.
import java.io.*;
import java.lang.invoke.MethodHandles;
import java.util.*;

public class DefinedClasses {
    public static class Part {
        static int made;

        public Part() {
            made++;
        }

        @Override
        public String toString() {
            return "part " + made;
        }
    }

    static byte[] file(String name) throws IOException {
        try (InputStream in = DefinedClasses.class.getClassLoader().getResourceAsStream(name.replace('.', '/') + ".class")) {
            return in.readAllBytes();
        }
    }

    static class Own extends ClassLoader {
        final List<String> asked = new ArrayList<>();

        Own(ClassLoader parent) {
            super("own", parent);
        }

        Class<?> define(String name, byte[] bytes, int from, int count) {
            return defineClass(name, bytes, from, count);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            asked.add(name);
            return super.loadClass(name, resolve);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            asked.add("find " + name);
            return super.findClass(name);
        }

        Class<?> loaded(String name) {
            return findLoadedClass(name);
        }
    }

    static void refused(String what, java.util.concurrent.Callable<?> action) {
        try {
            System.out.println(what + " " + action.call());
        } catch (Throwable e) {
            System.out.println(what + " " + e.getClass().getName() + ": " + String.valueOf(e.getMessage()).replaceAll("@[0-9a-f]+", "@N").replaceAll(" \\(.*", ""));
        }
    }

    public static void main(String[] args) throws Exception {
        String name = Part.class.getName();
        byte[] bytes = file(name);
        Own first = new Own(DefinedClasses.class.getClassLoader());
        Own second = new Own(DefinedClasses.class.getClassLoader());
        Class<?> one = first.define(name, bytes, 0, bytes.length);
        Class<?> two = second.define(null, bytes, 0, bytes.length);
        System.out.println(one.getDeclaredConstructor().newInstance() + " " + two.getDeclaredConstructor().newInstance() + " " + new Part() + " " + (one == two) + " " + Part.class.isInstance(one.getDeclaredConstructor().newInstance()));
        System.out.println(one.getClassLoader().getName() + " " + one.getPackageName().isEmpty() + " " + one.getName().equals(two.getName()) + first.loaded(name).equals(one) + first.loaded("Nothing") + first.asked.get(0));
        refused("twice", () -> first.define(name, bytes, 0, bytes.length));
        refused("wrong name", () -> second.define("Other", bytes, 0, bytes.length));
        refused("cut", () -> second.define("Cut", bytes, 0, bytes.length / 2));
        refused("range", () -> second.define("Range", bytes, 10, bytes.length));
        refused("no bytes", () -> second.define("None", new byte[0], 0, 0));
        refused("null", () -> second.define("None", null, 0, 0));
        refused("java", () -> second.define("java.util.Mine", bytes, 0, bytes.length));
        refused("slashes", () -> second.define("a/b", bytes, 0, bytes.length));
        refused("cast", () -> {
            Part part = (Part) one.getDeclaredConstructor().newInstance();
            return part;
        });
        first.asked.clear();
        refused("absent", () -> first.loadClass("not.There"));
        refused("library", () -> first.loadClass("java.lang.String") == String.class);
        refused("for name", () -> Class.forName(name, true, first) == one);
        refused("for array", () -> Class.forName("[L" + name + ";", false, first).getComponentType() == one);
        refused("array by loader", () -> first.loadClass("[I"));
        System.out.println(first.asked);
        refused("beside", () -> MethodHandles.lookup().defineClass(bytes));
        refused("other package", () -> MethodHandles.lookup().in(String.class).defineClass(bytes));
        System.out.println(first.toString().replaceAll("@.*", "") + " " + ClassLoader.getSystemClassLoader().getName() + " " + ClassLoader.getPlatformClassLoader().getName() + " " + String.class.getClassLoader() + " " + int.class.getClassLoader() + new Part[0].getClass().getClassLoader().getName());
        System.out.println(first.getDefinedPackages().length + " " + first.getUnnamedModule().isNamed() + " " + first.isRegisteredAsParallelCapable() + " " + one.getModule().getName());
    }
}
