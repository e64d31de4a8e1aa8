package java.nio.file;

/** What lies at a path is no directory. */
public class NotDirectoryException extends FileSystemException {
    private static final long serialVersionUID = 1L;

    public NotDirectoryException(String file) {
        super(file);
    }
}
