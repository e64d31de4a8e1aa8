package java.lang.reflect;

/** A type argument that stands for any type within bounds that may be annotated. */
public interface AnnotatedWildcardType extends AnnotatedType {
    AnnotatedType[] getAnnotatedLowerBounds();

    AnnotatedType[] getAnnotatedUpperBounds();

    @Override
    AnnotatedType getAnnotatedOwnerType();
}
