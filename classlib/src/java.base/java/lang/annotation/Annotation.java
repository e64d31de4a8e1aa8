package java.lang.annotation;

/** The supertype of all annotation interfaces. */
public interface Annotation {
    boolean equals(Object other);

    int hashCode();

    String toString();

    Class<? extends Annotation> annotationType();
}
