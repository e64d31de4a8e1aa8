package java.nio.charset;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import jdk.internal.text.DoubleByteCharset;
import jdk.internal.text.TableCharset;
import jdk.internal.text.Utf32Charset;

/** The charsets that {@link StandardCharsets} does not name, made when one of them is first asked for. */
final class OtherCharsets {
    /** By names and aliases in lower case; of those that are not made yet what makes them. */
    private static Map<String, Charset> known;

    private OtherCharsets() {
    }

    static Charset find(String name) {
        return known().get(name.toLowerCase(Locale.ROOT));
    }

    static void addAll(Map<String, Charset> to) {
        for (Charset each : known().values()) {
            to.put(each.name(), each);
        }
    }

    private static synchronized Map<String, Charset> known() {
        if (known == null) {
            Map<String, Charset> all = new HashMap<>();
            for (Charset each : DoubleByteCharset.all()) {
                add(all, each);
            }
            for (Charset each : Utf32Charset.all()) {
                add(all, each);
            }
            add(all, new Utf16Charset("x-UTF-16LE-BOM", "UnicodeLittle", false, true, "UnicodeLittle"));
            for (String[] row : SingleByteTable.rows()) {
                String[] aliases = row[2].isEmpty() ? new String[0] : row[2].split(" ");
                add(all, new TableCharset(row[0], row[1], aliases, row[3], row[4], row[5]));
            }
            known = all;
        }
        return known;
    }

    private static void add(Map<String, Charset> to, Charset charset) {
        to.put(charset.name().toLowerCase(Locale.ROOT), charset);
        for (String alias : charset.aliases()) {
            to.putIfAbsent(alias.toLowerCase(Locale.ROOT), charset);
        }
    }
}
