package java.util;

import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A table of strings with defaults behind it. It is a {@link Hashtable} by type only: the entries are in a concurrent
 * map, whose iteration order it shows, as in the JDK. Reading and writing of property files is not here yet.
 */
public class Properties extends Hashtable<Object, Object> {
    private static final long serialVersionUID = 4112578634029874840L;

    protected volatile Properties defaults;

    private final transient ConcurrentHashMap<Object, Object> map;

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
        for (Map.Entry<Object, Object> e : map.entrySet()) {
            if (!stringsOnly || e.getKey() instanceof String && e.getValue() instanceof String) {
                names.put((String) e.getKey(), e.getValue());
            }
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
        Properties copy = new Properties(defaults);
        copy.map.putAll(map);
        return copy;
    }

    @Override
    public synchronized Enumeration<Object> keys() {
        return map.keys();
    }

    @Override
    public synchronized Enumeration<Object> elements() {
        return map.elements();
    }

    @Override
    public synchronized boolean contains(Object value) {
        return map.contains(value);
    }

    @Override
    public synchronized boolean containsValue(Object value) {
        return map.containsValue(value);
    }

    @Override
    public synchronized Object put(Object key, Object value) {
        return map.put(key, value);
    }

    @Override
    public synchronized Object remove(Object key) {
        return map.remove(key);
    }

    @Override
    public synchronized void putAll(Map<?, ?> t) {
        map.putAll(t);
    }

    @Override
    public synchronized void clear() {
        map.clear();
    }

    @Override
    public synchronized String toString() {
        return map.toString();
    }

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
        return Collections.synchronizedSet(map.entrySet());
    }

    @Override
    public synchronized boolean equals(Object o) {
        return map.equals(o);
    }

    @Override
    public synchronized int hashCode() {
        return map.hashCode();
    }

    @Override
    public synchronized Object getOrDefault(Object key, Object defaultValue) {
        return map.getOrDefault(key, defaultValue);
    }

    @Override
    public synchronized void forEach(BiConsumer<? super Object, ? super Object> action) {
        map.forEach(action);
    }

    @Override
    public synchronized void replaceAll(BiFunction<? super Object, ? super Object, ?> f) {
        map.replaceAll(f);
    }

    @Override
    public synchronized Object putIfAbsent(Object key, Object value) {
        return map.putIfAbsent(key, value);
    }

    @Override
    public synchronized boolean remove(Object key, Object value) {
        return map.remove(key, value);
    }

    @Override
    public synchronized boolean replace(Object key, Object oldValue, Object newValue) {
        return map.replace(key, oldValue, newValue);
    }

    @Override
    public synchronized Object replace(Object key, Object value) {
        return map.replace(key, value);
    }

    @Override
    public synchronized Object computeIfAbsent(Object key, Function<? super Object, ?> f) {
        return map.computeIfAbsent(key, f);
    }

    @Override
    public synchronized Object computeIfPresent(Object key, BiFunction<? super Object, ? super Object, ?> f) {
        return map.computeIfPresent(key, f);
    }

    @Override
    public synchronized Object compute(Object key, BiFunction<? super Object, ? super Object, ?> f) {
        return map.compute(key, f);
    }

    @Override
    public synchronized Object merge(Object key, Object value, BiFunction<? super Object, ? super Object, ?> f) {
        return map.merge(key, value, f);
    }
}
