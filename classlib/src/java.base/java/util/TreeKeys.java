package java.util;

/** The keys of a {@link TreeMap} or of a range of one, as a navigable set; removal goes through to the map. */
final class TreeKeys<E> extends AbstractSet<E> implements NavigableSet<E> {
    private final NavigableMap<E, ?> map;

    TreeKeys(NavigableMap<E, ?> map) {
        this.map = map;
    }

    @Override
    public Iterator<E> iterator() {
        return map instanceof TreeMap ? ((TreeMap<E, ?>) map).keyIterator() : ((TreeSubMap<E, ?>) map).keyIterator();
    }
    //#for declared value
    //#| Iterator<E> descendingIterator() | descendingSet().iterator()
    //#| int size() | map.size()
    //#| boolean isEmpty() | map.isEmpty()
    //#| boolean contains(Object o) | map.containsKey(o)

    @Override
    public $declared$ {
        return $value$;
    }
    //#end

    @Override
    public boolean remove(Object o) {
        int before = size();
        map.remove(o);
        return size() != before;
    }
    //#for declared done
    //#| void clear() | map.clear()
    //#| E lower(E e) | return map.lowerKey(e)
    //#| E floor(E e) | return map.floorKey(e)
    //#| E ceiling(E e) | return map.ceilingKey(e)
    //#| E higher(E e) | return map.higherKey(e)
    //#| E first() | return map.firstKey()
    //#| E last() | return map.lastKey()
    //#| Comparator<? super E> comparator() | return map.comparator()

    @Override
    public $declared$ {
        $done$;
    }
    //#end

    /** In the map's own order, which is asked without the methods a subclass may have changed. */
    @Override
    public Spliterator<E> spliterator() {
        if (!(map instanceof TreeMap<E, ?> tree)) {
            return NavigableSet.super.spliterator();
        }
        int characteristics = Spliterator.DISTINCT | Spliterator.SORTED | Spliterator.ORDERED | Spliterator.SIZED;
        return new CollectionSpliterator<>(new AbstractCollection<>() {
            @Override
            public Iterator<E> iterator() {
                return tree.keyIterator();
            }

            @Override
            public int size() {
                return tree.count();
            }
        }, characteristics, tree.ownComparator());
    }

    //#for End: First Last
    @Override
    public E poll$End$() {
        Map.Entry<E, ?> e = map.poll$End$Entry();
        return e == null ? null : e.getKey();
    }

    //#end
    @Override
    public NavigableSet<E> descendingSet() {
        return new TreeKeys<>(map.descendingMap());
    }

    @Override
    public NavigableSet<E> subSet(E from, boolean fromInclusive, E to, boolean toInclusive) {
        return new TreeKeys<>(map.subMap(from, fromInclusive, to, toInclusive));
    }

    @Override
    public NavigableSet<E> headSet(E to, boolean inclusive) {
        return new TreeKeys<>(map.headMap(to, inclusive));
    }

    @Override
    public NavigableSet<E> tailSet(E from, boolean inclusive) {
        return new TreeKeys<>(map.tailMap(from, inclusive));
    }

    @Override
    public SortedSet<E> subSet(E from, E to) {
        return subSet(from, true, to, false);
    }

    @Override
    public SortedSet<E> headSet(E to) {
        return headSet(to, false);
    }

    @Override
    public SortedSet<E> tailSet(E from) {
        return tailSet(from, true);
    }
}
