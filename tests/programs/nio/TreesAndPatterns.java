import java.io.*;
import java.nio.file.*;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.*;
import java.util.regex.PatternSyntaxException;
import java.util.stream.*;

/** A search tool: trees, patterns, visitors. */
public class TreesAndPatterns {
    public static void main(String[] args) throws IOException {
        Path root = Files.createTempDirectory("tree");
        for (String name : new String[] {"a.java", "b.txt", "sub/c.java", "sub/deep/d.java", "sub/deep/e.class", "other/f.TXT"}) {
            Path file = root.resolve(name);
            Files.createDirectories(file.getParent());
            Files.writeString(file, name);
        }
        try (Stream<Path> found = Files.find(root, 10, (path, facts) -> facts.isRegularFile() && path.toString().endsWith(".java"))) {
            System.out.println(found.map(root::relativize).map(Path::toString).sorted().toList());
        }
        try (Stream<Path> found = Files.walk(root, 2)) {
            System.out.println(found.map(root::relativize).map(Path::toString).sorted().toList());
        }
        try (Stream<Path> found = Files.list(root)) {
            System.out.println(found.map(Path::getFileName).map(Path::toString).sorted().toList());
        }
        for (String glob : new String[] {"*.java", "*.{java,txt}", "?.java", "[a-b]*", "[!a]*", "*"}) {
            try (DirectoryStream<Path> entries = Files.newDirectoryStream(root, glob)) {
                List<String> names = new ArrayList<>();
                entries.forEach(entry -> names.add(entry.getFileName().toString()));
                Collections.sort(names);
                System.out.println(glob + " " + names);
            }
        }
        FileSystem system = FileSystems.getDefault();
        String[] patterns = {"glob:*.java", "glob:**.java", "glob:**/*.java", "glob:src/*", "glob:src/**", "glob:{a,b}/c", "glob:[abc].txt",
            "glob:[!abc].txt", "glob:[a-c]?.txt", "glob:\\*.txt", "glob:a.b", "regex:.*\\.java", "GLOB:*.[jt]*", "glob:[^a]", "glob:", "glob:a,b}"};
        String[] paths = {"A.java", "src/A.java", "src/x/A.java", "a/c", "a.txt", "d.txt", "ab.txt", "*.txt", "axb", "a.b", "", "^", "a,b}"};
        for (String pattern : patterns) {
            PathMatcher matcher = system.getPathMatcher(pattern);
            System.out.println(pattern + " " + Arrays.stream(paths).filter(path -> matcher.matches(Path.of(path))).toList());
        }
        for (String pattern : new String[] {"*.java", "x:y", "glob:[a", "glob:{a", "glob:{a{b}}", "glob:a\\", "glob:[a/b]", "glob:[z-a]", "regex:(", ":x"}) {
            try {
                system.getPathMatcher(pattern);
                System.out.println(pattern + " taken");
            } catch (PatternSyntaxException e) {
                System.out.println(pattern + " " + e.getDescription() + " at " + e.getIndex());
            } catch (RuntimeException e) {
                System.out.println(pattern + " " + e);
            }
        }
        List<String> visits = new ArrayList<>();
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
                visits.add("before " + root.relativize(directory));
                return directory.endsWith("deep") ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                visits.add("file " + root.relativize(file) + " " + attributes.size());
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path directory, IOException failure) {
                visits.add("after " + root.relativize(directory) + " " + failure);
                return FileVisitResult.CONTINUE;
            }
        });
        Collections.sort(visits);
        visits.forEach(System.out::println);
        Map<String, Long> sizes = new TreeMap<>();
        try (Stream<Path> all = Files.walk(root)) {
            all.filter(Files::isRegularFile).forEach(path -> {
                String name = path.getFileName().toString();
                sizes.merge(name.substring(name.lastIndexOf('.')), path.toFile().length(), Long::sum);
            });
        }
        System.out.println(sizes);
        for (String name : new String[] {"a.txt", "b.html", "c.png", "d.json", "e.unknown", "noend", "x.zip", "y.css", "z.xml"}) {
            System.out.print(Files.probeContentType(Path.of(name)) + " ");
        }
        System.out.println();
        System.out.println(system.getSeparator() + " " + system.isOpen() + " " + system.isReadOnly() + " " + system.getRootDirectories().iterator().next());
        try {
            Files.find(root, -1, (path, facts) -> true);
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
        try {
            Files.walk(Path.of("/nowhere/here"));
        } catch (IOException e) {
            System.out.println(e);
        }
        try {
            Files.newDirectoryStream(root.resolve("a.java"));
        } catch (IOException e) {
            System.out.println(e.getClass());
        }
        try {
            Files.createDirectories(root.resolve("a.java/x"));
        } catch (IOException e) {
            System.out.println(e.getClass() + " " + ((FileSystemException) e).getReason());
        }
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path directory, IOException failure) throws IOException {
                Files.delete(directory);
                return FileVisitResult.CONTINUE;
            }
        });
        System.out.println(Files.exists(root));
    }
}
