package java.net;

import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Objects;

/** Texts as forms send them. */
public class URLEncoder {
    private URLEncoder() {
    }

    @Deprecated
    public static String encode(String s) {
        return encode(s, Charset.defaultCharset());
    }

    public static String encode(String s, String enc) throws UnsupportedEncodingException {
        Objects.requireNonNull(enc, "charsetName");
        try {
            return encode(s, Charset.forName(enc));
        } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
            throw new UnsupportedEncodingException(enc);
        }
    }

    private static boolean isKept(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9'
                || c == '-' || c == '_' || c == '.' || c == '*';
    }

    public static String encode(String s, Charset charset) {
        Objects.requireNonNull(charset, "charset");
        StringBuilder encoded = new StringBuilder(s.length());
        int at = 0;
        while (at < s.length()) {
            char c = s.charAt(at);
            if (c == ' ' || isKept(c)) {
                encoded.append(c == ' ' ? '+' : c);
                at++;
                continue;
            }
            int end = at;
            while (end < s.length() && s.charAt(end) != ' ' && !isKept(s.charAt(end))) {
                end++;
            }
            for (byte b : s.substring(at, end).getBytes(charset)) {
                encoded.append('%').append(Character.toUpperCase(Character.forDigit(b >> 4 & 0xf, 16)))
                        .append(Character.toUpperCase(Character.forDigit(b & 0xf, 16)));
            }
            at = end;
        }
        return encoded.toString();
    }
}
