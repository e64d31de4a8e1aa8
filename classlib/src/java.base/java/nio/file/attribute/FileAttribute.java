package java.nio.file.attribute;

/** A property that a new file gets. */
public interface FileAttribute<T> {
    String name();

    T value();
}
