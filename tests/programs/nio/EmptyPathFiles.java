// The empty path as a place in the file system: it is the working directory for all that takes files.

import java.io.IOException;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

public class EmptyPathFiles {
    private static final Path EMPTY = Path.of("");

    static void attempt(String name, Callable<Object> action) {
        try {
            System.out.println(name + ": " + action.call());
        } catch (Exception e) {
            System.out.println(name + ": " + e.getClass().getName() + " [" + e.getMessage() + "]");
        }
    }

    static void questions() {
        attempt("exists", () -> Files.exists(EMPTY) + " " + Files.notExists(EMPTY) + " " + Files.exists(EMPTY, LinkOption.NOFOLLOW_LINKS));
        attempt("kind", () -> Files.isDirectory(EMPTY) + " " + Files.isRegularFile(EMPTY) + " " + Files.isSymbolicLink(EMPTY));
        attempt("access", () -> Files.isReadable(EMPTY) + " " + Files.isExecutable(EMPTY) + " " + Files.isHidden(EMPTY));
        attempt("same", () -> Files.isSameFile(EMPTY, Path.of(".")) + " " + Files.mismatch(EMPTY, Path.of(".")));
        attempt("attributes", () -> Files.readAttributes(EMPTY, BasicFileAttributes.class).isDirectory() + " "
                + Files.getAttribute(EMPTY, "isDirectory") + " " + Files.getPosixFilePermissions(EMPTY).isEmpty() + " "
                + Files.getOwner(EMPTY).getName().isEmpty() + " " + (Files.size(EMPTY) >= 0) + " "
                + (Files.getLastModifiedTime(EMPTY).toMillis() > 0));
        attempt("real", () -> EMPTY.toRealPath().equals(Path.of(".").toRealPath()) + " "
                + EMPTY.toRealPath(LinkOption.NOFOLLOW_LINKS).equals(EMPTY.toAbsolutePath()));
        attempt("uri", () -> EMPTY.toUri().toString().endsWith("/") + " " + EMPTY.toUri().equals(EMPTY.toAbsolutePath().toUri()));
        attempt("link", () -> Files.readSymbolicLink(EMPTY));
    }

    static long count(Stream<Path> paths) {
        try (paths) {
            return paths.filter(path -> !path.isAbsolute()).count();
        }
    }

    static void lists() {
        attempt("list", () -> count(Files.list(EMPTY)) == count(Files.list(Path.of("").toAbsolutePath()).map(Path::getFileName)));
        attempt("walk", () -> {
            try (Stream<Path> paths = Files.walk(EMPTY, 0)) {
                return paths.map(path -> "[" + path + "]").toList();
            }
        });
        attempt("find", () -> {
            try (Stream<Path> paths = Files.find(EMPTY, 0, (path, attributes) -> attributes.isDirectory())) {
                return paths.count();
            }
        });
        attempt("stream", () -> {
            try (DirectoryStream<Path> paths = Files.newDirectoryStream(EMPTY, "no such *")) {
                return paths.iterator().hasNext();
            }
        });
        attempt("visit", () -> Files.walkFileTree(EMPTY, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
                System.out.println("in [" + directory + "]");
                return FileVisitResult.TERMINATE;
            }
        }).equals(EMPTY));
    }

    static void changes(Path file, Path other) {
        attempt("createDirectory", () -> Files.createDirectory(EMPTY));
        attempt("createDirectories", () -> "[" + Files.createDirectories(EMPTY) + "]");
        attempt("createFile", () -> Files.createFile(EMPTY));
        attempt("delete", () -> {
            Files.delete(EMPTY);
            return "done";
        });
        attempt("deleteIfExists", () -> Files.deleteIfExists(EMPTY));
        attempt("read", () -> Files.readString(EMPTY));
        attempt("write", () -> Files.writeString(EMPTY, "text"));
        attempt("channel", () -> Files.newByteChannel(EMPTY, StandardOpenOption.WRITE));
        attempt("symbolic", () -> Files.createSymbolicLink(EMPTY, file));
        attempt("copy", () -> {
            Files.copy(EMPTY, other);
            return Files.isDirectory(other) + " " + Files.deleteIfExists(other);
        });
        attempt("copy to", () -> Files.copy(file, EMPTY));
        attempt("copy over", () -> Files.copy(file, EMPTY, new CopyOption[] {StandardCopyOption.REPLACE_EXISTING}));
        attempt("move to", () -> Files.move(file, EMPTY));
        attempt("delete .", () -> {
            Files.delete(Path.of("."));
            return "done";
        });
    }

    public static void main(String[] args) throws IOException {
        questions();
        lists();
        Path file = Files.createTempFile("empty", "path");
        changes(file, file.resolveSibling(file.getFileName() + "-copy"));
        System.out.println(Files.deleteIfExists(file));
    }
}
