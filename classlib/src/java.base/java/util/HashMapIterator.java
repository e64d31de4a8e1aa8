package java.util;

/** Goes through the nodes of a hash map in the order of its table, and fails where the map is changed meanwhile. */
abstract class HashMapIterator<K, V> {
    private final HashMap<K, V> map;
    private HashMap.Node<K, V> next;
    private HashMap.Node<K, V> current;
    private int expectedModCount;
    private int index;

    HashMapIterator(HashMap<K, V> map) {
        this.map = map;
        expectedModCount = map.modCount;
        if (map.size > 0) {
            next = headFrom(0);
        }
    }

    private HashMap.Node<K, V> headFrom(int from) {
        HashMap.Node<K, V>[] t = map.table;
        int i = from;
        HashMap.Node<K, V> e = null;
        while (i < t.length && (e = t[i++]) == null) {
            // the loop's condition does the work
        }
        index = i;
        return e;
    }

    public final boolean hasNext() {
        return next != null;
    }

    final HashMap.Node<K, V> nextNode() {
        HashMap.Node<K, V> e = next;
        if (map.modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
        if (e == null) {
            throw new NoSuchElementException();
        }
        current = e;
        HashMap.Node<K, V> n = e.next;
        next = n != null ? n : headFrom(index);
        return e;
    }

    public final void remove() {
        HashMap.Node<K, V> e = current;
        if (e == null) {
            throw new IllegalStateException();
        }
        if (map.modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
        current = null;
        map.removeNode(e.hash, e.key, null, false, false);
        expectedModCount = map.modCount;
    }
}
