package java.lang.reflect;

import java.security.BasicPermission;

/** Something that reflection may be asked to do. */
public final class ReflectPermission extends BasicPermission {
    public ReflectPermission(String name) {
        super(name);
    }

    public ReflectPermission(String name, String actions) {
        super(name, actions);
    }
}
