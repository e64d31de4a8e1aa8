package java.security;

/** Decides who may have an object. */
public interface Guard {
    void checkGuard(Object object) throws SecurityException;
}
