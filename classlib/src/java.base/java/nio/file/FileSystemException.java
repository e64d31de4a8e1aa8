package java.nio.file;

import java.io.IOException;

/** Something failed at one or two files. */
public class FileSystemException extends IOException {
    private static final long serialVersionUID = -3055425747967319812L;

    private final String file;
    private final String other;

    public FileSystemException(String file) {
        this(file, null, null);
    }

    public FileSystemException(String file, String other, String reason) {
        super(reason);
        this.file = file;
        this.other = other;
    }

    public String getFile() {
        return file;
    }

    public String getOtherFile() {
        return other;
    }

    public String getReason() {
        return super.getMessage();
    }

    @Override
    public String getMessage() {
        if (file == null && other == null) {
            return getReason();
        }
        StringBuilder message = new StringBuilder();
        if (file != null) {
            message.append(file);
        }
        if (other != null) {
            message.append(" -> ").append(other);
        }
        if (getReason() != null) {
            message.append(": ").append(getReason());
        }
        return message.toString();
    }
}
