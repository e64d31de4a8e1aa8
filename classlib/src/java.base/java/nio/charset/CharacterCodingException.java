package java.nio.charset;

import java.io.IOException;

/** Text cannot be encoded, or bytes cannot be decoded. */
public class CharacterCodingException extends IOException {
    private static final long serialVersionUID = 8421532232154627783L;

    public CharacterCodingException() {
    }
}
