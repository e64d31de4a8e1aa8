package java.io;

/** A file could not be synchronised with its device. */
public class SyncFailedException extends IOException {
    public SyncFailedException(String desc) {
        super(desc);
    }
}
