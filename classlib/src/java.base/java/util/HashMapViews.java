package java.util;

import java.util.function.Consumer;

/** Keys, values and entries of a {@link HashMap}, as views of it, and their iterators. */
final class HashMapViews {
    private HashMapViews() {
    }

    static final class Keys<K, V> extends AbstractSet<K> {
        private final HashMap<K, V> map;

        Keys(HashMap<K, V> map) {
            this.map = map;
        }

        @Override
        public int size() {
            return map.size;
        }

        @Override
        public void clear() {
            map.clear();
        }

        @Override
        public Iterator<K> iterator() {
            return new KeyIterator<>(map);
        }

        @Override
        public boolean contains(Object o) {
            return map.containsKey(o);
        }

        @Override
        public boolean remove(Object key) {
            return map.removeNode(key, null, false, true) != null;
        }

        @Override
        public void forEach(Consumer<? super K> action) {
            if (action == null) {
                throw new NullPointerException();
            }
            HashMap.Node<K, V>[] t = map.table;
            if (map.size > 0 && t != null) {
                int expected = map.modCount;
                for (HashMap.Node<K, V> head : t) {
                    for (HashMap.Node<K, V> e = head; e != null; e = e.next) {
                        action.accept(e.key);
                    }
                }
                if (map.modCount != expected) {
                    throw new ConcurrentModificationException();
                }
            }
        }

        @Override
        public Spliterator<K> spliterator() {
            return new CollectionSpliterator<>(this, Spliterator.DISTINCT | Spliterator.SIZED);
        }
    }

    static final class Values<K, V> extends AbstractCollection<V> {
        private final HashMap<K, V> map;

        Values(HashMap<K, V> map) {
            this.map = map;
        }

        @Override
        public int size() {
            return map.size;
        }

        @Override
        public void clear() {
            map.clear();
        }

        @Override
        public Iterator<V> iterator() {
            return new ValueIterator<>(map);
        }

        @Override
        public boolean contains(Object o) {
            return map.containsValue(o);
        }

        @Override
        public void forEach(Consumer<? super V> action) {
            if (action == null) {
                throw new NullPointerException();
            }
            HashMap.Node<K, V>[] t = map.table;
            if (map.size > 0 && t != null) {
                int expected = map.modCount;
                for (HashMap.Node<K, V> head : t) {
                    for (HashMap.Node<K, V> e = head; e != null; e = e.next) {
                        action.accept(e.value);
                    }
                }
                if (map.modCount != expected) {
                    throw new ConcurrentModificationException();
                }
            }
        }

        @Override
        public Spliterator<V> spliterator() {
            return new CollectionSpliterator<>(this, Spliterator.SIZED);
        }
    }

    static final class Entries<K, V> extends AbstractSet<Map.Entry<K, V>> {
        private final HashMap<K, V> map;

        Entries(HashMap<K, V> map) {
            this.map = map;
        }

        @Override
        public int size() {
            return map.size;
        }

        @Override
        public void clear() {
            map.clear();
        }

        @Override
        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryIterator<>(map);
        }

        @Override
        public boolean contains(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            HashMap.Node<K, V> e = map.findNode(((Map.Entry<?, ?>) o).getKey());
            return e != null && e.equals(o);
        }

        @Override
        public boolean remove(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
            return map.removeNode(e.getKey(), e.getValue(), true, true) != null;
        }

        @Override
        public void forEach(Consumer<? super Map.Entry<K, V>> action) {
            if (action == null) {
                throw new NullPointerException();
            }
            HashMap.Node<K, V>[] t = map.table;
            if (map.size > 0 && t != null) {
                int expected = map.modCount;
                for (HashMap.Node<K, V> head : t) {
                    for (HashMap.Node<K, V> e = head; e != null; e = e.next) {
                        action.accept(e);
                    }
                }
                if (map.modCount != expected) {
                    throw new ConcurrentModificationException();
                }
            }
        }

        @Override
        public Spliterator<Map.Entry<K, V>> spliterator() {
            return new CollectionSpliterator<>(this, Spliterator.DISTINCT | Spliterator.SIZED);
        }
    }

    static final class KeyIterator<K, V> extends HashMapIterator<K, V> implements Iterator<K> {
        KeyIterator(HashMap<K, V> map) {
            super(map);
        }

        @Override
        public K next() {
            return nextNode().key;
        }
    }

    private static final class ValueIterator<K, V> extends HashMapIterator<K, V> implements Iterator<V> {
        ValueIterator(HashMap<K, V> map) {
            super(map);
        }

        @Override
        public V next() {
            return nextNode().value;
        }
    }

    private static final class EntryIterator<K, V> extends HashMapIterator<K, V> implements Iterator<Map.Entry<K, V>> {
        EntryIterator(HashMap<K, V> map) {
            super(map);
        }

        @Override
        public Map.Entry<K, V> next() {
            return nextNode();
        }
    }
}
