package java.util.concurrent;

import java.util.AbstractSet;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.Spliterator;
import java.util.Spliterators;

/** The keys of a sorted map for many threads, as a set. */
class ConcurrentSortedKeys<E> extends AbstractSet<E> implements NavigableSet<E> {
    transient MonitorNavigableMap<E, ?> map;

    ConcurrentSortedKeys(MonitorNavigableMap<E, ?> map) {
        this.map = map;
    }

    /** The set of a part of the map. */
    @SuppressWarnings("unchecked")
    NavigableSet<E> part(ConcurrentNavigableMap<E, ?> part) {
        return new ConcurrentSortedKeys<>((MonitorNavigableMap<E, ?>) part);
    }
    //#for declared value
    //#| int size() | map.size()
    //#| boolean isEmpty() | map.isEmpty()
    //#| boolean contains(Object o) | map.containsKey(o)
    //#| boolean remove(Object o) | map.remove(o) != null

    @Override
    public $declared$ {
        return $value$;
    }
    //#end

    @Override
    public void clear() {
        map.clear();
    }

    @Override
    public Iterator<E> iterator() {
        return map.iterator(Map.Entry::getKey);
    }

    @Override
    public Iterator<E> descendingIterator() {
        return descendingSet().iterator();
    }

    @Override
    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof Set<?> other)) {
            return false;
        }
        try {
            return containsAll(other) && other.containsAll(this);
        } catch (ClassCastException | NullPointerException foreign) {
            return false;
        }
    }
    //#for near: lower floor ceiling higher

    @Override
    public E $near$(E e) {
        return map.$near$Key(e);
    }
    //#end

    //#for End: First Last
    @Override
    public E poll$End$() {
        Map.Entry<E, ?> e = map.poll$End$Entry();
        return e == null ? null : e.getKey();
    }

    //#end
    @Override
    public Comparator<? super E> comparator() {
        return map.comparator();
    }

    @Override
    public E first() {
        return map.firstKey();
    }

    @Override
    public E last() {
        return map.lastKey();
    }

    @Override
    public NavigableSet<E> subSet(E fromElement, boolean fromInclusive, E toElement, boolean toInclusive) {
        return part(map.subMap(fromElement, fromInclusive, toElement, toInclusive));
    }

    @Override
    public NavigableSet<E> headSet(E toElement, boolean inclusive) {
        return part(map.headMap(toElement, inclusive));
    }

    @Override
    public NavigableSet<E> tailSet(E fromElement, boolean inclusive) {
        return part(map.tailMap(fromElement, inclusive));
    }
    //#for declared value
    //#| NavigableSet<E> subSet(E fromElement, E toElement) | subSet(fromElement, true, toElement, false)
    //#| NavigableSet<E> headSet(E toElement) | headSet(toElement, false)
    //#| NavigableSet<E> tailSet(E fromElement) | tailSet(fromElement, true)
    //#| NavigableSet<E> descendingSet() | part(map.descendingMap())

    @Override
    public $declared$ {
        return $value$;
    }
    //#end

    /** Of unknown size, since the set may change under it. */
    @Override
    public Spliterator<E> spliterator() {
        Iterator<E> elements = iterator();
        return new Spliterators.AbstractSpliterator<E>(Long.MAX_VALUE, Spliterator.DISTINCT | Spliterator.ORDERED
                | Spliterator.SORTED | Spliterator.CONCURRENT | Spliterator.NONNULL) {
            @Override
            public boolean tryAdvance(java.util.function.Consumer<? super E> action) {
                if (!elements.hasNext()) {
                    return false;
                }
                action.accept(elements.next());
                return true;
            }

            @Override
            public Comparator<? super E> getComparator() {
                return ConcurrentSortedKeys.this.comparator();
            }
        };
    }
}
