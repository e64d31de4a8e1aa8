package java.security;

/** A permission with a name, which may end in an asterisk. */
public abstract class BasicPermission extends Permission {
    public BasicPermission(String name) {
        super(name);
        if (name.isEmpty()) {
            throw new IllegalArgumentException("name can't be empty");
        }
    }

    public BasicPermission(String name, String actions) {
        this(name);
    }

    @Override
    public boolean implies(Permission permission) {
        if (permission == null || permission.getClass() != getClass()) {
            return false;
        }
        String own = getName();
        boolean isPattern = own.equals("*") || own.endsWith(".*");
        String other = permission.getName();
        return isPattern ? other.startsWith(own.substring(0, own.length() - 1)) : own.equals(other);
    }

    @Override
    public boolean equals(Object obj) {
        return obj == this || obj != null && obj.getClass() == getClass() && getName().equals(((Permission) obj).getName());
    }

    @Override
    public int hashCode() {
        return getName().hashCode();
    }

    @Override
    public String getActions() {
        return "";
    }
}
