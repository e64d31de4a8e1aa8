package java.io;

/** Told when the whole graph of objects has been read. */
public interface ObjectInputValidation {
    void validateObject() throws InvalidObjectException;
}
