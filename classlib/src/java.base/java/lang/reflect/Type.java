package java.lang.reflect;

/** A type of the Java language: a class, or one with type arguments, a type variable, a wildcard or an array of these. */
public interface Type {
    default String getTypeName() {
        return toString();
    }
}
