package java.lang.reflect;

/** What reads and writes a field. The machine makes hidden classes with this interface. */
public interface FieldAccess {
    /** Whether the receiver is an instance of the class, if one is needed. */
    boolean accepts(Object receiver);

    /** The value, a primitive one in its wrapper. */
    Object get(Object receiver);

    /** Stores a value of the field's type, a primitive one in its own wrapper. There is none for a final field. */
    void set(Object receiver, Object value);
}
