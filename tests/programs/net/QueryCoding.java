import java.io.UnsupportedEncodingException;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.stream.Collectors;

/** Query strings of a web form, made and taken apart. */
public class QueryCoding {
    static String query(Map<String, String> values) {
        return values.entrySet().stream()
                .map(entry -> URLEncoder.encode(entry.getKey(), StandardCharsets.UTF_8) + "=" + URLEncoder.encode(entry.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
    }

    static Map<String, String> values(String query) {
        Map<String, String> values = new LinkedHashMap<>();
        for (String part : query.split("&")) {
            int equals = part.indexOf('=');
            values.put(URLDecoder.decode(part.substring(0, equals), StandardCharsets.UTF_8), URLDecoder.decode(part.substring(equals + 1), StandardCharsets.UTF_8));
        }
        return values;
    }

    public static void main(String[] args) throws Exception {
        Map<String, String> form = new LinkedHashMap<>();
        form.put("name", "Jörg Müller");
        form.put("e-mail", "j.m+test@example.com");
        form.put("text", "50% off & more = \"fun\"?");
        form.put("smile", "😀~*-_.");
        form.put("lines", "a\r\nb\tc");
        form.put("", "empty key");
        String query = query(form);
        System.out.println(query);
        System.out.println(values(query).equals(form));
        for (String charset : new String[] {"UTF-8", "ISO-8859-1", "US-ASCII", "UTF-16BE"}) {
            String coded = URLEncoder.encode("é ö\u20ac", charset);
            System.out.println(charset + " " + coded + " " + URLDecoder.decode(coded, charset));
        }
        System.out.println(URLEncoder.encode("lone \ud83d end", StandardCharsets.UTF_8));
        for (String text : new String[] {"%", "%4", "%zz", "%-1", "a%41%4", "%41%42+%43", "100%25", "%C3%A4%C3", "a b", "%E2%82%AC", "%+1"}) {
            try {
                System.out.println(text + " -> " + URLDecoder.decode(text, StandardCharsets.UTF_8));
            } catch (IllegalArgumentException e) {
                System.out.println(text + " -> " + e.getMessage());
            }
        }
        for (String charset : new String[] {"nonsense", "", "bad name"}) {
            try {
                System.out.println(URLEncoder.encode("x", charset));
            } catch (UnsupportedEncodingException e) {
                System.out.println(e);
            }
            try {
                System.out.println(URLDecoder.decode("x", charset));
            } catch (UnsupportedEncodingException e) {
                System.out.println(e);
            }
        }
    }
}
