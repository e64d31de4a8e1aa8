package java.security;

/** Where classes come from, and for whom they run. */
public class ProtectionDomain {
    private final CodeSource source;
    private final PermissionCollection permissions;
    private final ClassLoader loader;
    private final Principal[] principals;

    public ProtectionDomain(CodeSource codesource, PermissionCollection permissions) {
        this(codesource, permissions, null, null);
    }

    public ProtectionDomain(CodeSource codesource, PermissionCollection permissions, ClassLoader classloader,
            Principal[] principals) {
        source = codesource;
        this.permissions = permissions;
        if (permissions != null) {
            permissions.setReadOnly();
        }
        loader = classloader;
        this.principals = principals == null ? new Principal[0] : principals.clone();
    }

    public final CodeSource getCodeSource() {
        return source;
    }

    public final ClassLoader getClassLoader() {
        return loader;
    }

    public final Principal[] getPrincipals() {
        return principals.clone();
    }

    public final PermissionCollection getPermissions() {
        return permissions;
    }

    public final boolean staticPermissionsOnly() {
        return false;
    }

    public boolean implies(Permission perm) {
        return permissions == null || permissions.implies(perm);
    }

    @Override
    public String toString() {
        return "ProtectionDomain  " + source + "\n " + loader + "\n <no principals>\n " + permissions + "\n";
    }
}
