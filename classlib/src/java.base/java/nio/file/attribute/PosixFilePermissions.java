package java.nio.file.attribute;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;

/** Permissions as texts such as {@code rwxr-x---}. */
public final class PosixFilePermissions {
    private static final String LETTERS = "rwxrwxrwx";

    private PosixFilePermissions() {
    }

    public static String toString(Set<PosixFilePermission> perms) {
        StringBuilder text = new StringBuilder();
        for (PosixFilePermission permission : PosixFilePermission.values()) {
            text.append(perms.contains(permission) ? LETTERS.charAt(permission.ordinal()) : '-');
        }
        return text.toString();
    }

    public static Set<PosixFilePermission> fromString(String perms) {
        if (perms.length() != LETTERS.length()) {
            throw new IllegalArgumentException("Invalid mode");
        }
        Set<PosixFilePermission> found = EnumSet.noneOf(PosixFilePermission.class);
        for (PosixFilePermission permission : PosixFilePermission.values()) {
            char letter = perms.charAt(permission.ordinal());
            if (letter == LETTERS.charAt(permission.ordinal())) {
                found.add(permission);
            } else if (letter != '-') {
                throw new IllegalArgumentException("Invalid mode");
            }
        }
        return found;
    }

    public static FileAttribute<Set<PosixFilePermission>> asFileAttribute(Set<PosixFilePermission> perms) {
        Set<PosixFilePermission> copy = new HashSet<>(perms);
        for (PosixFilePermission permission : copy) {
            Objects.requireNonNull(permission);
        }
        return new FileAttribute<>() {
            @Override
            public String name() {
                return "posix:permissions";
            }

            @Override
            public Set<PosixFilePermission> value() {
                return Set.copyOf(copy);
            }
        };
    }
}
