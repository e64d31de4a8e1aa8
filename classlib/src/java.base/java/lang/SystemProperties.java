package java.lang;

import java.util.Properties;

/**
 * The system properties in alternating keys and values: few, and rarely asked for. They are in a table from the time
 * that a program asks for one.
 */
final class SystemProperties {
    private static String[] entries;
    private static int size;
    private static Properties table;

    private SystemProperties() {
    }

    /** The properties at start, given on the command line or by the machine: keys and values in turn. */
    private static native String[] initial();

    /** The environment: names and values in turn. */
    static native String[] environment();

    private static void load() {
        if (entries == null) {
            entries = initial();
            size = entries.length;
        }
    }

    private static int find(String key) {
        load();
        for (int i = 0; i < size; i += 2) {
            if (entries[i].equals(key)) {
                return i;
            }
        }
        return -1;
    }

    static synchronized Properties table() {
        if (table == null) {
            load();
            Properties properties = new Properties();
            for (int i = 0; i < size; i += 2) {
                properties.put(entries[i], entries[i + 1]);
            }
            table = properties;
        }
        return table;
    }

    static synchronized void setTable(Properties properties) {
        entries = null;
        table = properties;
    }

    static synchronized String get(String key) {
        if (table != null) {
            return table.getProperty(key);
        }
        int at = find(key);
        return at < 0 ? null : entries[at + 1];
    }

    /** Sets a property, or clears it where {@code value} is null; gives the former value. */
    static synchronized String put(String key, String value) {
        if (table != null) {
            return (String) (value == null ? table.remove(key) : table.setProperty(key, value));
        }
        int at = find(key);
        String former = at < 0 ? null : entries[at + 1];
        if (value == null) {
            if (at >= 0) {
                size -= 2;
                entries[at] = entries[size];
                entries[at + 1] = entries[size + 1];
            }
        } else if (at >= 0) {
            entries[at + 1] = value;
        } else {
            if (size == entries.length) {
                String[] larger = new String[size * 2 + 16];
                System.arraycopy(entries, 0, larger, 0, size);
                entries = larger;
            }
            entries[size++] = key;
            entries[size++] = value;
        }
        return former;
    }
}
