package java.util;

/** A set as the keys of a {@link HashMap}, whose iteration order it has. */
public class HashSet<E> extends AbstractSet<E> implements Set<E>, Cloneable, java.io.Serializable {
    private static final long serialVersionUID = -5024744406713321676L;
    static final Object PRESENT = new Object();

    transient HashMap<E, Object> map;

    public HashSet() {
        map = new HashMap<>();
    }

    public HashSet(Collection<? extends E> c) {
        map = HashMap.newHashMap(Math.max(c.size(), 12));
        addAll(c);
    }

    public HashSet(int initialCapacity, float loadFactor) {
        map = new HashMap<>(initialCapacity, loadFactor);
    }

    public HashSet(int initialCapacity) {
        map = new HashMap<>(initialCapacity);
    }

    /** For {@link LinkedHashSet}. */
    HashSet(LinkedHashMap<E, Object> map) {
        this.map = map;
    }

    public static <T> HashSet<T> newHashSet(int numElements) {
        if (numElements < 0) {
            throw new IllegalArgumentException("Negative number of elements: " + numElements);
        }
        return new HashSet<>(HashMap.capacityFor(numElements));
    }

    public Spliterator<E> spliterator() {
        return map.keySet().spliterator();
    }

    public Iterator<E> iterator() {
        return map.keySet().iterator();
    }

    public int size() {
        return map.size;
    }

    public boolean isEmpty() {
        return map.size == 0;
    }

    public boolean contains(Object o) {
        return map.findNode(o) != null;
    }

    public boolean add(E e) {
        return map.put(e, PRESENT) == null;
    }

    public boolean remove(Object o) {
        return map.removeNode(o, null, false, true) != null;
    }

    public void clear() {
        map.clear();
    }

    public Object[] toArray() {
        return map.keySet().toArray();
    }

    public <T> T[] toArray(T[] a) {
        return map.keySet().toArray(a);
    }

    @SuppressWarnings("unchecked")
    public Object clone() {
        try {
            HashSet<E> copy = (HashSet<E>) super.clone();
            copy.map = (HashMap<E, Object>) map.clone();
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        out.defaultWriteObject();
        out.writeInt(map.capacity());
        out.writeFloat(map.loadFactor());
        out.writeInt(map.size);
        for (E element : map.keySet()) {
            out.writeObject(element);
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        in.defaultReadObject();
        int capacity = in.readInt();
        if (capacity < 0) {
            throw new java.io.InvalidObjectException("Illegal capacity: " + capacity);
        }
        float factor = in.readFloat();
        if (factor <= 0 || Float.isNaN(factor)) {
            throw new java.io.InvalidObjectException("Illegal load factor: " + factor);
        }
        factor = Math.min(Math.max(0.25f, factor), 4.0f);
        int count = in.readInt();
        if (count < 0) {
            throw new java.io.InvalidObjectException("Illegal size: " + count);
        }
        // What the stream says is believed up to a point: the table grows with what comes.
        int room = (int) Math.min(count * Math.min(1 / factor, 4.0f), 1 << 16);
        map = this instanceof LinkedHashSet ? new LinkedHashMap<>(room, factor) : new HashMap<>(room, factor);
        for (int i = 0; i < count; i++) {
            map.put((E) in.readObject(), PRESENT);
        }
    }
}
