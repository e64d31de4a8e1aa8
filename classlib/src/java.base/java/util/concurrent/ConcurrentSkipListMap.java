package java.util.concurrent;

import java.util.Comparator;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** A sorted map for many threads: a tree and a monitor, which is enough where all threads share one processor. */
public class ConcurrentSkipListMap<K, V> extends MonitorNavigableMap<K, V> implements Cloneable, java.io.Serializable {
    private static final long serialVersionUID = -8627078645895051609L;

    public ConcurrentSkipListMap() {
        super(new TreeMap<>(), new Object());
    }

    public ConcurrentSkipListMap(Comparator<? super K> comparator) {
        super(new TreeMap<>(comparator), new Object());
    }

    public ConcurrentSkipListMap(Map<? extends K, ? extends V> m) {
        this();
        putAll(m);
    }

    public ConcurrentSkipListMap(SortedMap<K, ? extends V> m) {
        this(m.comparator());
        putAll(m);
    }

    @Override
    @SuppressWarnings("unchecked")
    public ConcurrentSkipListMap<K, V> clone() {
        try {
            ConcurrentSkipListMap<K, V> copy = (ConcurrentSkipListMap<K, V>) super.clone();
            copy.monitor = new Object();
            copy.map = new TreeMap<>(map.comparator());
            for (Map.Entry<K, V> e : entrySet()) {
                copy.map.put(e.getKey(), e.getValue());
            }
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }
}
