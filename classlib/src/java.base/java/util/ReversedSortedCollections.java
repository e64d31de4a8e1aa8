//#file ReversedSorted$Kind$.java
//#for Kind of key what
//#| Map | K, V | K | sorted map
//#| Set | E | E | sorted set
package java.util;

/**
 * A live view of a $what$ in descending order, for those that are not navigable. It has no sub-views.
 */
final class ReversedSorted$Kind$<$of$> extends Abstract$Kind$<$of$> implements Sorted$Kind$<$of$> {
    private final Sorted$Kind$<$of$> base;

    ReversedSorted$Kind$(Sorted$Kind$<$of$> base) {
        this.base = base;
    }

    @Override
    public Sorted$Kind$<$of$> reversed() {
        return base;
    }

    @Override
    public Comparator<? super $key$> comparator() {
        return Collections.reverseOrder(base.comparator());
    }
    //#if Kind: Map
    //#for declared done
    //#| V get(Object key) | return base.get(key)
    //#| boolean containsKey(Object key) | return base.containsKey(key)
    //#| V put(K key, V value) | return base.put(key, value)
    //#| V remove(Object key) | return base.remove(key)
    //#| void clear() | base.clear()
    //#| K firstKey() | return base.lastKey()
    //#| K lastKey() | return base.firstKey()

    @Override
    public $declared$ {
        $done$;
    }
    //#end
    //#for declared
    //#| subMap(K fromKey, K toKey)
    //#| headMap(K toKey)
    //#| tailMap(K fromKey)

    @Override
    public SortedMap<K, V> $declared$ {
        throw new UnsupportedOperationException();
    }
    //#end

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public int size() {
                return base.size();
            }

            @Override
            public Iterator<Map.Entry<K, V>> iterator() {
                return new Descending<>(base);
            }
        };
    }

    private static final class Descending<K, V> implements Iterator<Map.Entry<K, V>> {
        private final SortedMap<K, V> base;
        private SortedMap<K, V> rest;
        private K current;
        private boolean removable;

        Descending(SortedMap<K, V> base) {
            this.base = base;
            this.rest = base;
        }

        @Override
        public boolean hasNext() {
            return !rest.isEmpty();
        }

        @Override
        public Map.Entry<K, V> next() {
            K key = rest.lastKey();
            current = key;
            rest = base.headMap(key);
            removable = true;
            return new AbstractMap.SimpleEntry<K, V>(key, base.get(key)) {
                private static final long serialVersionUID = 1L;

                @Override
                public V setValue(V value) {
                    base.put(key, value);
                    return super.setValue(value);
                }
            };
        }

        @Override
        public void remove() {
            if (!removable) {
                throw new IllegalStateException();
            }
            base.remove(current);
            removable = false;
        }
    }
    //#else
    //#for declared done
    //#| int size() | return base.size()
    //#| boolean contains(Object o) | return base.contains(o)
    //#| boolean add(E e) | return base.add(e)
    //#| boolean remove(Object o) | return base.remove(o)
    //#| void clear() | base.clear()
    //#| E first() | return base.last()
    //#| E last() | return base.first()

    @Override
    public $declared$ {
        $done$;
    }
    //#end

    @Override
    public Iterator<E> iterator() {
        return new Iterator<>() {
            private SortedSet<E> rest = base;
            private E current;
            private boolean removable;

            @Override
            public boolean hasNext() {
                return !rest.isEmpty();
            }

            @Override
            public E next() {
                current = rest.last();
                rest = base.headSet(current);
                removable = true;
                return current;
            }

            @Override
            public void remove() {
                if (!removable) {
                    throw new IllegalStateException();
                }
                base.remove(current);
                removable = false;
            }
        };
    }
    //#for declared
    //#| subSet(E fromElement, E toElement)
    //#| headSet(E toElement)
    //#| tailSet(E fromElement)

    @Override
    public SortedSet<E> $declared$ {
        throw new UnsupportedOperationException();
    }
    //#end
    //#end
}
