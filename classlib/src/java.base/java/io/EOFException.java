package java.io;

/** The input ended too early. */
public class EOFException extends IOException {
    public EOFException() {
    }

    public EOFException(String s) {
        super(s);
    }
}
