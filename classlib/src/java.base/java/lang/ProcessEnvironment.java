package java.lang;

import java.util.AbstractMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** The environment of a process to be started: names and values without null, names without {@code =}. */
final class ProcessEnvironment extends AbstractMap<String, String> {
    private final HashMap<String, String> values;

    ProcessEnvironment(Map<String, String> values) {
        this.values = new HashMap<>(values);
    }

    @Override
    public Set<Map.Entry<String, String>> entrySet() {
        return values.entrySet();
    }

    private static String text(Object key) {
        if (key == null) {
            throw new NullPointerException();
        }
        return (String) key;
    }

    @Override
    public boolean containsKey(Object key) {
        return values.containsKey(text(key));
    }

    @Override
    public boolean containsValue(Object value) {
        return values.containsValue(text(value));
    }

    @Override
    public String get(Object key) {
        return values.get(text(key));
    }

    @Override
    public String put(String name, String value) {
        if (name.indexOf('=') >= 0 || name.indexOf('\0') >= 0) {
            throw new IllegalArgumentException("Invalid environment variable name: \"" + name + "\"");
        }
        if (value.indexOf('\0') >= 0) {
            throw new IllegalArgumentException("Invalid environment variable value: \"" + value + "\"");
        }
        return values.put(name, value);
    }

    @Override
    public String remove(Object key) {
        return values.remove(text(key));
    }

    /** Names and values in turn. */
    String[] pairs() {
        String[] pairs = new String[2 * values.size()];
        int at = 0;
        for (Map.Entry<String, String> entry : values.entrySet()) {
            pairs[at++] = entry.getKey();
            pairs[at++] = entry.getValue();
        }
        return pairs;
    }
}
