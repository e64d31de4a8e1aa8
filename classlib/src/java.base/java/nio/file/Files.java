package java.nio.file;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.Charset;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.FileOwnerAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import jdk.internal.vm.HostFiles;

/** Whole files and directories of the host. */
public final class Files {
    private static final int FACTS = HostFiles.FACTS;
    private static final int READABLE = 4;
    private static final int WRITABLE = 2;
    private static final int EXECUTABLE = 1;

    private Files() {
    }

    static HostAttributes attributes(Path path, boolean followLinks) throws IOException {
        long[] facts = new long[FACTS];
        HostFailure.check(HostFiles.facts(HostPath.place(path), followLinks, facts), path);
        return new HostAttributes(facts);
    }

    /** What is known of a file; {@code null} if nothing is. */
    private static HostAttributes known(Path path, LinkOption... options) {
        long[] facts = new long[FACTS];
        return HostFiles.facts(HostPath.place(path), options.length == 0, facts) == 0 ? new HostAttributes(facts) : null;
    }

    public static <A extends BasicFileAttributes> A readAttributes(Path path, Class<A> type, LinkOption... options)
            throws IOException {
        HostPath.check(path);
        if (type != (Class<?>) BasicFileAttributes.class && type != (Class<?>) PosixFileAttributes.class) {
            throw type == null ? new NullPointerException() : new UnsupportedOperationException();
        }
        return type.cast(attributes(path, options.length == 0));
    }

