package java.lang.reflect;

/** An array type, with the annotations of its dimension. */
public interface AnnotatedArrayType extends AnnotatedType {
    AnnotatedType getAnnotatedGenericComponentType();

    @Override
    AnnotatedType getAnnotatedOwnerType();
}
