package jdk.internal.xml.output;

import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.util.HashSet;
import java.util.Set;

/** How a document is written. */
public final class OutputFormat {
    public boolean indent;
    public int amount = 4;
    public boolean omitsDeclaration;
    /** What the document says of standing alone, {@code null} where nothing is to be said. */
    public String standalone;
    public String version = "1.0";
    public String publicId;
    public String systemId;
    /** Elements whose text is written as sections. */
    public Set<String> sections = new HashSet<>();
    private String encoding = "UTF-8";
    private CharsetEncoder encoder;

    public String encoding() {
        return encoding;
    }

    /** The charset of an encoding, or {@code null} where there is none. */
    public static Charset charset(String name) {
        try {
            return Charset.forName(name);
        } catch (IllegalCharsetNameException | UnsupportedCharsetException none) {
            return null;
        }
    }

    /** Sets the encoding; an unknown one is UTF-8. */
    public void encoding(String name) {
        Charset charset = charset(name);
        encoding = charset == null ? "UTF-8" : name;
        boolean all = charset == null || charset.name().startsWith("UTF-");
        encoder = all || !charset.canEncode() ? null : charset.newEncoder();
    }

    /** Whether a character of one {@code char} can be written as it is. */
    boolean canWrite(char c) {
        return c < 128 || encoder == null || encoder.canEncode(c);
    }

    /** Whether characters of two can be written as they are. */
    boolean writesPairs() {
        return encoding.toUpperCase(java.util.Locale.ENGLISH).startsWith("UTF-16");
    }

    boolean isUnicode() {
        return encoder == null;
    }
}
