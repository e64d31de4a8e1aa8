package java.lang.reflect;

/** A type with arguments that may be annotated. */
public interface AnnotatedParameterizedType extends AnnotatedType {
    AnnotatedType[] getAnnotatedActualTypeArguments();

    @Override
    AnnotatedType getAnnotatedOwnerType();
}
