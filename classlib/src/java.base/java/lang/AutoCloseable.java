package java.lang;

/** Is closed at the end of a try statement with resources. */
public interface AutoCloseable {
    void close() throws Exception;
}
