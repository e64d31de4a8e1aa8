// A tool on a temporary tree of files: writes, walks, sizes, copies, searches lines, renames, deletes.
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;

public class FileTreeTool {
    static Path root;

    static String name(Path path) {
        return path.equals(root) ? "." : root.relativize(path).toString();
    }

    static void tree(Path folder, String indent) throws IOException {
        try (Stream<Path> entries = Files.list(folder)) {
            for (Path entry : entries.sorted().toList()) {
                boolean isFolder = Files.isDirectory(entry);
                System.out.println(indent + entry.getFileName() + (isFolder ? "/" : " " + Files.size(entry)));
                if (isFolder) {
                    tree(entry, indent + "  ");
                }
            }
        }
    }

    static long size(Path path) throws IOException {
        try (Stream<Path> all = Files.walk(path)) {
            return all.filter(Files::isRegularFile).mapToLong(file -> {
                try {
                    return Files.size(file);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }).sum();
        }
    }

    static void deleteAll(Path path) throws IOException {
        try (Stream<Path> all = Files.walk(path)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
    }

    static void attempt(String what, Callable action) {
        try {
            System.out.println(what + ": " + action.call());
        } catch (Exception e) {
            String message = String.valueOf(e.getMessage()).replace(root.toString(), "ROOT");
            System.out.println(what + ": " + e.getClass().getName() + ": " + message);
        }
    }

    interface Callable {
        Object call() throws Exception;
    }

    public static void main(String[] args) throws IOException {
        root = Files.createTempDirectory("tree");
        try {
            Files.createDirectories(root.resolve("src/main/deep"));
            Files.createDirectory(root.resolve("empty"));
            Files.writeString(root.resolve("src/main/App.java"), "class App {\n    // CHECK name\n    int x;\n}\n");
            Files.write(root.resolve("src/main/deep/notes.txt"), List.of("first", "zweite Zeile: ä", "// check later", ""), StandardCharsets.UTF_8);
            Files.write(root.resolve("data.bin"), new byte[] {0, 1, 2, -1, -128});
            try (PrintWriter out = new PrintWriter(new FileWriter(root.resolve("table.csv").toFile()))) {
                out.println("id,name,score");
                for (int i = 1; i <= 5; i++) {
                    out.printf(Locale.ROOT, "%d,\"n,%c\",%.1f%n", i, 'a' + i, i * 1.5);
                }
            }
            tree(root, "");
            System.out.println("size " + size(root));

            try (Stream<Path> walk = Files.walk(root)) {
                System.out.println(walk.map(FileTreeTool::name).sorted().collect(Collectors.joining(" ")));
            }
            try (Stream<Path> walk = Files.walk(root, 2)) {
                System.out.println(walk.filter(p -> p.toString().endsWith("n") || p.getFileName().toString().contains(".")).map(FileTreeTool::name).sorted().toList());
            }
            try (Stream<Path> walk = Files.walk(root)) {
                for (Path file : walk.filter(Files::isRegularFile).sorted().toList()) {
                    if (file.endsWith("data.bin")) {
                        continue;
                    }
                    List<String> lines = Files.readAllLines(file);
                    for (ListIterator<String> it = lines.listIterator(); it.hasNext();) {
                        int number = it.nextIndex() + 1;
                        String line = it.next();
                        if (line.toLowerCase().contains("check")) {
                            System.out.println(name(file) + ":" + number + ":" + line.strip());
                        }
                    }
                }
            }
            Path copy = Files.copy(root.resolve("table.csv"), root.resolve("empty/copy.csv"));
            Files.writeString(copy, "6,last,9\n", StandardOpenOption.APPEND);
            try (BufferedReader reader = Files.newBufferedReader(copy)) {
                String header = reader.readLine();
                System.out.println(header + " " + reader.lines().map(l -> l.split(",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)")).mapToDouble(f -> Double.parseDouble(f[2])).sum());
            }
            try (Stream<String> lines = Files.lines(copy)) {
                System.out.println(lines.skip(1).filter(l -> l.contains("\"")).count());
            }
            Files.move(copy, copy.resolveSibling("moved.csv"));
            System.out.println(Files.exists(copy) + " " + Files.notExists(copy) + " " + Files.isRegularFile(root.resolve("empty/moved.csv")));
            attempt("copy over", () -> Files.copy(root.resolve("data.bin"), root.resolve("empty/moved.csv")));
            attempt("replace", () -> name(Files.copy(root.resolve("data.bin"), root.resolve("empty/moved.csv"), StandardCopyOption.REPLACE_EXISTING)));
            attempt("delete folder", () -> {
                Files.delete(root.resolve("empty"));
                return "gone";
            });
            attempt("missing", () -> Files.readString(root.resolve("none.txt")));
            attempt("reader", () -> new FileReader(root.resolve("none.txt").toFile()));
            attempt("again", () -> Files.createDirectory(root.resolve("src")));
            attempt("create new", () -> Files.writeString(root.resolve("data.bin"), "x", StandardOpenOption.CREATE_NEW));
            attempt("if exists", () -> Files.deleteIfExists(root.resolve("none.txt")) + " " + Files.deleteIfExists(root.resolve("data.bin")));
            File file = root.resolve("src").toFile();
            System.out.println(file.isDirectory() + " " + file.getName() + " " + Arrays.toString(file.list()) + " " + new File(file, "main/App.java").length()
                    + " " + new File(file, "x").exists() + " " + new File("a/../b/./c.txt").toPath().normalize() + " " + new File(file, "new.txt").createNewFile());
            Path path = Path.of("/usr", "local", "..", "lib/java");
            System.out.println(path + " " + path.normalize() + " " + path.getNameCount() + " " + path.getName(1) + " " + path.subpath(1, 3) + " " + path.getParent()
                    + " " + path.getRoot() + " " + path.startsWith("/usr") + " " + Path.of("/usr/lib").relativize(path.normalize()) + " " + Paths.get("x").resolve("/abs") + " " + path.resolveSibling("bin"));
            try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(root.resolve("records").toFile())))) {
                for (int i = 0; i < 3; i++) {
                    out.writeInt(i * 1000);
                    out.writeUTF("record " + i + " é");
                    out.writeDouble(i / 3.0);
                }
            }
            try (DataInputStream in = new DataInputStream(new FileInputStream(root.resolve("records").toFile()))) {
                while (true) {
                    System.out.println(in.readInt() + " " + in.readUTF() + " " + in.readDouble());
                }
            } catch (EOFException e) {
                System.out.println("end " + e.getMessage());
            }
        } finally {
            deleteAll(root);
        }
        System.out.println(Files.exists(root));
    }
}
