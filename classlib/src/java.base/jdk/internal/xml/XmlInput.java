package jdk.internal.xml;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;

/** The characters of a document: bytes are decoded as they say themselves. */
final class XmlInput {
    private static final int AT_ONCE = 8192;

    private XmlInput() {
    }

    static char[] read(Reader reader) throws IOException {
        StringBuilder text = new StringBuilder();
        char[] part = new char[AT_ONCE];
        for (int count = reader.read(part); count >= 0; count = reader.read(part)) {
            text.append(part, 0, count);
        }
        char[] all = new char[text.length()];
        text.getChars(0, all.length, all, 0);
        return all;
    }

    /** {@code encoding} is what is known from outside, or {@code null}. */
    static char[] read(InputStream stream, String encoding) throws IOException {
        byte[] bytes = stream.readAllBytes();
        Charset charset = StandardCharsets.UTF_8;
        int skipped = 0;
        if (starts(bytes, 0xEF, 0xBB, 0xBF)) {
            skipped = 3;
        } else if (starts(bytes, 0xFE, 0xFF)) {
            charset = StandardCharsets.UTF_16BE;
            skipped = 2;
        } else if (starts(bytes, 0xFF, 0xFE)) {
            charset = StandardCharsets.UTF_16LE;
            skipped = 2;
        } else if (starts(bytes, 0, '<', 0, '?')) {
            charset = StandardCharsets.UTF_16BE;
        } else if (starts(bytes, '<', 0, '?', 0)) {
            charset = StandardCharsets.UTF_16LE;
        } else {
            encoding = encoding != null ? encoding : declared(bytes);
        }
        if (encoding != null && skipped == 0 && charset == StandardCharsets.UTF_8) {
            try {
                charset = Charset.forName(encoding);
            } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
                throw new java.io.UnsupportedEncodingException(encoding);
            }
        }
        return new String(bytes, skipped, bytes.length - skipped, charset).toCharArray();
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
