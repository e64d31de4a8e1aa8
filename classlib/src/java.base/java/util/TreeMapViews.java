package java.util;

/** Values and entries of a {@link TreeMap}, as views of it, and the iterators along its nodes. */
final class TreeMapViews {
    private TreeMapViews() {
    }

    static final class Values<K, V> extends AbstractCollection<V> {
        private final TreeMap<K, V> map;

        Values(TreeMap<K, V> map) {
            this.map = map;
        }

        @Override
        public Iterator<V> iterator() {
            return new ValueIterator<>(map, map.first());
        }

        @Override
        public Spliterator<V> spliterator() {
            return new CollectionSpliterator<>(this, Spliterator.ORDERED | Spliterator.SIZED);
        }

        @Override
        public int size() {
            return map.size();
        }

        @Override
        public boolean contains(Object o) {
            return map.containsValue(o);
        }

        @Override
        public void clear() {
            map.clear();
        }
    }

    static final class Entries<K, V> extends AbstractSet<Map.Entry<K, V>> {
        private final TreeMap<K, V> map;

        Entries(TreeMap<K, V> map) {
            this.map = map;
        }

        @Override
        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryIterator<>(map, map.first(), null, false);
        }

        @Override
        public Spliterator<Map.Entry<K, V>> spliterator() {
            int characteristics = Spliterator.DISTINCT | Spliterator.SORTED | Spliterator.ORDERED | Spliterator.SIZED;
            return new CollectionSpliterator<>(this, characteristics, (a, b) -> map.compare(a.getKey(), b.getKey()));
        }

        @Override
        public int size() {
            return map.size();
        }

        @Override
        public boolean contains(Object o) {
            return node(o) != null;
        }

        @Override
        public boolean remove(Object o) {
            TreeMap.Node<K, V> e = node(o);
            if (e == null) {
                return false;
            }
            map.removeNode(e);
            return true;
        }

        private TreeMap.Node<K, V> node(Object o) {
            if (!(o instanceof Map.Entry)) {
                return null;
            }
            TreeMap.Node<K, V> e = map.find(((Map.Entry<?, ?>) o).getKey());
            return e != null && Objects.equals(e.value, ((Map.Entry<?, ?>) o).getValue()) ? e : null;
        }

        @Override
        public void clear() {
            map.clear();
        }
    }

    /** From a node to a fence (which is not reached; null: to the end), in either direction. */
    abstract static class NodeIterator<K, V> {
        private final TreeMap<K, V> map;
        private final boolean backwards;
        private final TreeMap.Node<K, V> fence;
        private TreeMap.Node<K, V> next;
        private TreeMap.Node<K, V> lastReturned;
        private int expectedModCount;

        NodeIterator(TreeMap<K, V> map, TreeMap.Node<K, V> first, TreeMap.Node<K, V> fence, boolean backwards) {
            this.map = map;
            this.next = first;
            this.fence = fence;
            this.backwards = backwards;
            this.expectedModCount = map.modCount;
        }

        public final boolean hasNext() {
            return next != fence && next != null;
        }

        final TreeMap.Node<K, V> nextNode() {
            TreeMap.Node<K, V> e = next;
            if (e == null || e == fence) {
                throw new NoSuchElementException();
            }
            if (map.modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            next = backwards ? TreeMap.predecessor(e) : TreeMap.successor(e);
            lastReturned = e;
            return e;
        }

        public final void remove() {
            if (lastReturned == null) {
                throw new IllegalStateException();
            }
            if (map.modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            map.removeNode(lastReturned);
            expectedModCount = map.modCount;
            lastReturned = null;
        }
    }

    static final class KeyIterator<K, V> extends NodeIterator<K, V> implements Iterator<K> {
        KeyIterator(TreeMap<K, V> map, TreeMap.Node<K, V> first, TreeMap.Node<K, V> fence, boolean backwards) {
            super(map, first, fence, backwards);
        }

        @Override
        public K next() {
            return nextNode().key;
        }
    }

    private static final class ValueIterator<K, V> extends NodeIterator<K, V> implements Iterator<V> {
        ValueIterator(TreeMap<K, V> map, TreeMap.Node<K, V> first) {
            super(map, first, null, false);
        }

        @Override
        public V next() {
            return nextNode().value;
        }
    }

    static final class EntryIterator<K, V> extends NodeIterator<K, V> implements Iterator<Map.Entry<K, V>> {
        EntryIterator(TreeMap<K, V> map, TreeMap.Node<K, V> first, TreeMap.Node<K, V> fence, boolean backwards) {
            super(map, first, fence, backwards);
        }

        @Override
        public Map.Entry<K, V> next() {
            return nextNode();
        }
    }
}
