package java.lang.reflect;

/** An array type whose components are no class: of a type variable or with type arguments. */
public interface GenericArrayType extends Type {
    Type getGenericComponentType();
}
