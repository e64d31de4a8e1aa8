package java.util;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.UnsupportedEncodingException;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A table of strings with defaults behind it. It is a {@link Hashtable} by type only: the entries are in a concurrent
 * map, whose iteration order it shows, as in the JDK. Property files are read and written as text.
 */
public class Properties extends Hashtable<Object, Object> {
    private static final long serialVersionUID = 4112578634029874840L;

    protected volatile Properties defaults;

    private transient ConcurrentHashMap<Object, Object> map;

    public Properties() {
        this(null, 8);
    }

    public Properties(int initialCapacity) {
        this(null, initialCapacity);
    }

    public Properties(Properties defaults) {
        this(defaults, 8);
    }

    private Properties(Properties defaults, int initialCapacity) {
        super(1);
        this.map = new ConcurrentHashMap<>(initialCapacity);
        this.defaults = defaults;
    }

    public synchronized Object setProperty(String key, String value) {
        return put(key, value);
    }

    public String getProperty(String key) {
        Object v = map.get(key);
        Properties d = defaults;
        return v instanceof String ? (String) v : d == null ? null : d.getProperty(key);
    }

    public String getProperty(String key, String defaultValue) {
        String v = getProperty(key);
        return v == null ? defaultValue : v;
    }

    public Enumeration<?> propertyNames() {
        Hashtable<String, Object> names = new Hashtable<>();
        collect(names, false);
        return names.keys();
    }

    /** The keys, with the defaults', of entries whose key and value are strings. */
    public Set<String> stringPropertyNames() {
        Map<String, Object> names = new HashMap<>();
        collect(names, true);
        return Collections.unmodifiableSet(names.keySet());
    }

    private void collect(Map<String, Object> names, boolean stringsOnly) {
        if (defaults != null) {
            defaults.collect(names, stringsOnly);
        }
        for (Map.Entry<Object, Object> e : entrySet()) {
            if (!stringsOnly || e.getKey() instanceof String && e.getValue() instanceof String) {
                names.put((String) e.getKey(), e.getValue());
            }
        }
    }

    public synchronized void load(InputStream inStream) throws IOException {
        Objects.requireNonNull(inStream, "inStream parameter is null");
        loadLines(new InputStreamReader(inStream, StandardCharsets.ISO_8859_1));
    }

    /** Puts the entries of a property file; the reader stays open. */
    public synchronized void load(Reader reader) throws IOException {
        Objects.requireNonNull(reader, "reader parameter is null");
        loadLines(reader);
    }

    private void loadLines(Reader in) throws IOException {
        BufferedReader lines = new BufferedReader(in);
        String line;
        while ((line = lines.readLine()) != null) {
            line = line.substring(skipBlanks(line, 0));
            if (line.isEmpty() || line.charAt(0) == '#' || line.charAt(0) == '!') {
                continue;
            }
            while (isContinued(line)) {
                String next = lines.readLine();
                line = line.substring(0, line.length() - 1);
                if (next == null) {
                    break;
                }
                line = line.concat(next.substring(skipBlanks(next, 0)));
            }
            loadEntry(line);
        }
    }

    private static int skipBlanks(String s, int i) {
        while (i < s.length() && isBlank(s.charAt(i))) {
            i++;
        }
        return i;
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\f';
    }

    /** Whether an odd number of backslashes ends the line. */
    private static boolean isContinued(String line) {
        int i = line.length();
        while (i > 0 && line.charAt(i - 1) == '\\') {
            i--;
        }
        return (line.length() - i & 1) != 0;
    }

    private void loadEntry(String line) {
        int end = 0;
        char c = 0;
        while (end < line.length() && (c = line.charAt(end)) != '=' && c != ':' && !isBlank(c)) {
            end += c == '\\' ? 2 : 1;
        }
        int value = skipBlanks(line, end);
        if (value < line.length() && ((c = line.charAt(value)) == '=' || c == ':')) {
            value = skipBlanks(line, value + 1);
        }
        put(unescape(line.substring(0, end)), unescape(line.substring(value)));
    }

