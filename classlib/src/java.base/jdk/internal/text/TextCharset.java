package jdk.internal.text;

import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;

/** What strings, readers and writers ask of a charset: whole texts at a time. */
public abstract class TextCharset extends Charset {
    private final String historicalName;

    protected TextCharset(String name, String historicalName) {
        super(name, null);
        this.historicalName = historicalName;
    }

    /** The charset of a name that a method of java.lang or java.io was given. */
    public static TextCharset lookup(String name) throws UnsupportedEncodingException {
        if (name == null) {
            throw new NullPointerException();
        }
        Charset found = Charset.forName(name, null);
        if (found == null) {
            throw new UnsupportedEncodingException(name);
        }
        return of(found);
    }

    /** The charset as one of the library's: no others encode texts. */
    public static TextCharset of(Charset charset) {
        if (charset instanceof TextCharset) {
            return (TextCharset) charset;
        }
        throw new UnsupportedOperationException(charset.name());
    }

    /** The name that readers and writers give as their encoding. */
    public final String historicalName() {
        return historicalName;
    }

    /** Whether each ASCII character is one byte, the same as in ASCII. */
    public boolean isAsciiSuperset() {
        return false;
    }

    /** The bytes of the text; what cannot be encoded becomes {@code '?'}. */
    public abstract byte[] encodeString(String text);

    /** The text of the bytes, whose range has been checked; malformed parts become U+FFFD. */
    public abstract String decodeToString(byte[] bytes, int offset, int length);

    /**
     * How many of the bytes before {@code end} form whole characters, when more may follow: a character that is
     * begun only is left for later.
     */
    public abstract int wholeEnd(byte[] bytes, int start, int end);
}
