package java.lang.reflect;

/** A type variable where it is used. */
public interface AnnotatedTypeVariable extends AnnotatedType {
    AnnotatedType[] getAnnotatedBounds();

    @Override
    AnnotatedType getAnnotatedOwnerType();
}
