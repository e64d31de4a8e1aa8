package javax.xml.stream.events;

/** A comment. */
public interface Comment extends XMLEvent {
    String getText();
}
