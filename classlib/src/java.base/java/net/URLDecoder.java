package java.net;

import java.io.ByteArrayOutputStream;
import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Objects;

/** Texts from what forms send. */
public class URLDecoder {
    private URLDecoder() {
    }

    @Deprecated
    public static String decode(String s) {
        return decode(s, Charset.defaultCharset());
    }

    public static String decode(String s, String enc) throws UnsupportedEncodingException {
        if (enc.isEmpty()) {
            throw new UnsupportedEncodingException("URLDecoder: empty string enc parameter");
        }
        try {
            return decode(s, Charset.forName(enc));
        } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
            throw new UnsupportedEncodingException(enc);
        }
    }

    public static String decode(String s, Charset charset) {
        Objects.requireNonNull(charset, "Charset");
        StringBuilder decoded = new StringBuilder(s.length());
        int at = 0;
        while (at < s.length()) {
            char c = s.charAt(at);
            if (c == '%') {
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                while (at + 2 < s.length() && s.charAt(at) == '%') {
                    bytes.write(escaped(s, at));
                    at += 3;
                }
                if (at < s.length() && s.charAt(at) == '%') {
                    throw new IllegalArgumentException("URLDecoder: Incomplete trailing escape (%) pattern");
                }
                decoded.append(new String(bytes.toByteArray(), charset));
            } else {
                decoded.append(c == '+' ? ' ' : c);
                at++;
            }
        }
        return decoded.toString();
    }

    private static int escaped(String s, int at) {
        return digit(s.charAt(at + 1)) << 4 | digit(s.charAt(at + 2));
    }

    private static int digit(char c) {
        int value = c < 128 ? Character.digit(c, 16) : -1;
        if (value < 0) {
            throw new IllegalArgumentException("URLDecoder: Illegal hex characters in escape (%) pattern - "
                    + "not a hexadecimal digit: \"" + c + "\" = " + (int) c);
        }
        return value;
    }
}
