import java.io.File;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;

public class PathNames {
    public static void main(String[] args) {
        String[] texts = {"", "/", "a", "/a", "a/b", "/a/b/", "a//b", "..", "../a", "a/../b", "/..", "./a/./b", "a/b/c", "///x//y", ".", "a.b/c.d"};
        List<Path> all = new ArrayList<>();
        for (String text : texts) {
            Path p = Path.of(text);
            all.add(p);
            System.out.println("[" + p + "] " + p.isAbsolute() + " " + p.getRoot() + " [" + p.getFileName() + "] " + p.getParent() + " "
                    + p.getNameCount() + " [" + p.normalize() + "] " + p.hashCode() + " " + p.toFile());
            StringBuilder names = new StringBuilder();
            for (Path name : p) {
                names.append('<').append(name).append('>');
            }
            System.out.println(names);
        }
        for (Path a : all) {
            StringBuilder line = new StringBuilder();
            for (Path b : all) {
                line.append(a.resolve(b)).append('|').append(a.startsWith(b) ? 's' : '-').append(a.endsWith(b) ? 'e' : '-');
                line.append(a.resolveSibling(b)).append('|').append(Integer.signum(a.compareTo(b))).append(' ');
            }
            System.out.println(line);
        }
        for (String from : new String[] {"a", "a/b", "/a", "/", ""}) {
            for (String to : new String[] {"a", "a/c", "b", "/a/b", "/x", ""}) {
                try {
                    System.out.print("[" + Path.of(from).relativize(Path.of(to)) + "] ");
                } catch (IllegalArgumentException different) {
                    System.out.print(different.getMessage() + " ");
                }
            }
            System.out.println();
        }
        System.out.println(Path.of("a", "b", "", "c/d") + " " + Paths.get("x", "/y") + " " + FileSystems.getDefault().getPath("q", "r"));
        System.out.println(Path.of("a/b/c/d").subpath(1, 3) + " " + Path.of("a/b").getName(1));
        try {
            Path.of("a").getName(1);
        } catch (IllegalArgumentException expected) {
            System.out.println(expected);
        }
        try {
            Path.of("a\0b");
        } catch (RuntimeException expected) {
            System.out.println(expected.toString().replace('\0', '0'));
        }
        System.out.println(new TreeSet<>(all));

        for (String text : texts) {
            File f = new File(text);
            System.out.println("[" + f + "] " + f.isAbsolute() + " [" + f.getName() + "] " + f.getParent() + " " + f.hashCode() + " [" + f.toPath() + "]");
        }
        for (String parent : new String[] {"", "/", "a", "a/"}) {
            for (String child : new String[] {"", "/", "b", "/b"}) {
                System.out.print(new File(parent, child) + " ");
            }
        }
        System.out.println(new File((String) null, "x") + " " + new File(new File("p"), "q/r") + " " + File.separator + File.pathSeparatorChar);
        File[] files = {new File("b"), new File("a/c"), new File("a")};
        Arrays.sort(files);
        System.out.println(Arrays.toString(files) + new File("a").equals(new File("a/")) + new File("x").compareTo(new File("z")));
    }
}
