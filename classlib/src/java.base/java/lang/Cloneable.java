package java.lang;

/** Marks the classes whose objects {@link Object#clone} copies. */
public interface Cloneable {
}
