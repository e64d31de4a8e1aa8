package java.security;

/** Something is not allowed. */
@Deprecated(since = "24", forRemoval = true)
public class AccessControlException extends SecurityException {
    private final Permission permission;

    public AccessControlException(String s) {
        this(s, null);
    }

    public AccessControlException(String s, Permission p) {
        super(s);
        permission = p;
    }

    public Permission getPermission() {
        return permission;
    }
}
