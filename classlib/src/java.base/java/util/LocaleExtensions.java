package java.util;

/**
 * What a locale has besides its language, script, country and variant: text by a singleton letter. That of {@code u} is
 * kept as attributes and keywords. All is in lower case and in order, so that equal locales have equal texts.
 */
final class LocaleExtensions {
    static final char UNICODE = 'u';
    static final char PRIVATE = 'x';

    /** All but {@code u}. */
    final TreeMap<Character, String> values;
    final TreeSet<String> attributes;
    final TreeMap<String, String> keywords;

    LocaleExtensions() {
        values = new TreeMap<>();
        attributes = new TreeSet<>();
        keywords = new TreeMap<>();
    }

    LocaleExtensions(LocaleExtensions other) {
        values = new TreeMap<>(other.values);
        attributes = new TreeSet<>(other.attributes);
        keywords = new TreeMap<>(other.keywords);
    }

    boolean isEmpty() {
        return values.isEmpty() && !hasUnicode();
    }

    boolean hasUnicode() {
        return !attributes.isEmpty() || !keywords.isEmpty();
    }

    void clear() {
        values.clear();
        clearUnicode();
    }

    void clearUnicode() {
        attributes.clear();
        keywords.clear();
    }

    /** Sets what stands behind a singleton; null or nothing removes it. Of keywords the first of a key counts. */
    void set(char singleton, String text) {
        if (singleton != UNICODE) {
            if (text == null || text.isEmpty()) {
                values.remove(singleton);
            } else {
                values.put(singleton, text);
            }
            return;
        }
        clearUnicode();
        if (text == null || text.isEmpty()) {
            return;
        }
        String key = null;
        StringBuilder type = new StringBuilder();
        for (String part : text.split("-")) {
            if (part.length() == 2) {
                if (key != null) {
                    keywords.putIfAbsent(key, type.toString());
                }
                key = part;
                type.setLength(0);
            } else if (key == null) {
                attributes.add(part);
            } else {
                type.append(type.length() == 0 ? "" : "-").append(part);
            }
        }
        if (key != null) {
            keywords.putIfAbsent(key, type.toString());
        }
    }

    /** What stands behind a singleton, or null. */
    String get(char singleton) {
        if (singleton != UNICODE) {
            return values.get(singleton);
        }
        if (!hasUnicode()) {
            return null;
        }
        StringJoiner text = new StringJoiner("-");
        for (String attribute : attributes) {
            text.add(attribute);
        }
        for (Map.Entry<String, String> keyword : keywords.entrySet()) {
            text.add(keyword.getKey());
            if (!keyword.getValue().isEmpty()) {
                text.add(keyword.getValue());
            }
        }
        return text.toString();
    }

    Set<Character> keys() {
        TreeSet<Character> keys = new TreeSet<>(values.keySet());
        if (hasUnicode()) {
            keys.add(UNICODE);
        }
        return Collections.unmodifiableSet(keys);
    }

    /** Without what is private. */
    String publicText() {
        StringJoiner text = new StringJoiner("-");
        for (char key : keys()) {
            if (key != PRIVATE) {
                text.add(key + "-" + get(key));
            }
        }
        return text.toString();
    }

    @Override
    public String toString() {
        String shown = publicText();
        String hidden = values.get(PRIVATE);
        return hidden == null ? shown : (shown.isEmpty() ? "x-" : shown + "-x-") + hidden;
    }
}
