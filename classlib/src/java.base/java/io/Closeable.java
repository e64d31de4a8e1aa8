package java.io;

/** A source or destination that can be closed. */
public interface Closeable extends AutoCloseable {
    void close() throws IOException;
}
