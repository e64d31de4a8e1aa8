package java.lang;

/** There is no memory for an object, and none could be freed. */
public class OutOfMemoryError extends VirtualMachineError {
    public OutOfMemoryError() {
    }

    public OutOfMemoryError(String s) {
        super(s);
    }
}
