package java.nio.file;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import jdk.internal.vm.HostFiles;

/** A path with slashes between its names, one at the beginning if it is absolute, and none at the end. */
final class HostPath implements Path {
    private static final HostPath EMPTY = new HostPath("");

    private final String text;
    private String[] names;

    private HostPath(String text) {
        this.text = text;
    }

    static HostPath of(String first, String... more) {
        StringBuilder joined = new StringBuilder(first);
        for (int i = 0; i < more.length; i++) {
            String next = more[i];
            if (!next.isEmpty()) {
                if (joined.length() > 0) {
                    joined.append('/');
                }
                joined.append(next);
            }
        }
        return new HostPath(cleaned(joined.toString()));
    }

    /** Without double slashes and the slash at the end. */
    private static String cleaned(String text) {
        int zero = text.indexOf('\0');
        if (zero >= 0) {
            throw new InvalidPathException(text, "Nul character not allowed");
        }
        int length = text.length();
        if (text.indexOf("//") < 0 && (length <= 1 || text.charAt(length - 1) != '/')) {
            return text;
        }
        StringBuilder clean = new StringBuilder(length);
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c != '/' || clean.length() == 0 || clean.charAt(clean.length() - 1) != '/') {
                clean.append(c);
            }
        }
        if (clean.length() > 1 && clean.charAt(clean.length() - 1) == '/') {
            clean.setLength(clean.length() - 1);
        }
        return clean.toString();
    }

    /** What the host takes for a path: the empty one is the working directory. */
    static String place(Path path) {
        check(path);
        String text = path.toString();
        return text.isEmpty() ? "." : text;
    }

    /** Refuses null as HotSpot does, which asks each path for its file system first. */
    static void check(Path path) {
        if (path == null) {
            throw new NullPointerException("Cannot invoke \"java.nio.file.Path.getFileSystem()\" because \"path\" is null");
        }
    }

    private static HostPath cast(Path path) {
        if (path == null) {
            throw new NullPointerException();
        }
        if (!(path instanceof HostPath)) {
            throw new ProviderMismatchException();
        }
        return (HostPath) path;
    }

    /** The names; the empty path has one, which is empty, and a root has none. */
    private String[] names() {
        if (names == null) {
            List<String> found = new ArrayList<>();
            int start = isAbsolute() ? 1 : 0;
            while (start < text.length()) {
                int end = text.indexOf('/', start);
                end = end < 0 ? text.length() : end;
                found.add(text.substring(start, end));
                start = end + 1;
            }
            if (text.isEmpty()) {
                found.add("");
            }
            names = found.toArray(new String[0]);
        }
        return names;
    }

    private static HostPath joined(boolean absolute, List<String> names) {
        return new HostPath((absolute ? "/" : "") + String.join("/", names));
    }

    @Override
    public FileSystem getFileSystem() {
        return FileSystems.getDefault();
    }

    @Override
    public boolean isAbsolute() {
        return text.startsWith("/");
    }

    @Override
    public Path getRoot() {
        return isAbsolute() ? new HostPath("/") : null;
    }

    @Override
    public Path getFileName() {
        String[] all = names();
        return all.length == 0 ? null : all.length == 1 && !isAbsolute() ? this : new HostPath(all[all.length - 1]);
    }

    @Override
    public Path getParent() {
        int slash = text.lastIndexOf('/');
        if (slash < 0 || text.length() == 1) {
            return null;
        }
        return new HostPath(slash == 0 ? "/" : text.substring(0, slash));
    }

    @Override
    public int getNameCount() {
        return names().length;
    }

    @Override
    public Path getName(int index) {
        if (index < 0 || index >= getNameCount()) {
            throw new IllegalArgumentException();
        }
        return new HostPath(names()[index]);
    }

    @Override
    public Path subpath(int from, int to) {
        if (from < 0 || from >= to || to > getNameCount()) {
            throw new IllegalArgumentException();
        }
        return joined(false, Arrays.asList(names()).subList(from, to));
    }

    @Override
    public boolean startsWith(Path other) {
        if (!(other instanceof HostPath)) {
            return notNull(other);
        }
        HostPath prefix = (HostPath) other;
        if (prefix.text.isEmpty() || text.isEmpty()) {
            return prefix.text.equals(text);
        }
        String[] start = prefix.names();
        return prefix.isAbsolute() == isAbsolute()
                && start.length <= names().length
                && Arrays.equals(start, Arrays.copyOf(names(), start.length));
    }

    private static boolean notNull(Path other) {
        if (other == null) {
            throw new NullPointerException();
        }
        return false;
    }

    @Override
    public boolean endsWith(Path other) {
        if (!(other instanceof HostPath)) {
            return notNull(other);
        }
        HostPath suffix = (HostPath) other;
        if (suffix.text.isEmpty() || suffix.isAbsolute() || text.isEmpty()) {
            return suffix.text.equals(text);
        }
        int from = names().length - suffix.names().length;
        return from >= 0 && Arrays.equals(suffix.names(), Arrays.copyOfRange(names(), from, names().length));
    }

    @Override
    public Path normalize() {
        List<String> kept = new ArrayList<>();
        for (String name : names()) {
            int last = kept.size() - 1;
            if (name.equals("..") && last >= 0 && !kept.get(last).equals("..")) {
                kept.remove(last);
            } else if (!name.equals(".") && !name.isEmpty() && !(name.equals("..") && isAbsolute())) {
                kept.add(name);
            }
        }
        return joined(isAbsolute(), kept);
    }

    @Override
    public Path resolve(Path other) {
        HostPath next = cast(other);
        if (next.isAbsolute() || text.isEmpty()) {
            return next;
        }
        if (next.text.isEmpty()) {
            return this;
        }
        return new HostPath(text.endsWith("/") ? text + next.text : text + "/" + next.text);
    }

    @Override
    public Path relativize(Path other) {
        HostPath target = cast(other);
        if (target.equals(this)) {
            return EMPTY;
        }
        if (target.isAbsolute() != isAbsolute()) {
            throw new IllegalArgumentException("'other' is different type of Path");
        }
        if (text.isEmpty()) {
            return target;
        }
        // Names that go up and down again, on both sides, do not count.
        String[] from = straight(this);
        String[] to = straight(target);
        int common = 0;
        while (common < from.length && common < to.length && from[common].equals(to[common])) {
            common++;
        }
        List<String> steps = new ArrayList<>();
        for (int i = common; i < from.length; i++) {
            if (from[i].equals("..")) {
                throw new IllegalArgumentException("Unable to compute relative  path from " + this + " to " + other);
            }
            steps.add("..");
        }
        steps.addAll(Arrays.asList(to).subList(common, to.length));
        return joined(false, steps);
    }

    private static String[] straight(HostPath path) {
        HostPath plain = (HostPath) path.normalize();
        return plain.text.isEmpty() ? new String[0] : plain.names();
    }

    @Override
    public Path toAbsolutePath() {
        if (isAbsolute()) {
            return this;
        }
        HostPath directory = of(System.getProperty("user.dir", "/"));
        return directory.resolve(this);
    }

    @Override
    public Path toRealPath(LinkOption... options) throws IOException {
        Files.attributes(this, options.length == 0);
        String real = options.length == 0 ? HostFiles.canonical(place(this)) : null;
        return real == null ? toAbsolutePath().normalize() : new HostPath(real);
    }

    @Override
    public int compareTo(Path other) {
        byte[] mine = bytes();
        byte[] theirs = cast(other).bytes();
        for (int i = 0; i < mine.length && i < theirs.length; i++) {
            if (mine[i] != theirs[i]) {
                return (mine[i] & 0xff) - (theirs[i] & 0xff);
            }
        }
        return mine.length - theirs.length;
    }

    private byte[] bytes() {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HostPath && ((HostPath) other).text.equals(text);
    }

    @Override
    public int hashCode() {
        int hash = 0;
        for (byte b : bytes()) {
            hash = 31 * hash + (b & 0xff);
        }
        return hash;
    }

    @Override
    public String toString() {
        return text;
    }
}
