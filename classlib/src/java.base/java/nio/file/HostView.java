package java.nio.file;

import java.io.IOException;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.GroupPrincipal;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.UserPrincipal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import jdk.internal.vm.HostFiles;

/** The attributes of one of the host's files, read and set one by one or together. */
final class HostView implements PosixFileAttributeView {
    private static final List<String> BASIC = List.of(
            "lastModifiedTime", "lastAccessTime", "creationTime", "size", "isRegularFile", "isDirectory", "isSymbolicLink",
            "isOther", "fileKey");
    private static final List<String> POSIX = List.of("permissions", "owner", "group");
    private static final List<String> UNIX = List.of("mode", "ino", "dev", "nlink", "uid", "gid");

    private final Path path;
    private final boolean followLinks;
    private final String name;

    HostView(Path path, boolean followLinks, String name) {
        this.path = path;
        this.followLinks = followLinks;
        this.name = name;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public PosixFileAttributes readAttributes() throws IOException {
        return Files.attributes(path, followLinks);
    }

    /** A time before 1970 with a fraction of a second becomes that year's beginning, as under other Java VMs. */
    private static long nanoseconds(FileTime time) {
        if (time == null) {
            return Long.MIN_VALUE;
        }
        long nanoseconds = time.to(TimeUnit.NANOSECONDS);
        return nanoseconds < 0 && nanoseconds % 1_000_000_000 != 0 ? 0 : nanoseconds;
    }

    @Override
    public void setTimes(FileTime lastModifiedTime, FileTime lastAccessTime, FileTime createTime) throws IOException {
        if (lastModifiedTime != null || lastAccessTime != null) {
            HostFailure.check(HostFiles.setTimes(
                    HostPath.place(path), nanoseconds(lastModifiedTime), nanoseconds(lastAccessTime), followLinks), path);
        }
    }

    @Override
    public void setPermissions(Set<PosixFilePermission> perms) throws IOException {
        HostFailure.check(HostFiles.setMode(HostPath.place(path), HostAttributes.mode(perms)), path);
    }

    @Override
    public UserPrincipal getOwner() throws IOException {
        return readAttributes().owner();
    }

    /** The host changes no owners. */
    @Override
    public void setOwner(UserPrincipal owner) throws IOException {
        if (!owner.equals(getOwner())) {
            throw HostFailure.refused(path);
        }
    }

    @Override
    public void setGroup(GroupPrincipal group) throws IOException {
        if (!group.equals(readAttributes().group())) {
            throw HostFailure.refused(path);
        }
    }

    /** The view of a list of attributes such as {@code posix:owner,size}, and their names. */
    private static String[] split(String attributes) {
        int colon = attributes.indexOf(':');
        return colon < 0 ? new String[] {"basic", attributes}
                : new String[] {attributes.substring(0, colon), attributes.substring(colon + 1)};
    }

    private static List<String> names(String view) {
        List<String> names = new ArrayList<>();
        switch (view) {
            case "basic":
                names.addAll(BASIC);
                break;
            case "owner":
                names.add("owner");
                break;
            case "posix":
                names.addAll(BASIC);
                names.addAll(POSIX);
                break;
            case "unix":
                names.addAll(BASIC);
                names.addAll(POSIX);
                names.addAll(UNIX);
                break;
            default:
                throw new UnsupportedOperationException("View '" + view + "' not available");
        }
        return names;
    }

    static Map<String, Object> read(Path path, boolean followLinks, String attributes) throws IOException {
        String[] parts = split(attributes);
        List<String> known = names(parts[0]);
        List<String> wanted = new ArrayList<>();
        for (String attribute : parts[1].split(",")) {
            if (attribute.equals("*")) {
                wanted = known;
                break;
            }
            if (attribute.isEmpty()) {
                throw new IllegalArgumentException("No attributes specified");
            }
            if (!known.contains(attribute)) {
                throw new IllegalArgumentException("'" + attribute + "' not recognized");
            }
            wanted.add(attribute);
        }
        HostAttributes found = Files.attributes(path, followLinks);
        Map<String, Object> values = new HashMap<>();
        for (String attribute : wanted) {
            values.put(attribute, value(found, attribute));
        }
        return values;
    }

    private static Object value(HostAttributes found, String attribute) {
        switch (attribute) {
            case "lastModifiedTime":
                return found.lastModifiedTime();
            case "lastAccessTime":
                return found.lastAccessTime();
            case "creationTime":
                return found.creationTime();
            case "size":
                return found.size();
            case "isRegularFile":
                return found.isRegularFile();
            case "isDirectory":
                return found.isDirectory();
            case "isSymbolicLink":
                return found.isSymbolicLink();
            case "isOther":
                return found.isOther();
            case "fileKey":
                return found.fileKey();
            case "permissions":
                return found.permissions();
            case "owner":
                return found.owner();
            case "group":
                return found.group();
            case "mode":
                return (int) found.facts[HostFiles.MODE] | (found.isDirectory() ? 0040000
                        : found.isRegularFile() ? 0100000 : found.isSymbolicLink() ? 0120000 : 0);
            case "ino":
                return found.facts[HostFiles.INODE];
            case "dev":
                return found.facts[HostFiles.DEVICE];
            case "nlink":
                return (int) found.facts[HostFiles.LINKS];
            case "uid":
                return (int) found.facts[HostFiles.OWNER];
            default:
                return (int) found.facts[HostFiles.GROUP];
        }
    }

    @SuppressWarnings("unchecked")
    static void set(Path path, boolean followLinks, String attribute, Object value) throws IOException {
        String[] parts = split(attribute);
        names(parts[0]);
        HostView view = new HostView(path, followLinks, parts[0]);
        switch (parts[1]) {
            case "lastModifiedTime":
                view.setTimes((FileTime) value, null, null);
                break;
            case "lastAccessTime":
                view.setTimes(null, (FileTime) value, null);
                break;
            case "creationTime":
                view.setTimes(null, null, (FileTime) value);
                break;
            case "permissions":
                view.setPermissions((Set<PosixFilePermission>) value);
                break;
            case "mode":
                HostFailure.check(HostFiles.setMode(HostPath.place(path), (Integer) value), path);
                break;
            case "owner":
                view.setOwner((UserPrincipal) value);
                break;
            case "group":
                view.setGroup((GroupPrincipal) value);
                break;
            default:
                throw new IllegalArgumentException("'" + parts[0] + ":" + parts[1] + "' not recognized");
        }
    }
}
