package java.io;

import java.net.MalformedURLException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import jdk.internal.vm.HostFiles;

/** The path of a file of the host, and what can be done there without opening it. */
public class File implements Serializable, Comparable<File> {
    private static final long serialVersionUID = 301077366599181567L;

    public static final char separatorChar = '/';
    public static final String separator = "/";
    public static final char pathSeparatorChar = ':';
    public static final String pathSeparator = ":";

    private static final int READABLE = 4;
    private static final int WRITABLE = 2;
    private static final int EXECUTABLE = 1;

    /** Deleted when the program ends, the last first. */
    private static List<File> doomed;
    /** Guards them. */
    private static final Object LOCK = new Object();

    private String path;

    public File(String pathname) {
        this.path = cleaned(pathname);
    }

    public File(String parent, String child) {
        this.path = parent == null ? cleaned(child) : joined(cleaned(parent), cleaned(child));
    }

    public File(URI uri) {
        this(pathOf(uri));
    }

    private static String pathOf(URI uri) {
        String fault = !uri.isAbsolute() ? "URI is not absolute"
                : uri.isOpaque() ? "URI is not hierarchical"
                : !uri.getScheme().equalsIgnoreCase("file") ? "URI scheme is not \"file\""
                : uri.getRawAuthority() != null ? "URI has an authority component"
                : uri.getRawFragment() != null ? "URI has a fragment component"
                : uri.getRawQuery() != null ? "URI has a query component"
                : uri.getPath().isEmpty() ? "URI path component is empty" : null;
        if (fault != null) {
            throw new IllegalArgumentException(fault);
        }
        String path = uri.getPath();
        return path.length() > 1 && path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
    }

    public File(File parent, String child) {
        this.path = parent == null ? cleaned(child) : joined(parent.path, cleaned(child));
    }

    /** Whether no file can have the path. */
    boolean isInvalid() {
        return path.indexOf('\0') >= 0;
    }

    private static String cleaned(String path) {
        if (path == null) {
            throw new NullPointerException();
        }
        StringBuilder clean = new StringBuilder(path.length());
        for (int i = 0; i < path.length(); i++) {
            char c = path.charAt(i);
            if (c != '/' || clean.length() == 0 || clean.charAt(clean.length() - 1) != '/') {
                clean.append(c);
            }
        }
        int length = clean.length();
        if (length > 1 && clean.charAt(length - 1) == '/') {
            clean.setLength(length - 1);
        }
        return clean.toString();
    }

    private static String joined(String parent, String child) {
        if (child.isEmpty() || child.equals("/")) {
            return parent.isEmpty() ? "/" : parent;
        }
        if (child.startsWith("/")) {
            return parent.equals("/") ? child : parent + child;
        }
        return parent.equals("/") ? "/" + child : parent + "/" + child;
    }

