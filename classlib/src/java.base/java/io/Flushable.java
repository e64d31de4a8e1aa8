package java.io;

/** A destination that can be flushed. */
public interface Flushable {
    void flush() throws IOException;
}
