package java.lang;

/** Something serious and unknown happened in the machine. */
public class UnknownError extends VirtualMachineError {
    public UnknownError() {
    }

    public UnknownError(String s) {
        super(s);
    }
}
