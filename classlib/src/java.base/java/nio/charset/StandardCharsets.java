package java.nio.charset;

/** The charsets that every Java has. */
public final class StandardCharsets {
    public static final Charset US_ASCII = new SingleByteCharset("US-ASCII", "ASCII", 128);
    public static final Charset ISO_8859_1 = new SingleByteCharset("ISO-8859-1", "ISO8859_1", 256);
    public static final Charset UTF_8 = new Utf8Charset();
    public static final Charset UTF_16BE = new Utf16Charset("UTF-16BE", "UnicodeBigUnmarked", true, false);
    public static final Charset UTF_16LE = new Utf16Charset("UTF-16LE", "UnicodeLittleUnmarked", false, false);
    public static final Charset UTF_16 = new Utf16Charset("UTF-16", "UTF-16", true, true);

    private StandardCharsets() {
    }
}
