package java.util.zip;

import java.io.IOException;

/** Something is wrong with a zip or gzip file. */
public class ZipException extends IOException {
    private static final long serialVersionUID = 8000196834066748623L;

    public ZipException() {
    }

    public ZipException(String message) {
        super(message);
    }
}
