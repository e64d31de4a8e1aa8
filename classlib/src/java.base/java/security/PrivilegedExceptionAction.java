package java.security;

/** What code does for those that call it, which may fail. */
public interface PrivilegedExceptionAction<T> {
    T run() throws Exception;
}
