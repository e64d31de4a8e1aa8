package java.nio.file;

import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.GroupPrincipal;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.UserPrincipal;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import jdk.internal.vm.HostFiles;

/** What the host knows of a file. */
final class HostAttributes implements PosixFileAttributes {
    final long[] facts;

    HostAttributes(long[] facts) {
        this.facts = facts;
    }

    private FileTime time(int place) {
        return FileTime.from(facts[place], TimeUnit.NANOSECONDS);
    }

    @Override
    public FileTime lastModifiedTime() {
        return time(HostFiles.MODIFIED);
    }

    @Override
    public FileTime lastAccessTime() {
        return time(HostFiles.ACCESSED);
    }

    @Override
    public FileTime creationTime() {
        return time(HostFiles.CREATED);
    }

    @Override
    public boolean isRegularFile() {
        return facts[HostFiles.KIND] == HostFiles.REGULAR;
    }

    @Override
    public boolean isDirectory() {
        return facts[HostFiles.KIND] == HostFiles.DIRECTORY;
    }

    @Override
    public boolean isSymbolicLink() {
        return facts[HostFiles.KIND] == HostFiles.LINK;
    }

    @Override
    public boolean isOther() {
        return facts[HostFiles.KIND] > HostFiles.LINK;
    }

    @Override
    public long size() {
        return facts[HostFiles.SIZE];
    }

    @Override
    public Object fileKey() {
        return new Key(facts[HostFiles.DEVICE], facts[HostFiles.INODE]);
    }

    @Override
    public UserPrincipal owner() {
        return new HostUser(facts[HostFiles.OWNER]);
    }

    @Override
    public GroupPrincipal group() {
        return new HostGroup(facts[HostFiles.GROUP]);
    }

    @Override
    public Set<PosixFilePermission> permissions() {
        Set<PosixFilePermission> found = EnumSet.noneOf(PosixFilePermission.class);
        for (PosixFilePermission permission : PosixFilePermission.values()) {
            if ((facts[HostFiles.MODE] & bit(permission)) != 0) {
                found.add(permission);
            }
        }
        return found;
    }

    private static int bit(PosixFilePermission permission) {
        return 0400 >> permission.ordinal();
    }

    static int mode(Set<PosixFilePermission> permissions) {
        int mode = 0;
        for (PosixFilePermission permission : permissions) {
            mode |= bit(permission);
        }
        return mode;
    }

    /** Which file it is, whatever it is called. */
    private static final class Key {
        private final long device;
        private final long inode;

        Key(long device, long inode) {
            this.device = device;
            this.inode = inode;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key && ((Key) other).device == device && ((Key) other).inode == inode;
        }

        @Override
        public int hashCode() {
            return (int) (device ^ device >>> 32) + (int) (inode ^ inode >>> 32);
        }

        @Override
        public String toString() {
            return "(dev=" + Long.toHexString(device) + ",ino=" + inode + ")";
        }
    }

    /** A user of the host. */
    static class HostUser implements UserPrincipal {
        private final long number;

        HostUser(long number) {
            this.number = number;
        }

        /** Where names of such numbers stand. */
        String table() {
            return "/etc/passwd";
        }

        @Override
        public final String getName() {
            try {
                for (String line : Files.readAllLines(Path.of(table()))) {
                    String[] fields = line.split(":");
                    if (fields.length > 2 && fields[2].equals(Long.toString(number))) {
                        return fields[0];
                    }
                }
            } catch (java.io.IOException none) {
                return Long.toString(number);
            }
            return Long.toString(number);
        }

        @Override
        public final boolean equals(Object other) {
            return other instanceof HostUser && ((HostUser) other).number == number
                    && ((HostUser) other).table().equals(table());
        }

        @Override
        public final int hashCode() {
            return Objects.hash(table(), number);
        }

        @Override
        public final String toString() {
            return getName();
        }
    }

    /** A group of the host. */
    static final class HostGroup extends HostUser implements GroupPrincipal {
        HostGroup(long number) {
            super(number);
        }

        @Override
        String table() {
            return "/etc/group";
        }
    }
}
