package java.util.concurrent;

import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.NavigableSet;
import java.util.SortedMap;
import java.util.SortedSet;

/** A sorted set for many threads. */
public class ConcurrentSkipListSet<E> extends ConcurrentSortedKeys<E> implements Cloneable, java.io.Serializable {
    private static final long serialVersionUID = -2479143111061671589L;

    private ConcurrentSkipListSet(MonitorNavigableMap<E, ?> map) {
        super(map);
    }

    public ConcurrentSkipListSet() {
        this(new ConcurrentSkipListMap<E, Object>());
    }

    public ConcurrentSkipListSet(Comparator<? super E> comparator) {
        this(new ConcurrentSkipListMap<E, Object>(comparator));
    }

    public ConcurrentSkipListSet(Collection<? extends E> c) {
        this();
        addAll(c);
    }

    public ConcurrentSkipListSet(SortedSet<E> s) {
        this(s.comparator());
        addAll(s);
    }

    @Override
    NavigableSet<E> part(ConcurrentNavigableMap<E, ?> part) {
        return new ConcurrentSkipListSet<>((MonitorNavigableMap<E, ?>) part);
    }

    @Override
    @SuppressWarnings("unchecked")
    public boolean add(E e) {
        return ((MonitorNavigableMap<E, Object>) map).putIfAbsent(e, Boolean.TRUE) == null;
    }

    @Override
    public ConcurrentSkipListSet<E> clone() {
        try {
            @SuppressWarnings("unchecked")
            ConcurrentSkipListSet<E> copy = (ConcurrentSkipListSet<E>) super.clone();
            copy.map = new ConcurrentSkipListMap<>((SortedMap<E, ?>) map);
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    @Override
    public boolean removeAll(Collection<?> c) {
        boolean changed = false;
        for (Object e : c) {
            changed |= remove(e);
        }
        return changed;
    }

    @Override
    public Iterator<E> descendingIterator() {
        return map.descendingKeySet().iterator();
    }
}
