package java.nio.file;

/** Says whether a path fits. */
@FunctionalInterface
public interface PathMatcher {
    boolean matches(Path path);
}
