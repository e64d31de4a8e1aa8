package jdk.internal.xml;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.net.URL;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Locale;
import org.xml.sax.InputSource;

/** The characters of a document: bytes are decoded as they say themselves. */
public final class XmlInput {
    private static final int AT_ONCE = 8192;

    private final char[] text;
    /** As what the bytes began to be decoded; {@code null} where there were characters. */
    public final String encoding;
    private final String fault;

    private XmlInput(char[] text, String encoding, String fault) {
        this.text = text;
        this.encoding = encoding;
        this.fault = fault;
    }

    /** A scanner of the characters. */
    public XmlScanner scanner(boolean namespaces, XmlLimits limits) throws XmlError {
        if (fault != null) {
            throw new XmlError(fault, 1, 1, false);
        }
        return new XmlScanner(text, namespaces, limits);
    }

    /** Reads what a source gives, or else what it names, to the end. */
    public static XmlInput of(InputSource input) throws IOException {
        if (input.getCharacterStream() != null) {
            return new XmlInput(read(input.getCharacterStream()), null, null);
        }
        if (input.getByteStream() != null) {
            return read(input.getByteStream(), input.getEncoding());
        }
        String place = input.getSystemId();
        if (place == null) {
            throw new java.net.MalformedURLException();
        }
        boolean absolute = isAbsolute(place);
        try (InputStream stream = absolute ? new URL(place).openStream() : new FileInputStream(new File(place).getAbsolutePath())) {
            return read(stream, input.getEncoding());
        }
    }

    /** An identifier of documents in full; relative ones are those of files. */
    public static String identifier(String place) {
        return place == null || isAbsolute(place) ? place : "file://" + new File(place).getAbsoluteFile().toURI().getRawPath();
    }

    private static boolean isAbsolute(String place) {
        int colon = place.indexOf(':');
        return colon > 0 && place.lastIndexOf('/', colon) < 0;
    }

    private static char[] read(Reader reader) throws IOException {
        StringBuilder text = new StringBuilder();
        char[] part = new char[AT_ONCE];
        for (int count = reader.read(part); count >= 0; count = reader.read(part)) {
            text.append(part, 0, count);
        }
        char[] all = new char[text.length()];
        text.getChars(0, all.length, all, 0);
        return all;
    }

    /** {@code known} is the encoding that is known from outside, or {@code null}. */
    private static XmlInput read(InputStream stream, String known) throws IOException {
        byte[] bytes = stream.readAllBytes();
        String encoding = "UTF-8";
        int skipped = 0;
        if (starts(bytes, 0xEF, 0xBB, 0xBF)) {
            skipped = 3;
        } else if (starts(bytes, 0xFE, 0xFF)) {
            encoding = "UTF-16BE";
            skipped = 2;
        } else if (starts(bytes, 0xFF, 0xFE)) {
            encoding = "UTF-16LE";
            skipped = 2;
        } else if (starts(bytes, 0, '<', 0, '?')) {
            encoding = "UTF-16BE";
        } else if (starts(bytes, '<', 0, '?', 0)) {
            encoding = "UTF-16LE";
        } else {
            String given = known != null ? known : declared(bytes);
            encoding = given == null ? encoding : given.toUpperCase(Locale.ENGLISH);
        }
        Charset charset;
        try {
            charset = Charset.forName(encoding);
        } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
            throw new java.io.UnsupportedEncodingException(known != null ? known : declared(bytes));
        }
        String detected = known == null && !encoding.startsWith("UTF-16") ? "UTF-8" : encoding;
        String text = new String(bytes, skipped, bytes.length - skipped, charset);
        boolean doubtful = charset.equals(StandardCharsets.UTF_8) && text.indexOf('\uFFFD') >= 0;
        return new XmlInput(text.toCharArray(), detected, doubtful ? malformed(bytes, skipped) : null);
    }

    /** What is wrong with bytes of UTF-8, or {@code null}. */
    private static String malformed(byte[] bytes, int from) {
        int at = from;
        while (at < bytes.length) {
            int first = bytes[at] & 0xFF;
            int length = first < 0x80 ? 1 : first >= 0xC2 && first < 0xE0 ? 2 : first >= 0xE0 && first < 0xF0 ? 3
                    : first >= 0xF0 && first < 0xF5 ? 4 : 0;
            if (length == 0) {
                return "Invalid byte 1 of 1-byte UTF-8 sequence.";
            }
            for (int i = 1; i < length; i++) {
                if (at + i >= bytes.length || (bytes[at + i] & 0xC0) != 0x80) {
                    return "Invalid byte " + (i + 1) + " of " + length + "-byte UTF-8 sequence.";
                }
            }
            at += length;
        }
        return null;
    }

    private static boolean starts(byte[] bytes, int... first) {
        if (bytes.length < first.length) {
            return false;
        }
        for (int i = 0; i < first.length; i++) {
            if ((bytes[i] & 0xFF) != first[i]) {
                return false;
            }
        }
        return true;
    }

    private static String declared(byte[] bytes) {
        String head = new String(bytes, 0, Math.min(bytes.length, 256), StandardCharsets.ISO_8859_1);
        if (!head.startsWith("<?xml") || head.indexOf("?>") < 0) {
            return null;
        }
        head = head.substring(0, head.indexOf("?>"));
        int at = head.indexOf("encoding");
        if (at < 0) {
            return null;
        }
        int open = at + 8;
        while (open < head.length() && head.charAt(open) != '"' && head.charAt(open) != '\'') {
            open++;
        }
        int close = open < head.length() ? head.indexOf(head.charAt(open), open + 1) : -1;
        return close < 0 ? null : head.substring(open + 1, close);
    }
}
