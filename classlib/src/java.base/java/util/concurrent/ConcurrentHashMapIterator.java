package java.util.concurrent;

import java.util.AbstractMap;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * One pass over keys, values or entries. It walks the bins of the table it began with; where the table has grown
 * since, the bins into which each of those was split.
 */
final class ConcurrentHashMapIterator<K, V, T> implements Iterator<T>, Enumeration<T> {
    static final int KEYS = 0;
    static final int VALUES = 1;
    static final int ENTRIES = 2;

    private final ConcurrentHashMap<K, V> map;
    private final int kind;
    private final int baseLength;
    private int base = -1;
    /** The bin after the current one among those that bin {@code base} was split into. */
    private int index = Integer.MAX_VALUE;
    private ConcurrentHashMap.Node<K, V>[] current;
    private ConcurrentHashMap.Node<K, V> next;
    private ConcurrentHashMap.Node<K, V> lastReturned;

    ConcurrentHashMapIterator(ConcurrentHashMap<K, V> map, int kind) {
        this.map = map;
        this.kind = kind;
        ConcurrentHashMap.Node<K, V>[] t = map.table;
        baseLength = t == null ? 0 : t.length;
        advance(null);
    }

    private void advance(ConcurrentHashMap.Node<K, V> e) {
        ConcurrentHashMap.Node<K, V> n = e == null ? null : e.next;
        while (n == null) {
            if (current == null || index >= current.length) {
                if (++base >= baseLength) {
                    break;
                }
                current = map.table;
                index = base;
            }
            n = current[index];
            index += baseLength;
        }
        next = n;
    }

    @Override
    public boolean hasNext() {
        return next != null;
    }

    ConcurrentHashMap.Node<K, V> nextNode() {
        ConcurrentHashMap.Node<K, V> e = next;
        if (e == null) {
            throw new NoSuchElementException();
        }
        lastReturned = e;
        advance(e);
        return e;
    }

    @Override
    @SuppressWarnings("unchecked")
    public T next() {
        ConcurrentHashMap.Node<K, V> e = nextNode();
        return kind == KEYS ? (T) e.key : kind == VALUES ? (T) e.value : (T) new WriteThrough<>(map, e.key, e.value);
    }

    @Override
    public void remove() {
        if (lastReturned == null) {
            throw new IllegalStateException();
        }
        map.removeNode(lastReturned.key);
        lastReturned = null;
    }

    @Override
    public boolean hasMoreElements() {
        return next != null;
    }

    @Override
    public T nextElement() {
        return next();
    }

    @Override
    public Iterator<T> asIterator() {
        return this;
    }

    private static final class WriteThrough<K, V> extends AbstractMap.SimpleEntry<K, V> {
        private static final long serialVersionUID = 1L;

        private final ConcurrentHashMap<K, V> map;

        WriteThrough(ConcurrentHashMap<K, V> map, K key, V value) {
            super(key, value);
            this.map = map;
        }

        @Override
        public V setValue(V value) {
            if (value == null) {
                throw new NullPointerException();
            }
            V old = super.setValue(value);
            map.put(getKey(), value);
            return old;
        }
    }
}
