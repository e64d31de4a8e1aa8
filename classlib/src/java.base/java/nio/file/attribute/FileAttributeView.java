package java.nio.file.attribute;

/** A group of attributes of a file. */
public interface FileAttributeView extends AttributeView {
}
