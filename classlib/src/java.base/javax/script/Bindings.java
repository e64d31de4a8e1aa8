package javax.script;

import java.util.Map;

/** Values by names that are neither null nor empty. */
public interface Bindings extends Map<String, Object> {
    @Override
    Object put(String name, Object value);

    @Override
    void putAll(Map<? extends String, ? extends Object> toMerge);

    @Override
    boolean containsKey(Object key);

    @Override
    Object get(Object key);

    @Override
    Object remove(Object key);
}
