package java.security;

import java.io.Serializable;
import java.util.Enumeration;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Permissions. */
public abstract class PermissionCollection implements Serializable {
    private volatile boolean readOnly;

    public abstract void add(Permission permission);

    public abstract boolean implies(Permission permission);

    public abstract Enumeration<Permission> elements();

    public Stream<Permission> elementsAsStream() {
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(elements().asIterator(), Spliterator.NONNULL), false);
    }

    public void setReadOnly() {
        readOnly = true;
    }

    public boolean isReadOnly() {
        return readOnly;
    }
}
