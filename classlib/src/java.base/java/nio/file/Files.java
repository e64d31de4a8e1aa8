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
import java.nio.charset.Charset;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import jdk.internal.vm.HostFiles;

/** Whole files and directories of the host. */
public final class Files {
    private static final int FACTS = 4;
    private static final int READABLE = 4;
    private static final int WRITABLE = 2;
    private static final int EXECUTABLE = 1;

    private Files() {
    }

    static BasicFileAttributes attributes(Path path, boolean followLinks) throws IOException {
        long[] facts = new long[FACTS];
        HostFailure.check(HostFiles.facts(path.toString(), followLinks, facts), path);
        return new HostAttributes(facts);
    }

    /** What is known of a file; {@code null} if nothing is. */
    private static BasicFileAttributes known(Path path, LinkOption... options) {
        long[] facts = new long[FACTS];
        return HostFiles.facts(path.toString(), options.length == 0, facts) == 0 ? new HostAttributes(facts) : null;
    }

    public static <A extends BasicFileAttributes> A readAttributes(Path path, Class<A> type, LinkOption... options)
            throws IOException {
        if (type != (Class<?>) BasicFileAttributes.class) {
            throw new UnsupportedOperationException();
        }
        return type.cast(attributes(path, options.length == 0));
    }

    public static InputStream newInputStream(Path path, OpenOption... options) throws IOException {
        for (OpenOption option : options) {
            if (option == StandardOpenOption.APPEND || option == StandardOpenOption.WRITE) {
                throw new UnsupportedOperationException("'" + option + "' not allowed");
            }
        }
        return new HostInput(path);
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
        return HostFiles.facts(path.toString(), options.length == 0, new long[FACTS]) == HostFiles.NOT_FOUND;
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
        return HostFiles.facts(path.toString(), true, facts) == 0 && (facts[3] & access) != 0;
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
        return path.equals(path2) || path.toRealPath().equals(path2.toRealPath());
    }

    public static long size(Path path) throws IOException {
        return attributes(path, true).size();
    }

    public static FileTime getLastModifiedTime(Path path, LinkOption... options) throws IOException {
        return attributes(path, options.length == 0).lastModifiedTime();
    }

    public static Path createFile(Path path, FileAttribute<?>... attrs) throws IOException {
        newOutputStream(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE).close();
        return path;
    }

    public static Path createDirectory(Path dir, FileAttribute<?>... attrs) throws IOException {
        HostFailure.check(HostFiles.createDirectory(dir.toString()), dir);
        return dir;
    }

    public static Path createDirectories(Path dir, FileAttribute<?>... attrs) throws IOException {
        if (isDirectory(dir)) {
            return dir;
        }
        Path parent = dir.getParent();
        if (parent != null) {
            createDirectories(parent);
        }
        return createDirectory(dir, attrs);
    }

    public static Path createTempFile(String prefix, String suffix, FileAttribute<?>... attrs)
            throws IOException {
        return createTempFile(temporary(), prefix, suffix, attrs);
    }

    public static Path createTempFile(Path dir, String prefix, String suffix, FileAttribute<?>... attrs)
            throws IOException {
        while (true) {
            try {
                return createFile(unused(dir, prefix, suffix == null ? ".tmp" : suffix), attrs);
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
                return createDirectory(unused(dir, prefix, ""), attrs);
            } catch (FileAlreadyExistsException taken) {
                continue;
            }
        }
    }

    private static Path temporary() {
        return Path.of(System.getProperty("java.io.tmpdir", "/tmp"));
    }

    private static Path unused(Path directory, String prefix, String suffix) {
        String number = Long.toUnsignedString(new Random().nextLong());
        return directory.resolve((prefix == null ? "" : prefix) + number + suffix);
    }

    public static void delete(Path path) throws IOException {
        HostFailure.check(HostFiles.remove(path.toString()), path);
    }

    public static boolean deleteIfExists(Path path) throws IOException {
        int failure = HostFiles.remove(path.toString());
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
        BasicFileAttributes attributes = attributes(source, true);
        clear(target, options);
        if (attributes.isDirectory()) {
            return createDirectory(target);
        }
        try (InputStream in = newInputStream(source)) {
            copy(in, target);
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
        attributes(source, false);
        if (!has(options, StandardCopyOption.ATOMIC_MOVE) && !source.equals(target)) {
            clear(target, options);
        }
        int failure = HostFiles.rename(source.toString(), target.toString());
        if (failure != 0) {
            throw HostFailure.exception(failure, source.toString(), target.toString());
        }
        return target;
    }

    /** The position of the first byte in which two files differ; -1 if there is none. */
    public static long mismatch(Path path, Path path2) throws IOException {
        return Arrays.mismatch(readAllBytes(path), readAllBytes(path2));
    }

    public static DirectoryStream<Path> newDirectoryStream(Path dir) throws IOException {
        return newDirectoryStream(dir, (DirectoryStream.Filter<? super Path>) entry -> true);
    }

    public static DirectoryStream<Path> newDirectoryStream(
            Path dir, DirectoryStream.Filter<? super Path> filter) throws IOException {
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
        String[] names = HostFiles.list(directory.toString());
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
        BufferedReader reader = newBufferedReader(path, cs);
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
