package java.lang.reflect;

/** A type argument that stands for any type within bounds. */
public interface WildcardType extends Type {
    Type[] getUpperBounds();

    Type[] getLowerBounds();
}
