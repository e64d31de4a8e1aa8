package java.security;

import java.io.Serializable;

/** Something that may be allowed. There is no security manager: what is allowed is decided elsewhere. */
public abstract class Permission implements Guard, Serializable {
    private final String name;

    public Permission(String name) {
        this.name = name;
    }

    @Override
    public void checkGuard(Object object) throws SecurityException {
        throw new SecurityException("checking permissions is not supported");
    }

    public abstract boolean implies(Permission permission);

    @Override
    public abstract boolean equals(Object obj);

    @Override
    public abstract int hashCode();

    public final String getName() {
        return name;
    }

    public abstract String getActions();

    /** A collection for permissions of this class; null stands for any. */
    public PermissionCollection newPermissionCollection() {
        return null;
    }

    @Override
    public String toString() {
        String actions = getActions();
        String own = "(\"" + getClass().getName() + "\" \"" + name + "\"";
        return own + (actions == null || actions.isEmpty() ? ")" : " \"" + actions + "\")");
    }
}
