package java.lang.invoke;

/** Something that stands for a type: a class or the type of a method. */
public interface TypeDescriptor {
    String descriptorString();
}
