import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Paths without names, with dots, and with nothing but a root, against each other. */
public class EmptyPaths {
    static String attempt(java.util.function.Supplier<Object> action) {
        try {
            return "<" + action.get() + ">";
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName() + ":" + e.getMessage();
        }
    }

    public static void main(String[] args) {
        List<Path> paths = new ArrayList<>();
        for (String s : new String[] {"", "/", "a", "a/b", "/a", "/a/b", ".", "..", "./a", "a/.", "../a", "a/..", "/..", "/a/../b",
                "a//b/", "//", "a/../../b", " "}) {
            paths.add(Path.of(s));
        }
        for (Path p : paths) {
            System.out.println("[" + p + "] " + p.getNameCount() + " " + p.getFileName() + " " + p.getParent() + " " + p.getRoot()
                    + " [" + p.normalize() + "] " + p.isAbsolute() + " " + p.hashCode());
            StringBuilder names = new StringBuilder();
            for (Path name : p) {
                names.append('[').append(name).append(']');
            }
            System.out.println("  " + names + attempt(() -> p.getName(0)) + attempt(() -> p.getName(-1)) + attempt(() -> p.subpath(0, 1))
                    + attempt(() -> p.subpath(0, 0)) + attempt(() -> p.resolveSibling("")) + attempt(() -> p.resolveSibling("x"))
                    + attempt(() -> p.resolve("")) + attempt(() -> p.toFile().getPath()) + attempt(() -> p.startsWith(""))
                    + attempt(() -> p.endsWith("")));
            StringBuilder pairs = new StringBuilder();
            for (Path q : paths) {
                pairs.append(' ').append(p.resolve(q)).append(',').append(p.resolveSibling(q)).append(',')
                        .append(attempt(() -> p.relativize(q))).append(p.startsWith(q) ? "s" : "").append(p.endsWith(q) ? "e" : "")
                        .append(Integer.signum(p.compareTo(q))).append(p.equals(q) ? "=" : "");
            }
            System.out.println("  " + pairs);
        }
        Path here = Path.of("").toAbsolutePath();
        System.out.println(here.isAbsolute() + " " + here.equals(Path.of(System.getProperty("user.dir"))) + " "
                + Path.of("a").toAbsolutePath().startsWith(here) + " " + Path.of(".").toAbsolutePath().equals(here));
        System.out.println(attempt(() -> Path.of("", "", "x", "")) + attempt(() -> Path.of("a", "/b", "c"))
                + attempt(() -> Path.of("a").resolve("b", "c")));
        File none = new File("");
        System.out.println(none.exists() + " " + none.isDirectory() + " " + none.isFile() + " [" + none.getName() + "] " + none.getParent() + " "
                + none.getAbsolutePath().equals(System.getProperty("user.dir")) + " " + new File("", "a") + " " + new File((String) null, "a")
                + " " + new File("a", "") + " " + new File("/", "b") + " " + none.equals(new File("")));
    }
}
