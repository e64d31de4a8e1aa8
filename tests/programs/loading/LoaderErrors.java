// remove: LoaderErrorsGone.class
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** What loaders get wrong, and what they are told. */
public class LoaderErrors {
    static byte[] bytes(String name) throws IOException {
        try (InputStream in = LoaderErrors.class.getResourceAsStream(name + ".class")) {
            return in.readAllBytes();
        }
    }

    /** The class file with a name replaced by another one of the same length. */
    static byte[] renamed(byte[] bytes, String from, String to) {
        String text = new String(bytes, StandardCharsets.ISO_8859_1).replace(from, to);
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    static class Open extends ClassLoader {
        final Map<String, byte[]> known = new HashMap<>();
        final Map<String, Class<?>> lies = new HashMap<>();

        Open() {
            super("open", LoaderErrors.class.getClassLoader());
        }

        Class<?> define(String name, byte[] bytes, int from, int count) {
            return defineClass(name, bytes, from, count);
        }

        Class<?> define(String name, byte[] bytes) {
            return defineClass(name, bytes, 0, bytes.length);
        }

        Class<?> define(String name, ByteBuffer bytes) {
            return defineClass(name, bytes, null);
        }

        Class<?> known(String name) {
            return findLoadedClass(name);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (lies.containsKey(name)) {
                return lies.get(name);
            }
            if (known.containsKey(name)) {
                Class<?> loaded = findLoadedClass(name);
                return loaded != null ? loaded : define(name, known.get(name));
            }
            if (name.equals("LoaderErrorsThrows")) {
                throw new IllegalArgumentException("from loadClass");
            }
            return super.loadClass(name, resolve);
        }
    }

    interface Action {
        Object run() throws Throwable;
    }

    static void attempt(String what, Action action) {
        try {
            System.out.println(what + ": " + action.run());
        } catch (Throwable thrown) {
            Throwable cause = thrown instanceof java.lang.reflect.InvocationTargetException ? thrown.getCause() : thrown;
            System.out.println(what + ": " + cause.toString().replaceAll("@[0-9a-f]+", "@hash")
                    + (cause.getCause() == null ? "" : " by " + cause.getCause()));
        }
    }

    public static void main(String[] args) throws Exception {
        byte[] part = bytes("LoaderErrorsPart");
        attempt("wrong name", () -> new Open().define("Other", part));
        attempt("slashes", () -> new Open().define("a/b", part));
        attempt("array", () -> new Open().define("[I", part));
        attempt("empty name", () -> new Open().define("", part));
        attempt("no name", () -> new Open().define(null, part));
        attempt("null bytes", () -> new Open().define("x", (byte[]) null, 0, 0));
        attempt("negative length", () -> new Open().define(null, part, 0, -1).getName());
        attempt("empty", () -> new Open().define("LoaderErrorsPart", new byte[0]));
        attempt("garbage", () -> new Open().define("LoaderErrorsPart", "not a class".getBytes()));
        attempt("short", () -> new Open().define("LoaderErrorsPart", Arrays.copyOf(part, 50)));
        attempt("long", () -> new Open().define("LoaderErrorsPart", Arrays.copyOf(part, part.length + 1)));
        byte[] future = part.clone();
        future[7] = 99;
        attempt("version", () -> new Open().define("LoaderErrorsPart", future));
        attempt("java", () -> new Open().define("java.lang.Evil", part));
        attempt("java inside", () -> new Open().define(null, renamed(part, "LoaderErrorsPart", "java/util/EvilEv")));
        attempt("java alone", () -> new Open().define(null, renamed(part, "LoaderErrorsPart", "java/EvilEvilEvi")));
        attempt("javax", () -> new Open().define(null, renamed(part, "LoaderErrorsPart", "javax/EvilEvilEv")).getName());
        attempt("part of array", () -> {
            byte[] more = new byte[part.length + 20];
            System.arraycopy(part, 0, more, 7, part.length);
            return new Open().define("LoaderErrorsPart", more, 7, part.length);
        });
        attempt("buffer", () -> new Open().define(null, ByteBuffer.allocateDirect(part.length).put(part).flip()));
        attempt("twice", () -> {
            Open loader = new Open();
            loader.define(null, part);
            return loader.define(null, part);
        });
        attempt("own superclass", () -> {
            byte[] sub = renamed(bytes("LoaderErrorsSubB"), "LoaderErrorsSubB", "LoaderErrorsSubA");
            return new Open().define("LoaderErrorsSubA", sub);
        });
        attempt("circle", () -> {
            Open loader = new Open();
            loader.known.put("LoaderErrorsSubA", renamed(bytes("LoaderErrorsSubC"), "LoaderErrorsSubC", "LoaderErrorsSubA"));
            loader.known.put("LoaderErrorsSubB", bytes("LoaderErrorsSubB"));
            return loader.loadClass("LoaderErrorsSubB");
        });
        attempt("final superclass", () -> {
            Open loader = new Open();
            loader.known.put("LoaderErrorsSubA", bytes("LoaderErrorsSubA"));
            byte[] flags = renamed(bytes("LoaderErrorsSubB"), "LoaderErrorsSubA", "java/lang/String");
            return loader.define("LoaderErrorsSubB", flags);
        });
        attempt("lie by name", () -> {
            Open loader = new Open();
            loader.lies.put("LoaderErrorsSubA", String.class);
            return loader.define("LoaderErrorsSubB", bytes("LoaderErrorsSubB"));
        });
        attempt("lie of null", () -> {
            Open loader = new Open();
            loader.lies.put("LoaderErrorsSubA", null);
            return loader.define("LoaderErrorsSubB", bytes("LoaderErrorsSubB"));
        });
        attempt("lie by primitive", () -> {
            Open loader = new Open();
            loader.lies.put("LoaderErrorsSubA", int.class);
            return loader.define("LoaderErrorsSubB", bytes("LoaderErrorsSubB"));
        });
        attempt("lie of another loader's", () -> {
            Open loader = new Open();
            loader.lies.put("LoaderErrorsSubA", LoaderErrorsSubA.class);
            Class<?> made = loader.define("LoaderErrorsSubB", bytes("LoaderErrorsSubB"));
            return made.getSuperclass() == LoaderErrorsSubA.class && loader.known("LoaderErrorsSubA") == LoaderErrorsSubA.class;
        });
        attempt("changing its mind", () -> {
            Open loader = new Open();
            loader.lies.put("LoaderErrorsSubA", LoaderErrorsSubA.class);
            loader.define("LoaderErrorsSubB", bytes("LoaderErrorsSubB"));
            return loader.define("LoaderErrorsSubA", bytes("LoaderErrorsSubA"));
        });
        Open loader = new Open();
        loader.known.put("LoaderErrorsPart", part);
        Class<?> loaded = loader.loadClass("LoaderErrorsPart");
        for (String name : new String[] {"throwing", "throwingAgain", "absent", "caught", "catching", "arrays", "instance"}) {
            attempt(name, () -> loaded.getMethod(name).invoke(null));
        }
        attempt("null", () -> Class.forName(null, true, loader));
        attempt("name", () -> new ClassLoader("", null) { });
        System.out.println(loader.getName() + " " + new ClassLoader() { }.getParent().getName() + " "
                + ClassLoader.getPlatformClassLoader().getParent() + " " + new ClassLoader(null) { }.getParent());
        attempt("below nothing", () -> new ClassLoader(null) { }.loadClass("LoaderErrors"));
        attempt("library below nothing", () -> new ClassLoader(null) { }.loadClass("java.util.List"));
    }
}
