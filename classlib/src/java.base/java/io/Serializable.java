package java.io;

/** Marks the classes whose objects may be serialised. */
public interface Serializable {
}
