package java.util;

import java.util.function.Consumer;

/** Keys, values and entries of a {@link HashMap}, as views of it, and their iterators. */
final class HashMapViews {
    private HashMapViews() {
    }
    //#for Parts Part element taken kind characteristics
    //#| Keys | Key | K | e.key | Set | Spliterator.DISTINCT + Spliterator.SIZED
    //#| Values | Value | V | e.value | Collection | Spliterator.SIZED
    //#| Entries | Entry | Map.Entry<K, V> | e | Set | Spliterator.DISTINCT + Spliterator.SIZED

    static final class $Parts$<K, V> extends Abstract$kind$<$element$> {
        private final HashMap<K, V> map;

        $Parts$(HashMap<K, V> map) {
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
        public Iterator<$element$> iterator() {
            return new $Part$Iterator<>(map);
        }

        @Override
        public boolean contains(Object o) {
            //#if Part: Entry
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            HashMap.Node<K, V> e = map.findNode(((Map.Entry<?, ?>) o).getKey());
            return e != null && e.equals(o);
            //#else
            return map.contains$Part$(o);
            //#end
        }
        //#if Part: Key

        @Override
        public boolean remove(Object key) {
            return map.removeNode(key, null, false, true) != null;
        }
        //#else if Part: Entry

        @Override
        public boolean remove(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
            return map.removeNode(e.getKey(), e.getValue(), true, true) != null;
        }
        //#end

        @Override
        public void forEach(Consumer<? super $element$> action) {
            if (action == null) {
                throw new NullPointerException();
            }
            HashMap.Node<K, V>[] t = map.table;
            if (map.size > 0 && t != null) {
                int expected = map.modCount;
                for (HashMap.Node<K, V> head : t) {
                    for (HashMap.Node<K, V> e = head; e != null; e = e.next) {
                        action.accept($taken$);
                    }
                }
                if (map.modCount != expected) {
                    throw new ConcurrentModificationException();
                }
            }
        }

        @Override
        public Spliterator<$element$> spliterator() {
            return new CollectionSpliterator<>(this, $characteristics$);
        }
    }
    //#end
    //#for access Part element node
    //#| static | Key | K | nextNode().key
    //#| private static | Value | V | nextNode().value
    //#| private static | Entry | Map.Entry<K, V> | nextNode()

    $access$ final class $Part$Iterator<K, V> extends HashMapIterator<K, V> implements Iterator<$element$> {
        $Part$Iterator(HashMap<K, V> map) {
            super(map);
        }

        @Override
        public $element$ next() {
            return $node$;
        }
    }
    //#end
}
