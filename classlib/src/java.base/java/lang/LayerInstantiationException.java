package java.lang;

/** A module layer could not be made. */
public class LayerInstantiationException extends RuntimeException {
    public LayerInstantiationException() {
    }

    public LayerInstantiationException(String msg) {
        super(msg);
    }

    public LayerInstantiationException(String msg, Throwable cause) {
        super(msg, cause);
    }

    public LayerInstantiationException(Throwable cause) {
        super(cause);
    }
}
