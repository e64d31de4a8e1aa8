package javax.xml.transform;

/** What a transformation reads. */
public interface Source {
    String getSystemId();

    default boolean isEmpty() {
        throw new UnsupportedOperationException("The isEmpty method is not supported.");
    }

    void setSystemId(String text);
}