    public String getName() {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    public String getParent() {
        int slash = path.lastIndexOf('/');
        if (slash > 0) {
            return path.substring(0, slash);
        }
        return slash == 0 && path.length() > 1 ? "/" : null;
    }

    public File getParentFile() {
        String parent = getParent();
        return parent == null ? null : new File(parent);
    }

    public String getPath() {
        return path;
    }

    public boolean isAbsolute() {
        return path.startsWith("/");
    }

    public String getAbsolutePath() {
        if (isAbsolute()) {
            return path;
        }
        String directory = System.getProperty("user.dir", "/");
        return path.isEmpty() ? directory : joined(directory, path);
    }

    public File getAbsoluteFile() {
        return new File(getAbsolutePath());
    }

    public String getCanonicalPath() throws IOException {
        if (isInvalid()) {
            throw new IOException("Invalid file path");
        }
        // Of what does not exist, the part that does counts.
        Path rest = Path.of("");
        for (Path there = Path.of(getAbsolutePath()).normalize(); there != null; there = there.getParent()) {
            String real = HostFiles.canonical(there.toString());
            if (real != null) {
                return Path.of(real).resolve(rest).toString();
            }
            if (there.getFileName() != null) {
                rest = there.getFileName().resolve(rest);
            }
        }
        return Path.of(getAbsolutePath()).normalize().toString();
    }

    public File getCanonicalFile() throws IOException {
        return new File(getCanonicalPath());
    }

    public Path toPath() {
        return Path.of(path);
    }

    /** A directory's ends with a slash. */
    public URI toURI() {
        String absolute = getAbsolutePath();
        String slashed = isDirectory() && !absolute.endsWith("/") ? absolute + "/" : absolute;
        try {
            return new URI("file", null, slashed, null);
        } catch (URISyntaxException impossible) {
            throw new Error(impossible);
        }
    }

    @Deprecated
    public URL toURL() throws MalformedURLException {
        String absolute = getAbsolutePath();
        return new URL("file", "", isDirectory() && !absolute.endsWith("/") ? absolute + "/" : absolute);
    }

    /** Kind, size, time and rights; {@code null} if nothing is known. */
    private long[] facts() {
        long[] facts = new long[HostFiles.FACTS];
        // No name at all is the working directory.
        return HostFiles.facts(path.isEmpty() ? "." : path, true, facts) == 0 ? facts : null;
    }

    private boolean allows(int access) {
        long[] facts = facts();
        return facts != null && (facts[HostFiles.ACCESS] & access) != 0;
    }

    public boolean canRead() {
        return allows(READABLE);
    }

    public boolean canWrite() {
        return allows(WRITABLE);
    }

    public boolean canExecute() {
        return allows(EXECUTABLE);
    }

    public boolean exists() {
        return facts() != null;
    }

    public boolean isDirectory() {
        long[] facts = facts();
        return facts != null && facts[HostFiles.KIND] == HostFiles.DIRECTORY;
    }

    public boolean isFile() {
        long[] facts = facts();
        return facts != null && facts[HostFiles.KIND] == HostFiles.REGULAR;
    }

    public boolean isHidden() {
        return getName().startsWith(".");
    }

    public long lastModified() {
        long[] facts = facts();
        return facts == null ? 0 : Math.floorDiv(facts[HostFiles.MODIFIED], 1_000_000L);
    }

    public long length() {
        long[] facts = facts();
        return facts == null ? 0 : facts[HostFiles.SIZE];
    }

    public boolean createNewFile() throws IOException {
        int opened = HostFiles.tryOpen(path, HostFiles.CREATE_NEW);
        if (opened == -HostFiles.EXISTS) {
            return false;
        }
        if (opened < 0) {
            throw new IOException(
                    opened == -HostFiles.NOT_FOUND ? "No such file or directory"
                            : opened == -HostFiles.NO_DIRECTORY ? "Not a directory" : "Permission denied");
        }
        HostFiles.close(opened);
        return true;
    }

    public static File createTempFile(String prefix, String suffix) throws IOException {
        return createTempFile(prefix, suffix, null);
    }

    public static File createTempFile(String prefix, String suffix, File directory) throws IOException {
        if (prefix.length() < 3) {
            throw new IllegalArgumentException("Prefix string \"" + prefix + "\" too short: length must be at least 3");
        }
        File parent = directory == null ? new File(System.getProperty("java.io.tmpdir", "/tmp")) : directory;
        Random random = new Random();
        File file;
        do {
            String number = Long.toUnsignedString(random.nextLong());
            file = new File(parent, prefix + number + (suffix == null ? ".tmp" : suffix));
        } while (!file.createNewFile());
        return file;
    }

    public boolean delete() {
        return HostFiles.remove(path) == 0;
    }

    public void deleteOnExit() {
        synchronized (LOCK) {
            if (doomed == null) {
                doomed = new ArrayList<>();
                Runtime.getRuntime().addShutdownHook(new Thread(File::deleteDoomed));
            }
            doomed.add(this);
        }
    }

    private static void deleteDoomed() {
        synchronized (LOCK) {
            for (int i = doomed.size() - 1; i >= 0; i--) {
                doomed.get(i).delete();
            }
        }
    }

    public String[] list() {
        return HostFiles.list(path.isEmpty() ? "." : path);
    }

    public String[] list(FilenameFilter filter) {
        String[] names = list();
        if (names == null || filter == null) {
            return names;
        }
        List<String> chosen = new ArrayList<>();
        for (String name : names) {
            if (filter.accept(this, name)) {
                chosen.add(name);
            }
        }
        return chosen.toArray(new String[0]);
    }

    public File[] listFiles() {
        return files(list());
    }

    public File[] listFiles(FilenameFilter filter) {
        return files(list(filter));
    }

    public File[] listFiles(FileFilter filter) {
        return files(list((directory, name) -> filter == null || filter.accept(new File(directory, name))));
    }

    private File[] files(String[] names) {
        if (names == null) {
            return null;
        }
        File[] files = new File[names.length];
        for (int i = 0; i < names.length; i++) {
            files[i] = new File(this, names[i]);
        }
        return files;
    }

    public boolean mkdir() {
        return HostFiles.createDirectory(path) == 0;
    }

    public boolean mkdirs() {
        if (exists()) {
            return false;
        }
        if (mkdir()) {
            return true;
        }
        File parent = getAbsoluteFile().getParentFile();
        return parent != null && (parent.mkdirs() || parent.exists()) && mkdir();
    }

    public boolean renameTo(File dest) {
        if (dest == null) {
            throw new NullPointerException();
        }
        return HostFiles.rename(path, dest.path) == 0;
    }

    public boolean setLastModified(long time) {
        if (time < 0) {
            throw new IllegalArgumentException("Negative time");
        }
        long nanoseconds = time > Long.MAX_VALUE / 1_000_000 ? Long.MAX_VALUE : time * 1_000_000;
        return HostFiles.setTimes(path, nanoseconds, Long.MIN_VALUE, true) == 0;
    }

    /** Sets or takes away rights of the owner, or of everybody. */
    private boolean setAccess(int everybody, boolean allowed, boolean ownerOnly) {
        long[] facts = facts();
        if (facts == null) {
            return false;
        }
        int bits = ownerOnly ? everybody & 0700 : everybody;
        int mode = (int) facts[HostFiles.MODE];
        return HostFiles.setMode(path, allowed ? mode | bits : mode & ~bits) == 0;
    }

    public boolean setReadOnly() {
        return setAccess(0222, false, false);
    }
    //#for Right right mask
    //#| Writable | writable | 0222
    //#| Readable | readable | 0444
    //#| Executable | executable | 0111

    public boolean set$Right$(boolean $right$, boolean ownerOnly) {
        return setAccess($mask$, $right$, ownerOnly);
    }

    public boolean set$Right$(boolean $right$) {
        return set$Right$($right$, true);
    }
    //#end

    public static File[] listRoots() {
        return new File[] {new File("/")};
    }

    private long space(int place) {
        long[] bytes = new long[3];
        return HostFiles.space(path.isEmpty() ? "." : path, bytes) == 0 ? bytes[place] : 0;
    }

    public long getTotalSpace() {
        return space(0);
    }

    public long getFreeSpace() {
        return space(1);
    }

    public long getUsableSpace() {
        return space(2);
    }

    private static int compare(File f1, File f2) {
        return f1.getPath().compareTo(f2.getPath());
    }

    @Override
    public int compareTo(File pathname) {
        return compare(this, pathname);
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof File && ((File) obj).path.equals(path);
    }

    @Override
    public int hashCode() {
        return path.hashCode() ^ 1234321;
    }

    @Override
    public String toString() {
        return path;
    }

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        out.defaultWriteObject();
        out.writeChar(separatorChar);
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        String read = (String) in.readFields().get("path", null);
        char separator = in.readChar();
        if (read == null) {
            throw new InvalidObjectException("null path");
        }
        path = new File(separator == separatorChar ? read : read.replace(separator, separatorChar)).path;
    }
}
