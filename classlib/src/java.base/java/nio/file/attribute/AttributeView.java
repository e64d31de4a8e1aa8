package java.nio.file.attribute;

/** A group of attributes under a name. */
public interface AttributeView {
    String name();
}
