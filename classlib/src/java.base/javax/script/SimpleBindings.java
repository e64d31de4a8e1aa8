package javax.script;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** Bindings that a map keeps. */
public class SimpleBindings implements Bindings {
    private final Map<String, Object> map;

    public SimpleBindings(Map<String, Object> m) {
        if (m == null) {
            throw new NullPointerException();
        }
        map = m;
    }

    public SimpleBindings() {
        this(new HashMap<>());
    }

    private static String checked(Object key) {
        if (key == null) {
            throw new NullPointerException("key can not be null");
        }
        if (!(key instanceof String name)) {
            throw new ClassCastException("key should be a String");
        }
        if (name.isEmpty()) {
            throw new IllegalArgumentException("key can not be empty");
        }
        return name;
    }

    @Override
    public Object put(String name, Object value) {
        return map.put(checked(name), value);
    }

    @Override
    public void putAll(Map<? extends String, ? extends Object> toMerge) {
        if (toMerge == null) {
            throw new NullPointerException("toMerge map is null");
        }
        for (Map.Entry<? extends String, ? extends Object> each : toMerge.entrySet()) {
            put(each.getKey(), each.getValue());
        }
    }

    @Override
    public void clear() {
        map.clear();
    }

    @Override
    public boolean containsKey(Object key) {
        return map.containsKey(checked(key));
    }

    @Override
    public boolean containsValue(Object value) {
        return map.containsValue(value);
    }

    @Override
    public Set<Map.Entry<String, Object>> entrySet() {
        return map.entrySet();
    }

    @Override
    public Object get(Object key) {
        return map.get(checked(key));
    }

    @Override
    public boolean isEmpty() {
        return map.isEmpty();
    }

    @Override
    public Set<String> keySet() {
        return map.keySet();
    }

    @Override
    public Object remove(Object key) {
        return map.remove(checked(key));
    }

    @Override
    public int size() {
        return map.size();
    }

    @Override
    public Collection<Object> values() {
        return map.values();
    }
}
