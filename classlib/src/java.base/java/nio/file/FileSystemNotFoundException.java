package java.nio.file;

/** There is no such file system. */
public class FileSystemNotFoundException extends RuntimeException {
    private static final long serialVersionUID = 7999581764446402397L;

    public FileSystemNotFoundException() {
    }

    public FileSystemNotFoundException(String message) {
        super(message);
    }
}
