package java.nio.charset;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** An encoding of characters in bytes. */
public abstract class Charset implements Comparable<Charset> {
    private final String name;
    /** Null for those that {@link StandardCharsets} names. */
    private final String[] aliases;

    protected Charset(String canonicalName, String[] aliases) {
        checkName(canonicalName);
        name = canonicalName;
        this.aliases = aliases == null || aliases.length == 0 ? null : aliases.clone();
    }

    private static void checkName(String name) {
        boolean legal = !name.isEmpty();
        for (int i = 0; i < name.length() && legal; i++) {
            char c = name.charAt(i);
            legal = c < 128 && Character.isLetterOrDigit(c) || i > 0 && "-+.:_".indexOf(c) >= 0;
        }
        if (!legal) {
            throw new IllegalCharsetNameException(name);
        }
    }

    public static Charset defaultCharset() {
        return StandardCharsets.UTF_8;
    }

    public static Charset forName(String charsetName) {
        if (charsetName == null) {
            throw new IllegalArgumentException("Null charset name");
        }
        checkName(charsetName);
        Charset found = find(charsetName);
        if (found == null) {
            throw new UnsupportedCharsetException(charsetName);
        }
        return found;
    }

    public static Charset forName(String charsetName, Charset fallback) {
        if (charsetName == null) {
            throw new IllegalArgumentException("Null charset name");
        }
        Charset found = find(charsetName);
        return found == null ? fallback : found;
    }

    public static boolean isSupported(String charsetName) {
        if (charsetName == null) {
            throw new IllegalArgumentException("Null charset name");
        }
        checkName(charsetName);
        return find(charsetName) != null;
    }

    private static Charset find(String name) {
        if (name.equals("UTF-8")) {
            return StandardCharsets.UTF_8;
        }
        String canonical = CharsetAliases.canonical(name);
        if (canonical == null) {
            return OtherCharsets.find(name);
        }
        switch (canonical) {
            case "UTF-8":
                return StandardCharsets.UTF_8;
            case "ISO-8859-1":
                return StandardCharsets.ISO_8859_1;
            case "US-ASCII":
                return StandardCharsets.US_ASCII;
            case "UTF-16":
                return StandardCharsets.UTF_16;
            case "UTF-16BE":
                return StandardCharsets.UTF_16BE;
            default:
                return StandardCharsets.UTF_16LE;
        }
    }

    /** All charsets, by name. */
    public static SortedMap<String, Charset> availableCharsets() {
        TreeMap<String, Charset> all = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        for (String name : CharsetAliases.names()) {
            all.put(name, forName(name));
        }
        OtherCharsets.addAll(all);
        return Collections.unmodifiableSortedMap(all);
    }

    public final Set<String> aliases() {
        return Collections.unmodifiableSet(new HashSet<>(Arrays.asList(
                aliases == null ? CharsetAliases.of(name) : aliases)));
    }

    /** Whether the name is one of the registry of IANA. */
    public final boolean isRegistered() {
        return !name.startsWith("X-") && !name.startsWith("x-");
    }

    public final String name() {
        return name;
    }

    public String displayName() {
        return name;
    }

    public String displayName(Locale locale) {
        return name;
    }

    public boolean canEncode() {
        return true;
    }

    public abstract boolean contains(Charset other);

    public abstract CharsetDecoder newDecoder();

    public abstract CharsetEncoder newEncoder();

    public final CharBuffer decode(ByteBuffer bb) {
        try {
            return newDecoder().onMalformedInput(CodingErrorAction.REPLACE)
                    .onUnmappableCharacter(CodingErrorAction.REPLACE).decode(bb);
        } catch (CharacterCodingException never) {
            throw new Error(never);
        }
    }

    public final ByteBuffer encode(CharBuffer cb) {
        try {
            return newEncoder().onMalformedInput(CodingErrorAction.REPLACE)
                    .onUnmappableCharacter(CodingErrorAction.REPLACE).encode(cb);
        } catch (CharacterCodingException never) {
            throw new Error(never);
        }
    }

    public final ByteBuffer encode(String str) {
        return encode(CharBuffer.wrap(str));
    }

    @Override
    public final int compareTo(Charset that) {
        return name.compareToIgnoreCase(that.name);
    }

    @Override
    public final int hashCode() {
        return name.hashCode();
    }

    @Override
    public final boolean equals(Object ob) {
        return ob instanceof Charset && name.equals(((Charset) ob).name);
    }

    @Override
    public final String toString() {
        return name;
    }
}
