package java.nio.file;

import java.io.IOException;
import jdk.internal.vm.HostFiles;

/** The exceptions for what the host refuses. */
final class HostFailure {
    private HostFailure() {
    }

    static void check(int failure, Path path) throws IOException {
        if (failure != 0) {
            throw exception(failure, path.toString(), null);
        }
    }

    static IOException refused(Path path) {
        return new FileSystemException(path.toString(), null, "Operation not permitted");
    }

    static IOException exception(int failure, String file, String other) {
        switch (failure) {
            case HostFiles.NOT_FOUND:
                return new NoSuchFileException(file, other, null);
            case HostFiles.DENIED:
                return new AccessDeniedException(file, other, null);
            case HostFiles.EXISTS:
                return new FileAlreadyExistsException(file, other, null);
            case HostFiles.NOT_EMPTY:
                return new DirectoryNotEmptyException(file);
            case HostFiles.NO_DIRECTORY:
                return new FileSystemException(file, other, "Not a directory");
            case HostFiles.IS_DIRECTORY:
                return new FileSystemException(file, other, "Is a directory");
            case HostFiles.INVALID:
                return new FileSystemException(file, other, "Invalid argument");
            case HostFiles.BUSY:
                return new FileSystemException(file, other, "Device or resource busy");
            default:
                return new FileSystemException(file, other, "Input/output error");
        }
    }
}
