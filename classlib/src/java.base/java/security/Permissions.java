package java.security;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;

/** Permissions of any kinds. */
public final class Permissions extends PermissionCollection {
    private final List<Permission> all = new ArrayList<>();

    @Override
    public synchronized void add(Permission permission) {
        if (isReadOnly()) {
            throw new SecurityException("attempt to add a Permission to a readonly Permissions object");
        }
        if (!all.contains(permission)) {
            all.add(permission);
        }
    }

    @Override
    public synchronized boolean implies(Permission permission) {
        for (Permission each : all) {
            if (each.implies(permission)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public synchronized Enumeration<Permission> elements() {
        return Collections.enumeration(new ArrayList<>(all));
    }
}
