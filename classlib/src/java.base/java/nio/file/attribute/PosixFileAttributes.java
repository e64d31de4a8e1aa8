package java.nio.file.attribute;

import java.util.Set;

/** What is known of a file where there are owners, groups and permissions. */
public interface PosixFileAttributes extends BasicFileAttributes {
    UserPrincipal owner();

    GroupPrincipal group();

    Set<PosixFilePermission> permissions();
}
