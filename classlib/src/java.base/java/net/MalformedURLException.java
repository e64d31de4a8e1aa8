package java.net;

import java.io.IOException;

/** A text is no URL. */
public class MalformedURLException extends IOException {
    private static final long serialVersionUID = -182787522200415866L;

    public MalformedURLException() {
    }

    public MalformedURLException(String message) {
        super(message);
    }
}
