package java.io;

/** What was read from a stream of objects breaks its rules. */
public class StreamCorruptedException extends ObjectStreamException {
    public StreamCorruptedException() {
    }

    public StreamCorruptedException(String reason) {
        super(reason);
    }
}
