package java.nio.file;

/** A directory that is to be removed is not empty. */
public class DirectoryNotEmptyException extends FileSystemException {
    private static final long serialVersionUID = 1L;

    public DirectoryNotEmptyException(String dir) {
        super(dir);
    }
}
