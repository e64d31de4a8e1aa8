package javax.xml.stream.events;

/** An instruction for a program. */
public interface ProcessingInstruction extends XMLEvent {
    String getTarget();

    String getData();
}
