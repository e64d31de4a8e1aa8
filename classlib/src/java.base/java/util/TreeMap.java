package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A red-black tree, in order of the keys. Nodes are linked over when one is removed, never overwritten, so an entry
 * stays what it is as long as its key is in the map. {@link TreeSubMap} is every range of it, in either direction.
 */
public class TreeMap<K, V> extends AbstractMap<K, V>
        implements NavigableMap<K, V>, Cloneable, java.io.Serializable {
    private static final long serialVersionUID = 919286545866124006L;

    private final Comparator<? super K> comparator;
    private transient Node<K, V> root;
    private transient int size;
    transient int modCount;
    private transient NavigableMap<K, V> descending;
    private transient Set<Map.Entry<K, V>> entrySet;

    static final class Node<K, V> extends MapEntry<K, V> {
        Node<K, V> left;
        Node<K, V> right;
        Node<K, V> parent;
        boolean red;

        Node(K key, V value, Node<K, V> parent) {
            super(key, value);
            this.parent = parent;
        }
    }

    public TreeMap() {
        comparator = null;
    }

    public TreeMap(Comparator<? super K> comparator) {
        this.comparator = comparator;
    }

    public TreeMap(Map<? extends K, ? extends V> m) {
        comparator = null;
        putAll(m);
    }

    public TreeMap(SortedMap<K, ? extends V> m) {
        comparator = m.comparator();
        grow(m.size(), m.entrySet().iterator());
    }

    /** Takes as many entries as there are said to be, in the order in which they come. */
    private void grow(int count, Iterator<? extends Map.Entry<? extends K, ? extends V>> entries) {
        size = count;
        root = grown(count, 31 - Integer.numberOfLeadingZeros(count + 1), entries);
    }

    /** A tree of the next entries, black but for what lies at that depth, where the last level is not full. */
    private static <K, V> Node<K, V> grown(
            int count, int redDepth, Iterator<? extends Map.Entry<? extends K, ? extends V>> entries) {
        if (count <= 0) {
            return null;
        }
        Node<K, V> left = grown((count - 1) / 2, redDepth - 1, entries);
        Map.Entry<? extends K, ? extends V> entry = entries.next();
        Node<K, V> node = new Node<>(entry.getKey(), entry.getValue(), null);
        node.red = redDepth == 0;
        node.left = left;
        node.right = grown(count / 2, redDepth - 1, entries);
        if (left != null) {
            left.parent = node;
        }
        if (node.right != null) {
            node.right.parent = node;
        }
        return node;
    }

    /** As {@link #size} and {@link #comparator} are, unless a subclass says otherwise. */
    final int count() {
        return size;
    }

    final Comparator<? super K> ownComparator() {
        return comparator;
    }

    @SuppressWarnings("unchecked")
    final int compare(Object k1, Object k2) {
        return comparator == null
                ? ((Comparable<Object>) k1).compareTo(k2)
                : ((Comparator<Object>) comparator).compare(k1, k2);
    }

    @SuppressWarnings("unchecked")
    final Node<K, V> find(Object key) {
        Node<K, V> p = root;
        if (comparator == null) {
            if (key == null) {
                throw new NullPointerException();
            }
            Comparable<Object> k = (Comparable<Object>) key;
            while (p != null) {
                int c = k.compareTo(p.key);
                if (c == 0) {
                    return p;
                }
                p = c < 0 ? p.left : p.right;
            }
        } else {
            Comparator<Object> order = (Comparator<Object>) comparator;
            while (p != null) {
                int c = order.compare(key, p.key);
                if (c == 0) {
                    return p;
                }
                p = c < 0 ? p.left : p.right;
            }
        }
        return null;
    }

    /** The node of the least key above {@code key}, or of {@code key} itself if {@code orEqual}. */
    final Node<K, V> above(K key, boolean orEqual) {
        Node<K, V> best = null;
        Node<K, V> p = root;
        while (p != null) {
            int c = compare(key, p.key);
            if (c < 0) {
                best = p;
                p = p.left;
            } else if (c == 0 && orEqual) {
                return p;
            } else {
                p = p.right;
            }
        }
        return best;
    }

    /** The node of the greatest key below {@code key}, or of {@code key} itself if {@code orEqual}. */
    final Node<K, V> below(K key, boolean orEqual) {
        Node<K, V> best = null;
        Node<K, V> p = root;
        while (p != null) {
            int c = compare(key, p.key);
            if (c > 0) {
                best = p;
                p = p.right;
            } else if (c == 0 && orEqual) {
                return p;
            } else {
                p = p.left;
            }
        }
        return best;
    }
    //#for end side
    //#| first | left
    //#| last | right

    final Node<K, V> $end$() {
        Node<K, V> p = root;
        if (p != null) {
            while (p.$side$ != null) {
                p = p.$side$;
            }
        }
        return p;
    }
    //#end
    //#for neighbour towards away
    //#| successor | right | left
    //#| predecessor | left | right

    static <K, V> Node<K, V> $neighbour$(Node<K, V> n) {
        Node<K, V> p = n.$towards$;
        if (p != null) {
            while (p.$away$ != null) {
                p = p.$away$;
            }
            return p;
        }
        Node<K, V> child = n;
        p = n.parent;
        while (p != null && child == p.$towards$) {
            child = p;
            p = p.parent;
        }
        return p;
    }
    //#end

    public V put(K key, V value) {
        return put(key, value, true);
    }

    /** From a map in the same order the entries are taken as they are, without asking {@link #put}. */
    public void putAll(Map<? extends K, ? extends V> map) {
        int n = map.size();
        if (size == 0 && n != 0 && map instanceof SortedMap<?, ?> sorted
                && Objects.equals(comparator, sorted.comparator())) {
            modCount++;
            grow(n, map.entrySet().iterator());
            return;
        }
        super.putAll(map);
    }

    public V putIfAbsent(K key, V value) {
        return put(key, value, false);
    }

    @SuppressWarnings("unchecked")
    private V put(K key, V value, boolean overwrite) {
        Node<K, V> p = root;
        if (p == null) {
            compare(key, key); // refuses null and foreign types
            root = new Node<>(key, value, null);
            size = 1;
            modCount++;
            return null;
        }
        Node<K, V> parent;
        int c;
        if (comparator == null) {
            if (key == null) {
                throw new NullPointerException();
            }
            Comparable<Object> k = (Comparable<Object>) key;
            do {
                parent = p;
                c = k.compareTo(p.key);
                if (c == 0) {
                    return replace(p, value, overwrite);
                }
                p = c < 0 ? p.left : p.right;
            } while (p != null);
        } else {
            Comparator<Object> order = (Comparator<Object>) comparator;
            do {
                parent = p;
                c = order.compare(key, p.key);
                if (c == 0) {
                    return replace(p, value, overwrite);
                }
                p = c < 0 ? p.left : p.right;
            } while (p != null);
        }
        Node<K, V> n = new Node<>(key, value, parent);
        if (c < 0) {
            parent.left = n;
        } else {
            parent.right = n;
        }
        rebalanceAfterInsertion(n);
        size++;
        modCount++;
        return null;
    }

    private static <K, V> V replace(Node<K, V> n, V value, boolean overwrite) {
        V old = n.value;
        if (overwrite || old == null) {
            n.value = value;
        }
        return old;
    }
    //#for Left left right r
    //#| Left | left | right | r
    //#| Right | right | left | l

    /** {@code p}'s $right$ child takes its place. */
    private void rotate$Left$(Node<K, V> p) {
        Node<K, V> $r$ = p.$right$;
        p.$right$ = $r$.$left$;
        if ($r$.$left$ != null) {
            $r$.$left$.parent = p;
        }
        replaceChild(p, $r$);
        $r$.$left$ = p;
        p.parent = $r$;
    }
    //#end

    /** Hangs {@code n}, which may be null, where {@code old} hangs. */
    private void replaceChild(Node<K, V> old, Node<K, V> n) {
        Node<K, V> parent = old.parent;
        if (parent == null) {
            root = n;
        } else if (parent.left == old) {
            parent.left = n;
        } else {
            parent.right = n;
        }
        if (n != null) {
            n.parent = parent;
        }
    }

    private void rebalanceAfterInsertion(Node<K, V> n) {
        n.red = true;
        Node<K, V> p;
        while ((p = n.parent) != null && p.red) {
            Node<K, V> g = p.parent;
            boolean left = p == g.left;
            Node<K, V> uncle = left ? g.right : g.left;
            if (uncle != null && uncle.red) {
                p.red = false;
                uncle.red = false;
                g.red = true;
                n = g;
            } else if (left) {
                if (n == p.right) {
                    rotateLeft(p);
                    p = n;
                }
                p.red = false;
                g.red = true;
                rotateRight(g);
                break;
            } else {
                if (n == p.left) {
                    rotateRight(p);
                    p = n;
                }
                p.red = false;
                g.red = true;
                rotateLeft(g);
                break;
            }
        }
        root.red = false;
    }

    final void removeNode(Node<K, V> n) {
        modCount++;
        size--;
        Node<K, V> child;
        Node<K, V> hole;
        boolean lostBlack;
        if (n.left == null || n.right == null) {
            child = n.left != null ? n.left : n.right;
            hole = n.parent;
            lostBlack = !n.red;
            replaceChild(n, child);
        } else {
            Node<K, V> s = n.right;
            while (s.left != null) {
                s = s.left;
            }
            lostBlack = !s.red;
            child = s.right;
            if (s.parent == n) {
                hole = s;
            } else {
                hole = s.parent;
                replaceChild(s, child);
                s.right = n.right;
                s.right.parent = s;
            }
            replaceChild(n, s);
            s.left = n.left;
            s.left.parent = s;
            s.red = n.red;
        }
        if (lostBlack) {
            rebalanceAfterRemoval(child, hole);
        }
    }

    /** {@code n}, a child of {@code p} and perhaps null, stands for one black node too few. */
    private void rebalanceAfterRemoval(Node<K, V> n, Node<K, V> p) {
        while (p != null && (n == null || !n.red)) {
            boolean left = n == p.left;
            Node<K, V> sibling = left ? p.right : p.left;
            if (sibling.red) {
                sibling.red = false;
                p.red = true;
                if (left) {
                    rotateLeft(p);
                    sibling = p.right;
                } else {
                    rotateRight(p);
                    sibling = p.left;
                }
            }
            Node<K, V> near = left ? sibling.left : sibling.right;
            Node<K, V> far = left ? sibling.right : sibling.left;
            if (far == null || !far.red) {
                if (near == null || !near.red) {
                    sibling.red = true;
                    n = p;
                    p = p.parent;
                    continue;
                }
                near.red = false;
                sibling.red = true;
                if (left) {
                    rotateRight(sibling);
                } else {
                    rotateLeft(sibling);
                }
                far = sibling;
                sibling = near;
            }
            sibling.red = p.red;
            p.red = false;
            far.red = false;
            if (left) {
                rotateLeft(p);
            } else {
                rotateRight(p);
            }
            return;
        }
        if (n != null) {
            n.red = false;
        }
    }

    public int size() {
        return size;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public boolean containsValue(Object value) {
        for (Node<K, V> e = first(); e != null; e = successor(e)) {
            if (Objects.equals(value, e.value)) {
                return true;
            }
        }
        return false;
    }

    public V get(Object key) {
        Node<K, V> e = find(key);
        return e == null ? null : e.value;
    }

    @Override
    public Comparator<? super K> comparator() {
        return comparator;
    }

    public V remove(Object key) {
        Node<K, V> e = find(key);
        if (e == null) {
            return null;
        }
        removeNode(e);
        return e.value;
    }

    public void clear() {
        modCount++;
        size = 0;
        root = null;
    }

    @Override
    public boolean replace(K key, V oldValue, V newValue) {
        Node<K, V> e = find(key);
        if (e == null || !Objects.equals(oldValue, e.value)) {
            return false;
        }
        e.value = newValue;
        return true;
    }

    @Override
    public V replace(K key, V value) {
        Node<K, V> e = find(key);
        return e == null ? null : e.setValue(value);
    }

    @Override
    public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        Objects.requireNonNull(mappingFunction);
        Node<K, V> e = root == null ? null : find(key);
        if (e != null && e.value != null) {
            return e.value;
        }
        int expected = modCount;
        V v = mappingFunction.apply(key);
        return v == null ? null : store(e, key, v, expected);
    }

    @Override
    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Node<K, V> e = find(key);
        if (e == null || e.value == null) {
            return null;
        }
        int expected = modCount;
        return store(e, key, remappingFunction.apply(key, e.value), expected);
    }

    @Override
    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Node<K, V> e = root == null ? null : find(key);
        int expected = modCount;
        return store(e, key, remappingFunction.apply(key, e == null ? null : e.value), expected);
    }

    @Override
    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Objects.requireNonNull(value);
        Node<K, V> e = root == null ? null : find(key);
        int expected = modCount;
        V v = e == null || e.value == null ? value : remappingFunction.apply(e.value, value);
        return store(e, key, v, expected);
    }

    /** Ends a computation for {@code key}, whose node is {@code e} or null; a null result removes. */
    private V store(Node<K, V> e, K key, V v, int expected) {
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        if (e == null) {
            if (v != null) {
                put(key, v, true);
            }
        } else if (v != null) {
            e.value = v;
        } else {
            removeNode(e);
        }
        return v;
    }

    @Override
    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        for (Node<K, V> e = first(); e != null; e = successor(e)) {
            action.accept(e.key, e.value);
            if (expected != modCount) {
                throw new ConcurrentModificationException();
            }
        }
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int expected = modCount;
        for (Node<K, V> e = first(); e != null; e = successor(e)) {
            e.value = function.apply(e.key, e.value);
            if (expected != modCount) {
                throw new ConcurrentModificationException();
            }
        }
    }

    static <K, V> Map.Entry<K, V> snapshot(Node<K, V> e) {
        return e == null ? null : new SimpleImmutableEntry<>(e);
    }

    static <K, V> K keyOrNull(Node<K, V> e) {
        return e == null ? null : e.key;
    }

    static <K, V> K keyOrThrow(Node<K, V> e) {
        if (e == null) {
            throw new NoSuchElementException();
        }
        return e.key;
    }

    public K firstKey() {
        return keyOrThrow(first());
    }

    public K lastKey() {
        return keyOrThrow(last());
    }

    public Map.Entry<K, V> firstEntry() {
        return snapshot(first());
    }

    public Map.Entry<K, V> lastEntry() {
        return snapshot(last());
    }

    public Map.Entry<K, V> pollFirstEntry() {
        return poll(first());
    }

    public Map.Entry<K, V> pollLastEntry() {
        return poll(last());
    }

    final Map.Entry<K, V> poll(Node<K, V> e) {
        if (e != null) {
            removeNode(e);
        }
        return snapshot(e);
    }
    //#for near side equal
    //#| lower | below | false
    //#| floor | below | true
    //#| ceiling | above | true
    //#| higher | above | false

    public Map.Entry<K, V> $near$Entry(K key) {
        return snapshot($side$(key, $equal$));
    }

    public K $near$Key(K key) {
        return keyOrNull($side$(key, $equal$));
    }
    //#end

    @SuppressWarnings("unchecked")
    public Object clone() {
        try {
            TreeMap<K, V> copy = (TreeMap<K, V>) super.clone();
            copy.root = null;
            copy.size = 0;
            copy.modCount = 0;
            copy.descending = null;
            copy.entrySet = null;
            for (Map.Entry<K, V> e : entrySet()) {
                copy.put(e.getKey(), e.getValue(), true);
            }
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    public Set<K> keySet() {
        return navigableKeySet();
    }

    public NavigableSet<K> navigableKeySet() {
        Set<K> view = keySet;
        if (view == null) {
            view = new TreeKeys<>(this);
            keySet = view;
        }
        return (NavigableSet<K>) view;
    }

    public NavigableSet<K> descendingKeySet() {
        return descendingMap().navigableKeySet();
    }

    public Collection<V> values() {
        Collection<V> view = values;
        if (view == null) {
            view = new TreeMapViews.Values<>(this);
            values = view;
        }
        return view;
    }

    public Set<Map.Entry<K, V>> entrySet() {
        Set<Map.Entry<K, V>> view = entrySet;
        if (view == null) {
            view = new TreeMapViews.Entries<>(this);
            entrySet = view;
        }
        return view;
    }

    public NavigableMap<K, V> descendingMap() {
        NavigableMap<K, V> d = descending;
        if (d == null) {
            d = new TreeSubMap<>(this, true, null, true, true, null, true, true);
            descending = d;
        }
        return d;
    }

    public NavigableMap<K, V> subMap(K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
        return new TreeSubMap<>(this, false, fromKey, fromInclusive, false, toKey, toInclusive, false);
    }

    public NavigableMap<K, V> headMap(K toKey, boolean inclusive) {
        return new TreeSubMap<>(this, true, null, true, false, toKey, inclusive, false);
    }

    public NavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
        return new TreeSubMap<>(this, false, fromKey, inclusive, true, null, true, false);
    }

    public SortedMap<K, V> subMap(K fromKey, K toKey) {
        return subMap(fromKey, true, toKey, false);
    }

    public SortedMap<K, V> headMap(K toKey) {
        return headMap(toKey, false);
    }

    public SortedMap<K, V> tailMap(K fromKey) {
        return tailMap(fromKey, true);
    }

    /** Keys in order; for {@link TreeKeys}. */
    Iterator<K> keyIterator() {
        return new TreeMapViews.KeyIterator<>(this, first(), null, false);
    }

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        out.defaultWriteObject();
        out.writeInt(size);
        for (Map.Entry<K, V> entry : entrySet()) {
            out.writeObject(entry.getKey());
            out.writeObject(entry.getValue());
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        in.defaultReadObject();
        int count = in.readInt();
        for (int i = 0; i < count; i++) {
            K key = (K) in.readObject();
            readEntry(key, (V) in.readObject());
        }
    }

    /** Adds an entry behind all others, as a stream has them. */
    final void readEntry(K key, V value) {
        if (size == 0) {
            put(key, value);
            return;
        }
        Node<K, V> last = root;
        while (last.right != null) {
            last = last.right;
        }
        Node<K, V> node = new Node<>(key, value, last);
        last.right = node;
        size++;
        modCount++;
        rebalanceAfterInsertion(node);
    }
}
