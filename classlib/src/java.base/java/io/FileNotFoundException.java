package java.io;

/** A file could not be opened. */
public class FileNotFoundException extends IOException {
    public FileNotFoundException() {
    }

    public FileNotFoundException(String s) {
        super(s);
    }
}