    /** Of a list such as {@code posix:owner,size}; {@code *} is all. */
    public static Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options)
            throws IOException {
        HostPath.check(path);
        return HostView.read(path, options.length == 0, attributes);
    }

    public static Object getAttribute(Path path, String attribute, LinkOption... options) throws IOException {
        if (attribute.indexOf('*') >= 0 || attribute.indexOf(',') >= 0) {
            throw new IllegalArgumentException(attribute);
        }
        Map<String, Object> found = readAttributes(path, attribute, options);
        return found.get(attribute.substring(attribute.indexOf(':') + 1));
    }

    public static Path setAttribute(Path path, String attribute, Object value, LinkOption... options)
            throws IOException {
        HostPath.check(path);
        HostView.set(path, options.length == 0, attribute, value);
        return path;
    }

    public static <V extends FileAttributeView> V getFileAttributeView(
            Path path, Class<V> type, LinkOption... options) {
        HostPath.check(path);
        Objects.requireNonNull(type);
        String name = type == (Class<?>) BasicFileAttributeView.class ? "basic"
                : type == (Class<?>) PosixFileAttributeView.class ? "posix"
                : type == (Class<?>) FileOwnerAttributeView.class ? "owner" : null;
        return name == null ? null : type.cast(new HostView(path, options.length == 0, name));
    }

    public static Set<PosixFilePermission> getPosixFilePermissions(Path path, LinkOption... options)
            throws IOException {
        return attributes(path, options.length == 0).permissions();
    }

    public static Path setPosixFilePermissions(Path path, Set<PosixFilePermission> perms) throws IOException {
        new HostView(path, true, "posix").setPermissions(perms);
        return path;
    }

    public static UserPrincipal getOwner(Path path, LinkOption... options) throws IOException {
        return attributes(path, options.length == 0).owner();
    }

    public static Path setOwner(Path path, UserPrincipal owner) throws IOException {
        new HostView(path, true, "owner").setOwner(Objects.requireNonNull(owner, "'owner' is null"));
        return path;
    }

    public static Path setLastModifiedTime(Path path, FileTime time) throws IOException {
        new HostView(path, true, "basic").setTimes(Objects.requireNonNull(time), null, null);
        return path;
    }

    public static SeekableByteChannel newByteChannel(
            Path path, Set<? extends OpenOption> options, FileAttribute<?>... attrs) throws IOException {
        HostPath.check(path);
        return new HostFile(path, options, attrs).channel();
    }

    public static SeekableByteChannel newByteChannel(Path path, OpenOption... options) throws IOException {
        return newByteChannel(path, Set.of(options));
    }

    /** Makes a symbolic link; what it leads to need not exist. */
    public static Path createSymbolicLink(Path link, Path target, FileAttribute<?>... attrs) throws IOException {
        HostFailure.check(HostFiles.createLink(HostPath.place(link), target.toString(), true), link);
        return link;
    }

    /** Makes one more name of a file. */
    public static Path createLink(Path link, Path existing) throws IOException {
        int failure = HostFiles.createLink(HostPath.place(link), HostPath.place(existing), false);
        if (failure != 0) {
            throw HostFailure.exception(failure, link.toString(), existing.toString());
        }
        return link;
    }

    public static Path readSymbolicLink(Path link) throws IOException {
        String target = HostFiles.readLink(HostPath.place(link));
        if (target == null) {
            attributes(link, false);
            throw new NotLinkException(link.toString());
        }
        return Path.of(target);
    }

    /** By the end of the name; {@code null} where that says nothing. */
    public static String probeContentType(Path path) throws IOException {
        Path name = path.getFileName();
        return name == null ? null : ContentTypes.of(name.toString());
    }

    public static InputStream newInputStream(Path path, OpenOption... options) throws IOException {
        for (OpenOption option : options) {
            if (option == StandardOpenOption.APPEND || option == StandardOpenOption.WRITE) {
                throw new UnsupportedOperationException("'" + option + "' not allowed");
            }
        }
        return new HostInput(path, options);
    }

    public static OutputStream newOutputStream(Path path, OpenOption... options) throws IOException {
        return new HostOutput(path, options);
    }

    public static BufferedReader newBufferedReader(Path path) throws IOException {
        return newBufferedReader(path, StandardCharsets.UTF_8);
    }

    public static BufferedReader newBufferedReader(Path path, Charset cs) throws IOException {
        return new BufferedReader(new InputStreamReader(newInputStream(path), cs));
    }

    public static BufferedWriter newBufferedWriter(Path path, OpenOption... options) throws IOException {
        return newBufferedWriter(path, StandardCharsets.UTF_8, options);
    }

    public static BufferedWriter newBufferedWriter(Path path, Charset cs, OpenOption... options)
            throws IOException {
        return new BufferedWriter(new OutputStreamWriter(newOutputStream(path, options), cs));
    }

    public static byte[] readAllBytes(Path path) throws IOException {
        try (InputStream in = newInputStream(path)) {
            return in.readAllBytes();
        }
    }

    public static String readString(Path path) throws IOException {
        return readString(path, StandardCharsets.UTF_8);
    }

    public static String readString(Path path, Charset cs) throws IOException {
        byte[] bytes = readAllBytes(path);
        String text = new String(bytes, cs);
        // Decoding puts this character where it finds no other; text that has it itself encodes to the same bytes.
        if (text.indexOf('\ufffd') >= 0 && !Arrays.equals(text.getBytes(cs), bytes)) {
            throw new MalformedInputException(1);
        }
        return text;
    }

    public static List<String> readAllLines(Path path) throws IOException {
        return readAllLines(path, StandardCharsets.UTF_8);
    }

    public static List<String> readAllLines(Path path, Charset cs) throws IOException {
        List<String> lines = new ArrayList<>();
        BufferedReader reader = new BufferedReader(new StringReader(readString(path, cs)));
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
            lines.add(line);
        }
        return lines;
    }

    public static Path write(Path path, byte[] bytes, OpenOption... options) throws IOException {
        Objects.requireNonNull(bytes);
        try (OutputStream out = newOutputStream(path, options)) {
            out.write(bytes);
        }
        return path;
    }

    public static Path write(Path path, Iterable<? extends CharSequence> lines, OpenOption... options)
            throws IOException {
        return write(path, lines, StandardCharsets.UTF_8, options);
    }

    public static Path write(
            Path path, Iterable<? extends CharSequence> lines, Charset cs, OpenOption... options)
            throws IOException {
        try (BufferedWriter writer = newBufferedWriter(path, cs, options)) {
            for (CharSequence line : lines) {
                writer.append(line);
                writer.newLine();
            }
        }
        return path;
    }

    public static Path writeString(Path path, CharSequence csq, OpenOption... options) throws IOException {
        return writeString(path, csq, StandardCharsets.UTF_8, options);
    }

    public static Path writeString(Path path, CharSequence csq, Charset cs, OpenOption... options)
            throws IOException {
        return write(path, csq.toString().getBytes(cs), options);
    }

    public static boolean exists(Path path, LinkOption... options) {
        return known(path, options) != null;
    }

    public static boolean notExists(Path path, LinkOption... options) {
        return HostFiles.facts(HostPath.place(path), options.length == 0, new long[FACTS]) == HostFiles.NOT_FOUND;
    }

    public static boolean isDirectory(Path path, LinkOption... options) {
        BasicFileAttributes attributes = known(path, options);
        return attributes != null && attributes.isDirectory();
    }

    public static boolean isRegularFile(Path path, LinkOption... options) {
        BasicFileAttributes attributes = known(path, options);
        return attributes != null && attributes.isRegularFile();
    }

    public static boolean isSymbolicLink(Path path) {
        BasicFileAttributes attributes = known(path, LinkOption.NOFOLLOW_LINKS);
        return attributes != null && attributes.isSymbolicLink();
    }

    private static boolean allows(Path path, int access) {
        long[] facts = new long[FACTS];
        return HostFiles.facts(HostPath.place(path), true, facts) == 0 && (facts[HostFiles.ACCESS] & access) != 0;
    }

    public static boolean isReadable(Path path) {
        return allows(path, READABLE);
    }

    public static boolean isWritable(Path path) {
        return allows(path, WRITABLE);
    }

    public static boolean isExecutable(Path path) {
        return allows(path, EXECUTABLE);
    }

    public static boolean isHidden(Path path) {
        Path name = path.getFileName();
        return name != null && name.toString().startsWith(".");
    }

    public static boolean isSameFile(Path path, Path path2) throws IOException {
        return path.equals(path2) || attributes(path, true).fileKey().equals(attributes(path2, true).fileKey());
    }

    public static long size(Path path) throws IOException {
        return attributes(path, true).size();
    }

    public static FileTime getLastModifiedTime(Path path, LinkOption... options) throws IOException {
        return attributes(path, options.length == 0).lastModifiedTime();
    }

    public static Path createFile(Path path, FileAttribute<?>... attrs) throws IOException {
        newByteChannel(path, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), attrs).close();
        return path;
    }

    public static Path createDirectory(Path dir, FileAttribute<?>... attrs) throws IOException {
        HostFailure.check(HostFiles.createDirectory(HostPath.place(dir)), dir);
        HostFile.setAttributes(dir, attrs);
        return dir;
    }

    public static Path createDirectories(Path dir, FileAttribute<?>... attrs) throws IOException {
        try {
            return createUnlessThere(dir, attrs);
        } catch (FileAlreadyExistsException file) {
            throw file;
        } catch (IOException failure) {
            // Perhaps what it lies in is missing.
        }
        Path absolute = dir.toAbsolutePath();
        Path there = absolute.getParent();
        while (there != null && !isThere(there)) {
            there = there.getParent();
        }
        Path child = there == null ? absolute.getRoot() : there;
        for (Path name : child.relativize(absolute)) {
            child = child.resolve(name);
            createUnlessThere(child, attrs);
        }
        return dir;
    }

    private static boolean isThere(Path path) throws IOException {
        try {
            attributes(path, true);
            return true;
        } catch (NoSuchFileException absent) {
            return false;
        }
    }

    private static Path createUnlessThere(Path dir, FileAttribute<?>... attrs) throws IOException {
        try {
            return createDirectory(dir, attrs);
        } catch (FileAlreadyExistsException exists) {
            if (!isDirectory(dir)) {
                throw exists;
            }
            return dir;
        }
    }

    public static Path createTempFile(String prefix, String suffix, FileAttribute<?>... attrs)
            throws IOException {
        return createTempFile(temporary(), prefix, suffix, attrs);
    }

    public static Path createTempFile(Path dir, String prefix, String suffix, FileAttribute<?>... attrs)
            throws IOException {
        while (true) {
            try {
                return createFile(unused(dir, prefix, suffix == null ? ".tmp" : suffix), ownerOnly("rw-------", attrs));
            } catch (FileAlreadyExistsException taken) {
                continue;
            }
        }
    }

    public static Path createTempDirectory(String prefix, FileAttribute<?>... attrs) throws IOException {
        return createTempDirectory(temporary(), prefix, attrs);
    }

    public static Path createTempDirectory(Path dir, String prefix, FileAttribute<?>... attrs)
            throws IOException {
        while (true) {
            try {
                return createDirectory(unused(dir, prefix, ""), ownerOnly("rwx------", attrs));
            } catch (FileAlreadyExistsException taken) {
                continue;
            }
        }
    }

    /** What is temporary is its owner's own, unless something else is said. */
    private static FileAttribute<?>[] ownerOnly(String permissions, FileAttribute<?>[] attributes) {
        return attributes.length > 0 ? attributes : new FileAttribute<?>[] {
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))};
    }

    private static Path temporary() {
        return Path.of(System.getProperty("java.io.tmpdir", "/tmp"));
    }

    private static Path unused(Path directory, String prefix, String suffix) {
        String number = Long.toUnsignedString(new Random().nextLong());
        Path name = Path.of((prefix == null ? "" : prefix) + number + suffix);
        if (name.getParent() != null) {
            throw new IllegalArgumentException("Invalid prefix or suffix");
        }
        return directory.resolve(name);
    }

    public static void delete(Path path) throws IOException {
        HostFailure.check(HostFiles.remove(HostPath.place(path)), path);
    }

    public static boolean deleteIfExists(Path path) throws IOException {
        int failure = HostFiles.remove(HostPath.place(path));
        if (failure != HostFiles.NOT_FOUND) {
            HostFailure.check(failure, path);
        }
        return failure == 0;
    }

    private static boolean has(CopyOption[] options, CopyOption wanted) {
        return Arrays.asList(options).contains(wanted);
    }

    /** Makes room for a copy: refuses what lies at the target unless it may be replaced. */
    private static void clear(Path target, CopyOption[] options) throws IOException {
        if (exists(target, LinkOption.NOFOLLOW_LINKS)) {
            if (!has(options, StandardCopyOption.REPLACE_EXISTING)) {
                throw new FileAlreadyExistsException(target.toString());
            }
            delete(target);
        }
    }

    public static Path copy(Path source, Path target, CopyOption... options) throws IOException {
        boolean followLinks = true;
        for (CopyOption option : options) {
            if (option == StandardCopyOption.ATOMIC_MOVE) {
                throw new UnsupportedOperationException("Unsupported copy option: ATOMIC_MOVE");
            }
            followLinks &= Objects.requireNonNull(option) != LinkOption.NOFOLLOW_LINKS;
        }
        HostAttributes attributes = attributes(source, followLinks);
        if (exists(target, LinkOption.NOFOLLOW_LINKS)
                && attributes(target, false).fileKey().equals(attributes.fileKey())) {
            return target;
        }
        clear(target, options);
        if (attributes.isSymbolicLink()) {
            return createSymbolicLink(target, readSymbolicLink(source));
        }
        if (attributes.isDirectory()) {
            createDirectory(target);
        } else {
            try (InputStream in = newInputStream(source)) {
                copy(in, target);
            }
        }
        HostView view = new HostView(target, true, "posix");
        view.setPermissions(attributes.permissions());
        if (has(options, StandardCopyOption.COPY_ATTRIBUTES)) {
            view.setTimes(attributes.lastModifiedTime(), attributes.lastAccessTime(), null);
        }
        return target;
    }

    public static long copy(InputStream in, Path target, CopyOption... options) throws IOException {
        Objects.requireNonNull(in);
        clear(target, options);
        try (OutputStream out = newOutputStream(target, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            return in.transferTo(out);
        }
    }

    public static long copy(Path source, OutputStream out) throws IOException {
        Objects.requireNonNull(out);
        try (InputStream in = newInputStream(source)) {
            return in.transferTo(out);
        }
    }

    public static Path move(Path source, Path target, CopyOption... options) throws IOException {
        for (CopyOption option : options) {
            if (option == StandardCopyOption.COPY_ATTRIBUTES) {
                throw new UnsupportedOperationException("Unsupported option: COPY_ATTRIBUTES");
            }
        }
        HostAttributes attributes = attributes(source, false);
        boolean same = exists(target, LinkOption.NOFOLLOW_LINKS)
                && attributes(target, false).fileKey().equals(attributes.fileKey());
        if (!has(options, StandardCopyOption.ATOMIC_MOVE) && !same) {
            clear(target, options);
        }
        int failure = HostFiles.rename(HostPath.place(source), HostPath.place(target));
        if (failure != 0) {
            throw HostFailure.exception(failure, source.toString(), target.toString());
        }
        return target;
    }

    /** The position of the first byte in which two files differ; -1 if there is none. */
    public static long mismatch(Path path, Path path2) throws IOException {
        return isSameFile(path, path2) ? -1 : Arrays.mismatch(readAllBytes(path), readAllBytes(path2));
    }

    public static DirectoryStream<Path> newDirectoryStream(Path dir) throws IOException {
        return newDirectoryStream(dir, (DirectoryStream.Filter<? super Path>) entry -> true);
    }

    /** Those whose names fit a pattern such as {@code *.{java,class}}. */
    public static DirectoryStream<Path> newDirectoryStream(Path dir, String glob) throws IOException {
        if (glob.equals("*")) {
            return newDirectoryStream(dir);
        }
        PathMatcher matcher = Glob.matcher("glob:" + glob);
        return newDirectoryStream(dir, (DirectoryStream.Filter<Path>) entry -> matcher.matches(entry.getFileName()));
    }

    public static DirectoryStream<Path> newDirectoryStream(
            Path dir, DirectoryStream.Filter<? super Path> filter) throws IOException {
        HostPath.check(dir);
        Objects.requireNonNull(filter);
        List<Path> entries = new ArrayList<>();
        for (Path entry : entries(dir)) {
            if (filter.accept(entry)) {
                entries.add(entry);
            }
        }
        return new DirectoryStream<>() {
            private boolean used;

            @Override
            public Iterator<Path> iterator() {
                if (used) {
                    throw new IllegalStateException("Iterator already obtained");
                }
                used = true;
                return entries.iterator();
            }

            @Override
            public void close() {
                used = true;
            }
        };
    }

    private static List<Path> entries(Path directory) throws IOException {
        BasicFileAttributes attributes = attributes(directory, true);
        if (!attributes.isDirectory()) {
            throw new NotDirectoryException(directory.toString());
        }
        String[] names = HostFiles.list(HostPath.place(directory));
        if (names == null) {
            throw new AccessDeniedException(directory.toString());
        }
        List<Path> entries = new ArrayList<>(names.length);
        for (String name : names) {
            entries.add(directory.resolve(name));
        }
        return entries;
    }

    /** The lines of a file, read as they are asked for; to be closed. */
    public static Stream<String> lines(Path path) throws IOException {
        return lines(path, StandardCharsets.UTF_8);
    }

    public static Stream<String> lines(Path path, Charset cs) throws IOException {
        HostPath.check(path);
        BufferedReader reader = newBufferedReader(path, Objects.requireNonNull(cs));
        return reader.lines().onClose(() -> {
            try {
                reader.close();
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        });
    }

    public static Stream<Path> list(Path dir) throws IOException {
        return entries(dir).stream();
    }

    public static Stream<Path> walk(Path start, FileVisitOption... options) throws IOException {
        return walk(start, Integer.MAX_VALUE, options);
    }

    /** A tree's files and directories, each directory before what is in it; all are found at once. */
    public static Stream<Path> walk(Path start, int maxDepth, FileVisitOption... options) throws IOException {
        List<Path> found = new ArrayList<>();
        attributes(start, options.length > 0);
        walkFileTree(start, Set.of(options), maxDepth, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
                found.add(directory);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                found.add(file);
                return FileVisitResult.CONTINUE;
            }
        });
        return found.stream();
    }

    /** What lies in a tree and fits. */
    public static Stream<Path> find(
            Path start, int maxDepth, BiPredicate<Path, BasicFileAttributes> matcher, FileVisitOption... options)
            throws IOException {
        boolean followLinks = options.length > 0;
        return walk(start, maxDepth, options).filter(path -> {
            HostAttributes attributes = known(path, followLinks ? new LinkOption[0]
                    : new LinkOption[] {LinkOption.NOFOLLOW_LINKS});
            return attributes != null && matcher.test(path, attributes);
        });
    }

    public static Path walkFileTree(Path start, FileVisitor<? super Path> visitor) throws IOException {
        return walkFileTree(start, Set.of(), Integer.MAX_VALUE, visitor);
    }

    public static Path walkFileTree(
            Path start, Set<FileVisitOption> options, int maxDepth, FileVisitor<? super Path> visitor)
            throws IOException {
        if (maxDepth < 0) {
            throw new IllegalArgumentException("'maxDepth' is negative");
        }
        Objects.requireNonNull(visitor);
        new FileTree(visitor, options.contains(FileVisitOption.FOLLOW_LINKS), maxDepth).walk(start, 0);
        return start;
    }
}
