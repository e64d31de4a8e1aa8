// An LRU cache made by hand: hash table with chains and a doubly linked list.
public class LruCache<K, V> {
    private static class Entry<K, V> {
        final K key;
        V value;
        Entry<K, V> chain, before, after;

        Entry(K key, V value) {
            this.key = key;
            this.value = value;
        }
    }

    private final Entry<K, V>[] table;
    private final Entry<K, V> list = new Entry<>(null, null);
    private final int capacity;
    private int size;
    int hits, misses, evictions;

    @SuppressWarnings("unchecked")
    LruCache(int capacity) {
        this.capacity = capacity;
        table = (Entry<K, V>[]) new Entry[capacity * 2];
        list.before = list.after = list;
    }

    private int slot(Object key) {
        return (key.hashCode() & 0x7fffffff) % table.length;
    }

    private Entry<K, V> find(K key) {
        for (Entry<K, V> e = table[slot(key)]; e != null; e = e.chain) {
            if (e.key.equals(key)) {
                return e;
            }
        }
        return null;
    }

    private void unlink(Entry<K, V> e) {
        e.before.after = e.after;
        e.after.before = e.before;
    }

    private void first(Entry<K, V> e) {
        e.after = list.after;
        e.before = list;
        list.after.before = e;
        list.after = e;
    }

    V get(K key) {
        Entry<K, V> e = find(key);
        if (e == null) {
            misses++;
            return null;
        }
        hits++;
        unlink(e);
        first(e);
        return e.value;
    }

    void put(K key, V value) {
        Entry<K, V> e = find(key);
        if (e != null) {
            e.value = value;
            unlink(e);
            first(e);
            return;
        }
        if (size == capacity) {
            evict(list.before);
        }
        e = new Entry<>(key, value);
        int s = slot(key);
        e.chain = table[s];
        table[s] = e;
        first(e);
        size++;
    }

    private void evict(Entry<K, V> old) {
        unlink(old);
        int s = slot(old.key);
        if (table[s] == old) {
            table[s] = old.chain;
        } else {
            Entry<K, V> e = table[s];
            while (e.chain != old) {
                e = e.chain;
            }
            e.chain = old.chain;
        }
        size--;
        evictions++;
    }

    @Override
    public String toString() {
        StringBuilder s = new StringBuilder("[");
        for (Entry<K, V> e = list.after; e != list; e = e.after) {
            s.append(e.key).append('=').append(e.value).append(e.after == list ? "" : " ");
        }
        return s.append(']').toString();
    }

    public static void main(String[] args) {
        LruCache<String, Integer> c = new LruCache<>(3);
        c.put("a", 1);
        c.put("b", 2);
        c.put("c", 3);
        c.get("a");
        c.put("d", 4);
        System.out.println(c + " " + c.get("b") + " " + c.get("a"));
        LruCache<Long, String> squares = new LruCache<>(50);
        long seed = 1;
        for (int i = 0; i < 2000; i++) {
            seed = (seed * 1103515245 + 12345) & 0x7fffffff;
            long k = seed % 97 * (seed % 3);
            if (squares.get(k) == null) {
                squares.put(k, "s" + k * k);
            }
        }
        System.out.println(squares.hits + " " + squares.misses + " " + squares.evictions + " " + squares.size);
        System.out.println(squares.toString().length() + " " + squares.toString().hashCode());
    }
}
