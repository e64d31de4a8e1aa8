package java.security;

/** What code does for those that call it. */
public interface PrivilegedAction<T> {
    T run();
}
