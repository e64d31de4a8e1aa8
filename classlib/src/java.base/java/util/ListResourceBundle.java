package java.util;

/** A bundle of pairs. */
public abstract class ListResourceBundle extends ResourceBundle {
    private volatile Map<String, Object> lookup;

    public ListResourceBundle() {
    }

    private Map<String, Object> lookup() {
        Map<String, Object> found = lookup;
        if (found == null) {
            found = new LinkedHashMap<>();
            for (Object[] pair : getContents()) {
                String key = (String) Objects.requireNonNull(pair[0]);
                found.put(key, Objects.requireNonNull(pair[1]));
            }
            lookup = found;
        }
        return found;
    }

    @Override
    public final Object handleGetObject(String key) {
        return lookup().get(Objects.requireNonNull(key));
    }

    @Override
    public Enumeration<String> getKeys() {
        Set<String> keys = new LinkedHashSet<>(lookup().keySet());
        if (parent != null) {
            keys.addAll(parent.keySet());
        }
        return Collections.enumeration(keys);
    }

    @Override
    protected Set<String> handleKeySet() {
        return lookup().keySet();
    }

    protected abstract Object[][] getContents();
}
