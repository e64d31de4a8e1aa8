package java.lang;

import java.util.HashMap;
import java.util.Map;

/** Values that are computed once for each class, when they are asked for. */
public abstract class ClassValue<T> {
    /** What stands for a value that is being computed: it is new for each time that nothing is there. */
    private static final class Place {
        private Object value;
        private boolean known;
    }

    /** Guarded by itself. Classes live as long as the machine, so nothing is kept that would go otherwise. */
    private final Map<Class<?>, Place> places = new HashMap<>();

    protected ClassValue() {
    }

    protected abstract T computeValue(Class<?> type);

    /** The value of a class. Where several threads compute it, all get that of the first to end. */
    @SuppressWarnings("unchecked")
    public T get(Class<?> type) {
        if (type == null) {
            throw new NullPointerException();
        }
        while (true) {
            Place place;
            synchronized (places) {
                place = places.computeIfAbsent(type, t -> new Place());
                if (place.known) {
                    return (T) place.value;
                }
            }
            T computed = computeValue(type);
            synchronized (places) {
                Place now = places.get(type);
                // Where it was removed meanwhile, what was computed may be out of date.
                if (now == place || now != null && now.known) {
                    if (!now.known) {
                        now.value = computed;
                        now.known = true;
                    }
                    return (T) now.value;
                }
            }
        }
    }

    public void remove(Class<?> type) {
        if (type == null) {
            throw new NullPointerException();
        }
        synchronized (places) {
            places.remove(type);
        }
    }
}
