package java.security;

/** For whom code runs: for everybody, as there is no security manager. */
@Deprecated(since = "17", forRemoval = true)
public final class AccessControlContext {
    public AccessControlContext(ProtectionDomain[] context) {
    }

    public void checkPermission(Permission perm) throws AccessControlException {
        if (perm == null) {
            throw new NullPointerException("permission can't be null");
        }
        throw new AccessControlException("checking permissions is not supported");
    }
}
