package java.util;

/** A sorted set as the keys of a {@link TreeMap}, or of a range of one. */
public class TreeSet<E> extends AbstractSet<E> implements NavigableSet<E>, Cloneable, java.io.Serializable {
    private static final long serialVersionUID = -2479143000061671589L;
    private static final Object PRESENT = new Object();

    private transient NavigableMap<E, Object> map;

    private TreeSet(NavigableMap<E, Object> map) {
        this.map = map;
    }

    public TreeSet() {
        map = new TreeMap<>();
    }

    public TreeSet(Comparator<? super E> comparator) {
        map = new TreeMap<>(comparator);
    }

    public TreeSet(Collection<? extends E> c) {
        map = new TreeMap<>();
        addAll(c);
    }

    public TreeSet(SortedSet<E> s) {
        map = new TreeMap<>(s.comparator());
        addAll(s);
    }

    public Iterator<E> iterator() {
        return map.navigableKeySet().iterator();
    }

    public Iterator<E> descendingIterator() {
        return map.descendingKeySet().iterator();
    }

    public NavigableSet<E> descendingSet() {
        return new TreeSet<>(map.descendingMap());
    }

    public int size() {
        return map.size();
    }

    public boolean isEmpty() {
        return map.isEmpty();
    }

    public boolean contains(Object o) {
        return map.containsKey(o);
    }

    public boolean add(E e) {
        return map.put(e, PRESENT) == null;
    }

    public boolean remove(Object o) {
        return map.remove(o) == PRESENT;
    }

    public void clear() {
        map.clear();
    }

    public boolean addAll(Collection<? extends E> c) {
        // A sorted set in the same order is known to be free of surprises; its elements need no method of a subclass.
        if (map.isEmpty() && c.size() > 0 && c instanceof SortedSet<? extends E> sorted
                && map instanceof TreeMap && Objects.equals(sorted.comparator(), map.comparator())) {
            int n = sorted.size();
            for (Iterator<? extends E> elements = sorted.iterator(); n > 0; n--) {
                map.put(elements.next(), PRESENT);
            }
            return true;
        }
        return super.addAll(c);
    }

    /** The keys', whatever a subclass has made of iterator and order. */
    public Spliterator<E> spliterator() {
        return map.navigableKeySet().spliterator();
    }

    public NavigableSet<E> subSet(E fromElement, boolean fromInclusive, E toElement, boolean toInclusive) {
        return new TreeSet<>(map.subMap(fromElement, fromInclusive, toElement, toInclusive));
    }

    public NavigableSet<E> headSet(E toElement, boolean inclusive) {
        return new TreeSet<>(map.headMap(toElement, inclusive));
    }

    public NavigableSet<E> tailSet(E fromElement, boolean inclusive) {
        return new TreeSet<>(map.tailMap(fromElement, inclusive));
    }

    public SortedSet<E> subSet(E fromElement, E toElement) {
        return subSet(fromElement, true, toElement, false);
    }

    public SortedSet<E> headSet(E toElement) {
        return headSet(toElement, false);
    }

    public SortedSet<E> tailSet(E fromElement) {
        return tailSet(fromElement, true);
    }
    //#for declared called
    //#| Comparator<? super E> comparator() | comparator()
    //#| E first() | firstKey()
    //#| E last() | lastKey()
    //#| E lower(E e) | lowerKey(e)
    //#| E floor(E e) | floorKey(e)
    //#| E ceiling(E e) | ceilingKey(e)
    //#| E higher(E e) | higherKey(e)

    public $declared$ {
        return map.$called$;
    }
    //#end

    //#for End: First Last
    public E poll$End$() {
        Map.Entry<E, ?> e = map.poll$End$Entry();
        return e == null ? null : e.getKey();
    }

    //#end
    @SuppressWarnings("unchecked")
    public Object clone() {
        try {
            TreeSet<E> copy = (TreeSet<E>) super.clone();
            copy.map = new TreeMap<>((SortedMap<E, Object>) map);
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        out.defaultWriteObject();
        out.writeObject(map.comparator());
        out.writeInt(map.size());
        for (E element : map.keySet()) {
            out.writeObject(element);
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        in.defaultReadObject();
        TreeMap<E, Object> read = new TreeMap<>((Comparator<? super E>) in.readObject());
        map = read;
        int count = in.readInt();
        for (int i = 0; i < count; i++) {
            read.readEntry((E) in.readObject(), PRESENT);
        }
    }
}
