package java.nio.charset;

import java.util.Arrays;

/** The other names of the charsets. */
final class CharsetAliases {
    /** Of each charset its name, and then its aliases. */
    private static final String[][] NAMES = {
        {"UTF-8", "UTF8", "unicode-1-1-utf-8"},
        {"ISO-8859-1", "819", "8859_1", "IBM-819", "IBM819", "ISO8859-1", "ISO8859_1", "ISO_8859-1",
            "ISO_8859-1:1987", "ISO_8859_1", "cp819", "csISOLatin1", "iso-ir-100", "l1", "latin1"},
        {"US-ASCII", "646", "ANSI_X3.4-1968", "ANSI_X3.4-1986", "ASCII", "IBM367", "ISO646-US",
            "ISO_646.irv:1991", "ascii7", "cp367", "csASCII", "iso-ir-6", "iso_646.irv:1983", "us"},
        {"UTF-16", "UTF_16", "UnicodeBig", "unicode", "utf16"},
        {"UTF-16BE", "ISO-10646-UCS-2", "UTF_16BE", "UnicodeBigUnmarked", "X-UTF-16BE"},
        {"UTF-16LE", "UTF_16LE", "UnicodeLittleUnmarked", "X-UTF-16LE"}
    };

    private CharsetAliases() {
    }

    /** The name of the charset that has a name or an alias, in any case; null if none has. */
    static String canonical(String name) {
        for (String[] names : NAMES) {
            for (String each : names) {
                if (each.equalsIgnoreCase(name)) {
                    return names[0];
                }
            }
        }
        return null;
    }

    /** The names of all of them. */
    static String[] names() {
        String[] all = new String[NAMES.length];
        for (int i = 0; i < all.length; i++) {
            all[i] = NAMES[i][0];
        }
        return all;
    }

    /** The aliases of a charset's name. */
    static String[] of(String canonical) {
        for (String[] names : NAMES) {
            if (names[0].equals(canonical)) {
                return Arrays.copyOfRange(names, 1, names.length);
            }
        }
        return new String[0];
    }
}
