// Paths resolved, compared and taken apart; files made, copied, moved and asked for attributes, and what is refused.
import java.io.*;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.util.*;
import java.util.concurrent.Callable;

public class PathsAndAttributes {
    static Path base;

    static void show(String what, Callable<?> action) {
        try {
            System.out.println(what + " " + action.call());
        } catch (Exception e) {
            System.out.println(what + " " + e.getClass().getSimpleName() + ": " + String.valueOf(e.getMessage()).replace(base.toString(), "BASE"));
        }
    }

    public static void main(String[] args) throws Exception {
        base = Files.createTempDirectory("holloway-paths");
        try {
            for (String text : List.of("a/b/../c/./d", "/x//y/", "", "..", "/", "a", "../../z", "/..")) {
                Path path = Path.of(text);
                System.out.println("[" + path + "] " + path.normalize() + " " + path.getFileName() + " " + path.getParent() + " " + path.getRoot() + " " + path.getNameCount() + " " + path.isAbsolute()
                        + " " + path.resolve("q/r") + " " + path.resolve("/abs") + " " + path.resolveSibling("s") + " " + path.startsWith("a") + path.endsWith("d"));
            }
            show("relativize", () -> Path.of("/a/b/c").relativize(Path.of("/a/d")) + " " + Path.of("x").relativize(Path.of("x/y/z")) + " " + Path.of("a/b").relativize(Path.of("a/b")));
            show("other kind", () -> Path.of("/a").relativize(Path.of("b")));
            show("names", () -> Path.of("/a/b/c").subpath(1, 3) + " " + Path.of("a/b").getName(1) + " " + Path.of("a").compareTo(Path.of("b")));
            show("no name", () -> Path.of("a").getName(1));
            show("zero", () -> Path.of("a\0b"));
            Path file = base.resolve("file.txt");
            Files.writeString(file, "line one\nline two\n");
            show("lines", () -> Files.readAllLines(file) + " " + Files.size(file) + Files.exists(file) + Files.notExists(file) + Files.isDirectory(base) + Files.isRegularFile(file));
            show("again", () -> Files.createFile(file));
            show("append", () -> Files.size(Files.write(file, List.of("three"), StandardOpenOption.APPEND)));
            show("new", () -> Files.write(file, new byte[1], StandardOpenOption.CREATE_NEW));
            Path copy = base.resolve("copy.txt");
            show("copy", () -> Files.copy(file, copy).equals(copy) + " " + Files.mismatch(file, copy));
            show("copy again", () -> Files.copy(file, copy));
            show("replace", () -> Files.copy(new ByteArrayInputStream("xx".getBytes()), copy, StandardCopyOption.REPLACE_EXISTING) + " " + Files.mismatch(file, copy));
            show("move", () -> Files.move(copy, base.resolve("moved.txt")).getFileName() + " " + Files.exists(copy));
            show("move none", () -> Files.move(copy, base.resolve("other")));
            Path deep = base.resolve("one/two/three");
            show("deep", () -> Files.createDirectory(deep));
            show("all", () -> Files.createDirectories(deep).getNameCount() - base.getNameCount());
            show("not empty", () -> {
                Files.delete(base.resolve("one"));
                return "";
            });
            show("none", () -> {
                Files.delete(base.resolve("none"));
                return "";
            });
            show("if there", () -> Files.deleteIfExists(base.resolve("none")) + " " + Files.deleteIfExists(deep));
            FileTime time = FileTime.fromMillis(1_000_000_000_000L);
            Files.setLastModifiedTime(file, time);
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            System.out.println(attributes.lastModifiedTime() + " " + attributes.size() + attributes.isRegularFile() + attributes.isDirectory() + attributes.isSymbolicLink() + attributes.isOther());
            show("by name", () -> new TreeMap<>(Files.readAttributes(file, "size,isDirectory,lastModifiedTime")) + " " + Files.getAttribute(file, "basic:size"));
            show("unknown", () -> Files.getAttribute(file, "nothing"));
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
            show("permissions", () -> PosixFilePermissions.toString(Files.getPosixFilePermissions(file)) + " " + Files.isReadable(file) + Files.isExecutable(file));
            Path link = Files.createSymbolicLink(base.resolve("link"), Path.of("file.txt"));
            show("link", () -> Files.isSymbolicLink(link) + " " + Files.readSymbolicLink(link) + " " + Files.isSameFile(link, file) + " " + link.toRealPath().getFileName() + " " + Files.exists(link, LinkOption.NOFOLLOW_LINKS));
            try (DirectoryStream<Path> some = Files.newDirectoryStream(base, "*.{txt,md}")) {
                List<String> names = new ArrayList<>();
                some.forEach(each -> names.add(each.getFileName().toString()));
                Collections.sort(names);
                System.out.println(names);
            }
            PathMatcher matcher = base.getFileSystem().getPathMatcher("glob:**/t[w-z]o/*.?a*");
            System.out.println(matcher.matches(Path.of("x/two/f.java")) + " " + matcher.matches(Path.of("x/tao/f.java")) + base.getFileSystem().getPathMatcher("regex:.*\\d").matches(Path.of("a1")));
            show("no kind", () -> base.getFileSystem().getPathMatcher("other:x"));
        } finally {
            try (var all = Files.walk(base)) {
                for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(each);
                }
            }
        }
        System.out.println(Files.exists(base));
    }
}
