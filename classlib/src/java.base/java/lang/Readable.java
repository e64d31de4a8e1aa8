package java.lang;

import java.io.IOException;
import java.nio.CharBuffer;

/** A source of characters. */
public interface Readable {
    /** Puts characters into the target; gives their number, -1 at the end. */
    int read(CharBuffer target) throws IOException;
}
