package java.nio.channels;

/** Two locks of one program on one part of a file. */
public class OverlappingFileLockException extends IllegalStateException {
    private static final long serialVersionUID = 2047812138163068433L;

    public OverlappingFileLockException() {
    }
}