    private static String unescape(String s) {
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == '\\' && ++i < s.length()) {
                c = s.charAt(i);
                int known = "tnrf".indexOf(c);
                if (known >= 0) {
                    c = "\t\n\r\f".charAt(known);
                } else if (c == 'u') {
                    int unit = 0;
                    for (int digit = 0; digit < 4; digit++) {
                        char h = ++i < s.length() ? s.charAt(i) : 0;
                        int v = h < 128 ? Character.digit(h, 16) : -1;
                        if (v < 0) {
                            throw new IllegalArgumentException("Malformed \\uxxxx encoding.");
                        }
                        unit = unit << 4 | v;
                    }
                    c = (char) unit;
                }
            }
            plain.append(c);
        }
        return plain.toString();
    }

    public void store(OutputStream out, String comments) throws IOException {
        store(new OutputStreamWriter(out, StandardCharsets.ISO_8859_1), comments, true);
    }

    @Deprecated
    public void save(OutputStream out, String comments) {
        try {
            store(out, comments);
        } catch (IOException failed) {
            // This way of storing tells of no failure.
        }
    }

    public void store(Writer writer, String comments) throws IOException {
        store(writer, comments, false);
    }

    public void storeToXML(OutputStream os, String comment) throws IOException {
        storeToXML(os, comment, StandardCharsets.UTF_8);
    }

    public void storeToXML(OutputStream os, String comment, String encoding) throws IOException {
        Objects.requireNonNull(os);
        Objects.requireNonNull(encoding);
        try {
            storeToXML(os, comment, Charset.forName(encoding));
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            throw new UnsupportedEncodingException(encoding);
        }
    }

    public void storeToXML(OutputStream os, String comment, Charset charset) throws IOException {
        PropertiesXml.store(this, Objects.requireNonNull(os, "OutputStream"), comment,
                Objects.requireNonNull(charset, "Charset"));
    }

    public void loadFromXML(InputStream in) throws IOException, InvalidPropertiesFormatException {
        PropertiesXml.load(this, Objects.requireNonNull(in));
        in.close();
    }

    private void store(Writer target, String comments, boolean ascii) throws IOException {
        BufferedWriter out = new BufferedWriter(target);
        if (comments != null) {
            out.write('#');
            int n = comments.length();
            for (int i = 0; i < n; i++) {
                char c = comments.charAt(i);
                if (c == '\n' || c == '\r') {
                    out.newLine();
                    if (c == '\r' && i + 1 < n && comments.charAt(i + 1) == '\n') {
                        i++;
                    }
                    if (i + 1 == n || comments.charAt(i + 1) != '#' && comments.charAt(i + 1) != '!') {
                        out.write('#');
                    }
                } else if (c > 255) {
                    writeUnit(out, c);
                } else {
                    out.write(c);
                }
            }
            out.newLine();
        }
        out.write('#' + new Date().toString());
        out.newLine();
        synchronized (this) {
            for (Map.Entry<Object, Object> e : entrySet()) {
                writeEscaped(out, (String) e.getKey(), true, ascii);
                out.write('=');
                writeEscaped(out, (String) e.getValue(), false, ascii);
                out.newLine();
            }
        }
        out.flush();
    }

    private static void writeEscaped(Writer out, String s, boolean isKey, boolean ascii) throws IOException {
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            int known = "\t\n\r\f".indexOf(c);
            if (known >= 0) {
                out.write('\\');
                out.write("tnrf".charAt(known));
            } else if (ascii && (c < ' ' || c > '~')) {
                writeUnit(out, c);
            } else {
                if ("=:#!\\".indexOf(c) >= 0 || c == ' ' && (isKey || i == 0)) {
                    out.write('\\');
                }
                out.write(c);
            }
        }
    }

    private static void writeUnit(Writer out, char c) throws IOException {
        out.write("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) {
            out.write("0123456789ABCDEF".charAt(c >> shift & 15));
        }
    }

    public void list(PrintStream out) {
        PrintWriter writer = new PrintWriter(out);
        listTo(writer);
        writer.flush();
    }

    /** Prints the entries, with the defaults', for a person to look at: long values are cut. */
    public void list(PrintWriter out) {
        listTo(out);
    }

    private void listTo(PrintWriter out) {
        out.println("-- listing properties --");
        Map<String, Object> all = new HashMap<>();
        collect(all, false);
        for (Map.Entry<String, Object> e : all.entrySet()) {
            String value = (String) e.getValue();
            out.println(e.getKey() + "=" + (value.length() > 40 ? value.substring(0, 37) + "..." : value));
        }
    }

    @Override
    public Object get(Object key) {
        return map.get(key);
    }

    @Override
    public int size() {
        return map.size();
    }

    @Override
    public boolean isEmpty() {
        return map.isEmpty();
    }

    @Override
    public boolean containsKey(Object key) {
        return map.containsKey(key);
    }

    @Override
    protected void rehash() {
        // the table of the superclass is not used
    }

    @Override
    public synchronized Object clone() {
        Properties copy = (Properties) super.clone();
        copy.map = new ConcurrentHashMap<>(map);
        return copy;
    }
    //#for declared done
    //#| Enumeration<Object> keys() | return map.keys()
    //#| Enumeration<Object> elements() | return map.elements()
    //#| boolean contains(Object value) | return map.contains(value)
    //#| boolean containsValue(Object value) | return map.containsValue(value)
    //#| Object put(Object key, Object value) | return map.put(key, value)
    //#| Object remove(Object key) | return map.remove(key)
    //#| void putAll(Map<?, ?> t) | map.putAll(t)
    //#| void clear() | map.clear()
    //#| String toString() | return map.toString()

    @Override
    public synchronized $declared$ {
        $done$;
    }
    //#end

    @Override
    public synchronized Set<Object> keySet() {
        return Collections.synchronizedSet(map.keySet());
    }

    @Override
    public synchronized Collection<Object> values() {
        return Collections.synchronizedCollection(map.values());
    }

    @Override
    public synchronized Set<Map.Entry<Object, Object>> entrySet() {
        return Collections.synchronizedSet(new Entries(map.entrySet()));
    }
    //#for declared done
    //#| boolean equals(Object o) | return map.equals(o)
    //#| int hashCode() | return map.hashCode()
    //#| Object getOrDefault(Object key, Object defaultValue) | return map.getOrDefault(key, defaultValue)
    //#| void forEach(BiConsumer<? super Object, ? super Object> action) | map.forEach(action)
    //#| void replaceAll(BiFunction<? super Object, ? super Object, ?> function) | map.replaceAll(function)
    //#| Object putIfAbsent(Object key, Object value) | return map.putIfAbsent(key, value)
    //#| boolean remove(Object key, Object value) | return map.remove(key, value)
    //#| boolean replace(Object key, Object oldValue, Object newValue) | return map.replace(key, oldValue, newValue)
    //#| Object replace(Object key, Object value) | return map.replace(key, value)
    //#| Object computeIfAbsent(Object key, Function<? super Object, ?> mappingFunction) | return map.computeIfAbsent(key, mappingFunction)

    @Override
    public synchronized $declared$ {
        $done$;
    }
    //#end

    @Override
    public synchronized Object computeIfPresent(Object key, BiFunction<? super Object,
            ? super Object, ?> remappingFunction) {
        return map.computeIfPresent(key, remappingFunction);
    }

    @Override
    public synchronized Object compute(Object key, BiFunction<? super Object, ? super Object, ?> remappingFunction) {
        return map.compute(key, remappingFunction);
    }

    @Override
    public synchronized Object merge(Object key, Object value, BiFunction<? super Object,
            ? super Object, ?> remappingFunction) {
        return map.merge(key, value, remappingFunction);
    }

    @Override
    void writeContent(java.io.ObjectOutputStream out) throws java.io.IOException {
        int count = map.size();
        int length = (int) (count / 0.75f) + count / 20 + 3;
        if (length > count && (length & 1) == 0) {
            length--;
        }
        java.io.ObjectOutputStream.PutField fields = out.putFields();
        fields.put("loadFactor", 0.75f);
        fields.put("threshold", (int) (length * 0.75f));
        out.writeFields();
        out.writeInt(length);
        out.writeInt(count);
        List<Map.Entry<Object, Object>> entries = new ArrayList<>(map.entrySet());
        for (int i = entries.size() - 1; i >= 0; i--) {
            out.writeObject(entries.get(i).getKey());
            out.writeObject(entries.get(i).getValue());
        }
    }

    @Override
    void readContent(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        in.readFields();
        in.readInt();
        int entries = in.readInt();
        if (entries < 0) {
            throw new java.io.StreamCorruptedException("Illegal # of Elements: " + entries);
        }
        for (int i = 0; i < entries; i++) {
            Object key = in.readObject();
            map.put(key, in.readObject());
        }
    }

    /** The entries, to which none can be added. */
    private static final class Entries extends AbstractSet<Map.Entry<Object, Object>> {
        private final Set<Map.Entry<Object, Object>> all;

        Entries(Set<Map.Entry<Object, Object>> all) {
            this.all = all;
        }

        @Override
        public boolean addAll(Collection<? extends Map.Entry<Object, Object>> c) {
            throw new UnsupportedOperationException();
        }
        //#for declared done
        //#| Iterator<Map.Entry<Object, Object>> iterator() | return all.iterator()
        //#| int size() | return all.size()
        //#| boolean isEmpty() | return all.isEmpty()
        //#| boolean contains(Object o) | return all.contains(o)
        //#| boolean containsAll(Collection<?> c) | return all.containsAll(c)
        //#| boolean remove(Object o) | return all.remove(o)
        //#| boolean removeAll(Collection<?> c) | return all.removeAll(c)
        //#| boolean retainAll(Collection<?> c) | return all.retainAll(c)
        //#| void clear() | all.clear()
        //#| Object[] toArray() | return all.toArray()
        //#| <T> T[] toArray(T[] a) | return all.toArray(a)

        @Override
        public $declared$ {
            $done$;
        }
        //#end
    }
}
