package javax.xml.stream.events;

/** An entity that stands in a text. */
public interface EntityReference extends XMLEvent {
    EntityDeclaration getDeclaration();

    String getName();
}
