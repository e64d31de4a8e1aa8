import java.io.*;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.time.Instant;
import java.util.*;
import java.util.concurrent.TimeUnit;

/** Times, permissions and links of files. */
public class FileAttributesAndLinks {
    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String what, Path root, Action action) {
        try {
            System.out.println(what + ": " + String.valueOf(action.run()).replace(root.toString(), "ROOT"));
        } catch (Exception e) {
            System.out.println(what + ": " + e.toString().replace(root.toString(), "ROOT"));
        }
    }

    public static void main(String[] args) throws IOException {
        Path root = Files.createTempDirectory("attributes").toRealPath();
        System.out.println(PosixFilePermissions.toString(Files.getPosixFilePermissions(root)));
        Path file = Files.writeString(root.resolve("file.txt"), "content");
        Files.setLastModifiedTime(file, FileTime.fromMillis(1_600_000_000_123L));
        System.out.println(Files.getLastModifiedTime(file) + " " + file.toFile().lastModified());
        Files.setLastModifiedTime(file, FileTime.from(1_600_000_000_123_456_789L, TimeUnit.NANOSECONDS));
        System.out.println(Files.getLastModifiedTime(file));
        Files.setLastModifiedTime(file, FileTime.from(Instant.parse("1965-05-05T05:05:05.5Z")));
        System.out.println(Files.getLastModifiedTime(file) + " " + file.toFile().lastModified());
        BasicFileAttributeView basic = Files.getFileAttributeView(file, BasicFileAttributeView.class);
        basic.setTimes(null, FileTime.fromMillis(5000), null);
        BasicFileAttributes attributes = basic.readAttributes();
        System.out.println(basic.name() + " " + attributes.lastAccessTime() + " " + attributes.lastModifiedTime() + " "
                + attributes.size() + " " + attributes.isRegularFile() + attributes.isDirectory() + attributes.isOther());
        System.out.println(file.toFile().setLastModified(123_456_789_000L) + " " + file.toFile().lastModified());

        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-x--x"));
        PosixFileAttributes posix = Files.readAttributes(file, PosixFileAttributes.class);
        System.out.println(PosixFilePermissions.toString(posix.permissions()) + " " + posix.permissions());
        System.out.println(posix.owner().equals(Files.getOwner(file)) + " " + posix.owner().getName().equals(System.getProperty("user.name")));
        System.out.println(Integer.toOctalString((Integer) Files.getAttribute(file, "unix:mode")));
        System.out.println(Files.readAttributes(file, "size,lastModifiedTime,isDirectory"));
        System.out.println(new TreeSet<>(Files.readAttributes(file, "*").keySet()));
        System.out.println(new TreeSet<>(Files.readAttributes(file, "posix:*").keySet()));
        Files.setAttribute(file, "lastModifiedTime", FileTime.fromMillis(1000));
        Files.setAttribute(file, "posix:permissions", EnumSet.of(PosixFilePermission.OWNER_READ));
        System.out.println(Files.getAttribute(file, "lastModifiedTime") + " " + Files.getAttribute(file, "posix:permissions"));
        attempt("unknown", root, () -> Files.getAttribute(file, "color"));
        attempt("unknown view", root, () -> Files.getAttribute(file, "x:color"));
        attempt("not settable", root, () -> Files.setAttribute(file, "size", 3L));
        attempt("several", root, () -> Files.getAttribute(file, "size,owner"));
        attempt("permissions", root, () -> PosixFilePermissions.fromString("rwx"));
        attempt("permissions", root, () -> PosixFilePermissions.fromString("rwxrwxrwq"));
        Path own = Files.createFile(root.resolve("own"), PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        System.out.println(PosixFilePermissions.toString(Files.getPosixFilePermissions(own)));

        File old = own.toFile();
        System.out.println(old.setExecutable(true) + " " + old.canExecute() + " " + old.setReadable(true, false) + " "
                + PosixFilePermissions.toString(Files.getPosixFilePermissions(own)));
        System.out.println(old.setExecutable(false) + " " + old.canExecute() + " " + old.setWritable(true, false) + " "
                + PosixFilePermissions.toString(Files.getPosixFilePermissions(own)));
        System.out.println(old.setReadOnly() + " " + PosixFilePermissions.toString(Files.getPosixFilePermissions(own)));
        System.out.println(new File(root.toFile(), "absent").setReadOnly());

        Path link = Files.createSymbolicLink(root.resolve("link"), Path.of("file.txt"));
        System.out.println(Files.isSymbolicLink(link) + " " + Files.readSymbolicLink(link) + " " + Files.readString(link)
                + " " + Files.isSameFile(link, file) + " " + link.toRealPath().getFileName() + " "
                + link.toRealPath(LinkOption.NOFOLLOW_LINKS).getFileName() + " " + link.toFile().getCanonicalFile().getName());
        System.out.println(Files.readAttributes(link, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS).isSymbolicLink());
        Path hard = Files.createLink(root.resolve("hard"), file);
        System.out.println(Files.isSameFile(hard, file) + " " + Files.getAttribute(hard, "unix:nlink") + " " + hard.equals(file)
                + " " + Files.readAttributes(hard, BasicFileAttributes.class).fileKey()
                        .equals(Files.readAttributes(file, BasicFileAttributes.class).fileKey()));
        Path broken = Files.createSymbolicLink(root.resolve("broken"), Path.of("/nowhere/at/all"));
        System.out.println(Files.exists(broken) + " " + Files.exists(broken, LinkOption.NOFOLLOW_LINKS) + " " + Files.notExists(broken));
        attempt("real path", root, () -> broken.toRealPath());
        attempt("no link", root, () -> Files.readSymbolicLink(file));
        attempt("absent link", root, () -> Files.readSymbolicLink(root.resolve("absent")));
        attempt("taken", root, () -> Files.createSymbolicLink(file, own));
        attempt("copy of link", root, () -> Files.isSymbolicLink(Files.copy(link, root.resolve("copied"), LinkOption.NOFOLLOW_LINKS)));
        attempt("copy of target", root, () -> Files.isSymbolicLink(Files.copy(link, root.resolve("copied2"))));
        attempt("onto itself", root, () -> Files.copy(file, hard));
        attempt("move", root, () -> Files.move(link, root.resolve("moved")));
        attempt("copied time", root, () -> Files.getLastModifiedTime(Files.copy(file, root.resolve("timed"), StandardCopyOption.COPY_ATTRIBUTES)));
        attempt("exists", root, () -> Files.copy(file, root.resolve("timed")));
        attempt("replaced", root, () -> Files.copy(file, root.resolve("timed"), StandardCopyOption.REPLACE_EXISTING));
        attempt("atomic copy", root, () -> Files.copy(file, root.resolve("timed"), StandardCopyOption.ATOMIC_MOVE));
        attempt("attributes moved", root, () -> Files.move(file, root.resolve("timed"), StandardCopyOption.COPY_ATTRIBUTES));
        try (var all = Files.walk(root)) {
            all.sorted(Comparator.reverseOrder()).forEach(path -> path.toFile().delete());
        }
        System.out.println(Files.exists(root));
    }
}
