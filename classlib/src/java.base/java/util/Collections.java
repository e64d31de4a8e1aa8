package java.util;


/** Algorithms on collections, and the small and wrapping collections; the wrappers' classes stand in files of their own. */
public class Collections {
    // From these sizes on, lists without random access are worked on through iterators or arrays.
    private static final int BINARYSEARCH_THRESHOLD = 5000;
    private static final int REVERSE_THRESHOLD = 18;
    private static final int SHUFFLE_THRESHOLD = 5;
    private static final int FILL_THRESHOLD = 25;
    private static final int ROTATE_THRESHOLD = 100;
    private static final int COPY_THRESHOLD = 10;
    private static final int REPLACEALL_THRESHOLD = 11;
    private static final int INDEXOFSUBLIST_THRESHOLD = 35;

    @SuppressWarnings("rawtypes")
    public static final Set EMPTY_SET = new SmallCollections.EmptySet();
    @SuppressWarnings("rawtypes")
    public static final List EMPTY_LIST = new SmallCollections.EmptyList();
    @SuppressWarnings("rawtypes")
    public static final Map EMPTY_MAP = new SmallCollections.EmptyMap();

    private static Random shuffler;

    private Collections() {
    }

    public static <T extends Comparable<? super T>> void sort(List<T> list) {
        list.sort(null);
    }

    public static <T> void sort(List<T> list, Comparator<? super T> c) {
        list.sort(c);
    }

    public static <T> int binarySearch(List<? extends Comparable<? super T>> list, T key) {
        return search(list, key, null);
    }

    public static <T> int binarySearch(List<? extends T> list, T key, Comparator<? super T> c) {
        return search(list, key, c);
    }

    @SuppressWarnings("unchecked")
    private static <T> int search(List<?> list, T key, Comparator<? super T> order) {
        // A long linked list is copied once, which costs less than walking to each middle.
        Object[] a = list instanceof RandomAccess || list.size() < BINARYSEARCH_THRESHOLD ? null : list.toArray();
        int low = 0;
        int high = list.size() - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            Object e = a == null ? list.get(middle) : a[middle];
            int c = order == null ? ((Comparable<Object>) e).compareTo(key) : order.compare((T) e, key);
            if (c < 0) {
                low = middle + 1;
            } else if (c > 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    @SuppressWarnings("unchecked")
    public static void reverse(List<?> list) {
        List<Object> l = (List<Object>) list;
        int n = l.size();
        if (n < REVERSE_THRESHOLD || l instanceof RandomAccess) {
            for (int i = 0, j = n - 1; i < j; i++, j--) {
                l.set(i, l.set(j, l.get(i)));
            }
        } else {
            ListIterator<Object> forward = l.listIterator();
            ListIterator<Object> backward = l.listIterator(n);
            for (int i = 0; i < n >> 1; i++) {
                Object e = forward.next();
                forward.set(backward.previous());
                backward.set(e);
            }
        }
    }

    public static void shuffle(List<?> list) {
        Random r = shuffler;
        if (r == null) {
            r = new Random();
            shuffler = r;
        }
        shuffle(list, r);
    }

    @SuppressWarnings("unchecked")
    public static void shuffle(List<?> list, Random rnd) {
        int n = list.size();
        if (n < SHUFFLE_THRESHOLD || list instanceof RandomAccess) {
            for (int i = n; i > 1; i--) {
                swap(list, i - 1, rnd.nextInt(i));
            }
            return;
        }
        shuffle(list, (java.util.random.RandomGenerator) rnd);
    }

    @SuppressWarnings("unchecked")
    public static void shuffle(List<?> list, java.util.random.RandomGenerator rnd) {
        Object[] a = list.toArray();
        for (int i = a.length; i > 1; i--) {
            int j = rnd.nextInt(i);
            Object e = a[i - 1];
            a[i - 1] = a[j];
            a[j] = e;
        }
        storeBack((List<Object>) list, a);
    }

    private static void storeBack(List<Object> list, Object[] a) {
        ListIterator<Object> it = list.listIterator();
        for (Object e : a) {
            it.next();
            it.set(e);
        }
    }

    @SuppressWarnings("unchecked")
    public static void swap(List<?> list, int i, int j) {
        List<Object> l = (List<Object>) list;
        l.set(i, l.set(j, l.get(i)));
    }

    public static <T> void fill(List<? super T> list, T obj) {
        int n = list.size();
        if (n < FILL_THRESHOLD || list instanceof RandomAccess) {
            for (int i = 0; i < n; i++) {
                list.set(i, obj);
            }
            return;
        }
        ListIterator<? super T> it = list.listIterator();
        for (; n > 0; n--) {
            it.next();
            it.set(obj);
        }
    }

    public static <T> void copy(List<? super T> dest, List<? extends T> src) {
        int n = src.size();
        if (n > dest.size()) {
            throw new IndexOutOfBoundsException("Source does not fit in dest");
        }
        if (n < COPY_THRESHOLD || src instanceof RandomAccess && dest instanceof RandomAccess) {
            for (int i = 0; i < n; i++) {
                dest.set(i, src.get(i));
            }
            return;
        }
        ListIterator<? super T> to = dest.listIterator();
        ListIterator<? extends T> from = src.listIterator();
        for (int i = 0; i < n; i++) {
            to.next();
            to.set(from.next());
        }
    }
    //#for best better
    //#| min | <
    //#| max | >

    public static <T extends Object & Comparable<? super T>> T $best$(Collection<? extends T> coll) {
        Iterator<? extends T> i = coll.iterator();
        T best = i.next();
        while (i.hasNext()) {
            T next = i.next();
            if (next.compareTo(best) $better$ 0) {
                best = next;
            }
        }
        return best;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static <T> T $best$(Collection<? extends T> coll, Comparator<? super T> comp) {
        if (comp == null) {
            return (T) $best$((Collection) coll);
        }
        Iterator<? extends T> i = coll.iterator();
        T best = i.next();
        while (i.hasNext()) {
            T next = i.next();
            if (comp.compare(next, best) $better$ 0) {
                best = next;
            }
        }
        return best;
    }
    //#end

    /** Moves each element {@code distance} places up, round the end. */
    @SuppressWarnings("unchecked")
    public static void rotate(List<?> list, int distance) {
        if (list instanceof RandomAccess || list.size() < ROTATE_THRESHOLD) {
            rotateByCycles((List<Object>) list, distance);
            return;
        }
        int n = list.size();
        int d = -distance % n;
        if (d < 0) {
            d += n;
        }
        if (d == 0) {
            return;
        }
        reverse(list.subList(0, d));
        reverse(list.subList(d, n));
        reverse(list);
    }

    /** Each element goes straight to its place, and the one that was there to the next, until all have moved. */
    private static void rotateByCycles(List<Object> list, int distance) {
        int n = list.size();
        if (n == 0) {
            return;
        }
        int d = distance % n;
        if (d < 0) {
            d += n;
        }
        if (d == 0) {
            return;
        }
        int moved = 0;
        for (int start = 0; moved < n; start++) {
            Object e = list.get(start);
            int i = start;
            do {
                i += d;
                if (i >= n) {
                    i -= n;
                }
                e = list.set(i, e);
                moved++;
            } while (i != start);
        }
    }

    public static <T> boolean replaceAll(List<T> list, T oldVal, T newVal) {
        boolean found = false;
        int n = list.size();
        if (n < REPLACEALL_THRESHOLD || list instanceof RandomAccess) {
            for (int i = 0; i < n; i++) {
                if (Objects.equals(oldVal, list.get(i))) {
                    list.set(i, newVal);
                    found = true;
                }
            }
            return found;
        }
        for (ListIterator<T> it = list.listIterator(); it.hasNext();) {
            if (Objects.equals(oldVal, it.next())) {
                it.set(newVal);
                found = true;
            }
        }
        return found;
    }

    public static int indexOfSubList(List<?> source, List<?> target) {
        int size = source.size();
        int n = target.size();
        boolean byIndex = usesIndexes(source, size, target);
        ListIterator<?> it = byIndex ? null : source.listIterator();
        for (int start = 0; start <= size - n; start++) {
            if (byIndex ? equalFrom(source, start, target, n) : equalAhead(it, target, n)) {
                return start;
            }
        }
        return -1;
    }

    private static boolean usesIndexes(List<?> source, int size, List<?> target) {
        return size < INDEXOFSUBLIST_THRESHOLD || source instanceof RandomAccess && target instanceof RandomAccess;
    }

    private static boolean equalFrom(List<?> source, int start, List<?> target, int n) {
        for (int i = 0; i < n; i++) {
            if (!Objects.equals(target.get(i), source.get(start + i))) {
                return false;
            }
        }
        return true;
    }

    /** Whether the next elements are those of {@code target}; if not, {@code it} ends up one element further. */
    private static boolean equalAhead(ListIterator<?> it, List<?> target, int n) {
        ListIterator<?> wanted = target.listIterator();
        for (int i = 0; i < n; i++) {
            if (!Objects.equals(wanted.next(), it.next())) {
                for (int back = 0; back < i; back++) {
                    it.previous();
                }
                return false;
            }
        }
        return true;
    }

    public static int lastIndexOfSubList(List<?> source, List<?> target) {
        int size = source.size();
        int n = target.size();
        if (n > size) {
            return -1;
        }
        boolean byIndex = usesIndexes(source, size, target);
        ListIterator<?> it = byIndex ? null : source.listIterator(size - n);
        for (int start = size - n; start >= 0; start--) {
            if (byIndex ? equalFrom(source, start, target, n) : equalAhead(it, target, n)) {
                return start;
            }
            if (!byIndex && start > 0) {
                // Past the element that differed, back over it and the one before.
                it.previous();
                it.previous();
            }
        }
        return -1;
    }

    // What is unmodifiable already needs no second view.
    //#for Kind given name
    //#| Collection | Collection<? extends T> | c
    //#| SequencedCollection | SequencedCollection<? extends T> | c
    //#| Set | Set<? extends T> | s
    //#| SequencedSet | SequencedSet<? extends T> | s
    //#| SortedSet | SortedSet<T> | s
    //#| NavigableSet | NavigableSet<T> | s

    @SuppressWarnings("unchecked")
    public static <T> $Kind$<T> unmodifiable$Kind$($given$ $name$) {
        return $name$.getClass() == UnmodifiableViews.Of$Kind$.class ? ($Kind$<T>) $name$ : new UnmodifiableViews.Of$Kind$<>($name$);
    }
    //#end

    @SuppressWarnings("unchecked")
    public static <T> List<T> unmodifiableList(List<? extends T> list) {
        if (list.getClass() == UnmodifiableViews.OfRandomAccessList.class || list.getClass() == UnmodifiableViews.OfList.class) {
            return (List<T>) list;
        }
        return list instanceof RandomAccess
                ? new UnmodifiableViews.OfRandomAccessList<>(list)
                : new UnmodifiableViews.OfList<>(list);
    }
    //#for Kind given name
    //#| Map | Map<? extends K, ? extends V> | m
    //#| SequencedMap | SequencedMap<? extends K, ? extends V> | m
    //#| SortedMap | SortedMap<K, ? extends V> | m
    //#| NavigableMap | NavigableMap<K, ? extends V> | m

    @SuppressWarnings("unchecked")
    public static <K, V> $Kind$<K, V> unmodifiable$Kind$($given$ $name$) {
        return $name$.getClass() == UnmodifiableMaps.Of$Kind$.class ? ($Kind$<K, V>) $name$ : new UnmodifiableMaps.Of$Kind$<>($name$);
    }
    //#end

    public static <T> Collection<T> synchronizedCollection(Collection<T> c) {
        return new SynchronizedViews.OfCollection<>(c, null);
    }

    public static <T> Set<T> synchronizedSet(Set<T> s) {
        return new SynchronizedViews.OfSet<>(s, null);
    }

    public static <T> SortedSet<T> synchronizedSortedSet(SortedSet<T> s) {
        return new SynchronizedViews.OfSortedSet<>(s, null);
    }

    public static <T> List<T> synchronizedList(List<T> list) {
        return synchronizedList(list, null);
    }

    static <T> List<T> synchronizedList(List<T> list, Object mutex) {
        return list instanceof RandomAccess
                ? new SynchronizedViews.OfRandomAccessList<>(list, mutex)
                : new SynchronizedViews.OfList<>(list, mutex);
    }

    public static <K, V> Map<K, V> synchronizedMap(Map<K, V> m) {
        return new SynchronizedViews.OfMap<>(m, null);
    }

    public static <K, V> SortedMap<K, V> synchronizedSortedMap(SortedMap<K, V> m) {
        return new SynchronizedViews.OfSortedMap<>(m, null);
    }

    @SuppressWarnings("unchecked")
    public static <T> Iterator<T> emptyIterator() {
        return (Iterator<T>) SmallCollections.EmptyIterator.INSTANCE;
    }

    @SuppressWarnings("unchecked")
    public static <T> ListIterator<T> emptyListIterator() {
        return (ListIterator<T>) SmallCollections.EmptyIterator.INSTANCE;
    }

    public static <T> Enumeration<T> emptyEnumeration() {
        return enumeration(Collections.<T>emptyList());
    }

    @SuppressWarnings("unchecked")
    public static final <T> Set<T> emptySet() {
        return (Set<T>) EMPTY_SET;
    }

    public static <E> SortedSet<E> emptySortedSet() {
        return unmodifiableNavigableSet(new TreeSet<E>());
    }

    public static <E> NavigableSet<E> emptyNavigableSet() {
        return unmodifiableNavigableSet(new TreeSet<E>());
    }

    @SuppressWarnings("unchecked")
    public static final <T> List<T> emptyList() {
        return (List<T>) EMPTY_LIST;
    }

    @SuppressWarnings("unchecked")
    public static final <K, V> Map<K, V> emptyMap() {
        return (Map<K, V>) EMPTY_MAP;
    }

    public static final <K, V> SortedMap<K, V> emptySortedMap() {
        return unmodifiableNavigableMap(new TreeMap<K, V>());
    }

    public static final <K, V> NavigableMap<K, V> emptyNavigableMap() {
        return unmodifiableNavigableMap(new TreeMap<K, V>());
    }

    public static <T> Set<T> singleton(T o) {
        return new SmallCollections.SingletonSet<>(o);
    }

    public static <T> List<T> singletonList(T o) {
        return new SmallCollections.SingletonList<>(o);
    }

    public static <K, V> Map<K, V> singletonMap(K key, V value) {
        return new SmallCollections.SingletonMap<>(key, value);
    }

    public static <T> List<T> nCopies(int n, T o) {
        if (n < 0) {
            throw new IllegalArgumentException("List length = " + n);
        }
        return new SmallCollections.CopiesList<>(n, o);
    }

    @SuppressWarnings("unchecked")
    public static <T> Comparator<T> reverseOrder() {
        return (Comparator<T>) ReverseOrder.OF_NATURAL;
    }

    @SuppressWarnings("unchecked")
    public static <T> Comparator<T> reverseOrder(Comparator<T> cmp) {
        if (cmp == null || (Object) cmp == NaturalOrder.INSTANCE) {
            return (Comparator<T>) ReverseOrder.OF_NATURAL;
        }
        if ((Object) cmp == ReverseOrder.OF_NATURAL) {
            return (Comparator<T>) NaturalOrder.INSTANCE;
        }
        return cmp instanceof ReverseOrder ? ((ReverseOrder<T>) cmp).order : new ReverseOrder<>(cmp);
    }

    public static <T> Enumeration<T> enumeration(Collection<T> c) {
        Iterator<T> it = c.iterator();
        return new Enumeration<>() {
            @Override
            public boolean hasMoreElements() {
                return it.hasNext();
            }

            @Override
            public T nextElement() {
                return it.next();
            }
        };
    }

    public static <T> ArrayList<T> list(Enumeration<T> e) {
        ArrayList<T> l = new ArrayList<>();
        while (e.hasMoreElements()) {
            l.add(e.nextElement());
        }
        return l;
    }

    public static int frequency(Collection<?> c, Object o) {
        int n = 0;
        for (Object e : c) {
            if (o == null ? e == null : o.equals(e)) {
                n++;
            }
        }
        return n;
    }

    /** Whether no element is in both; asks the set, if one is a set, or else the longer. */
    public static boolean disjoint(Collection<?> c1, Collection<?> c2) {
        Collection<?> asked = c2;
        Collection<?> walked = c1;
        if (c1 instanceof Set) {
            walked = c2;
            asked = c1;
        } else if (!(c2 instanceof Set)) {
            int n1 = c1.size();
            int n2 = c2.size();
            if (n1 == 0 || n2 == 0) {
                return true;
            }
            if (n1 > n2) {
                walked = c2;
                asked = c1;
            }
        }
        for (Object e : walked) {
            if (asked.contains(e)) {
                return false;
            }
        }
        return true;
    }

    @SafeVarargs
    public static <T> boolean addAll(Collection<? super T> c, T... elements) {
        boolean changed = false;
        for (T e : elements) {
            changed |= c.add(e);
        }
        return changed;
    }

    public static <E> Set<E> newSetFromMap(Map<E, Boolean> map) {
        if (!map.isEmpty()) {
            throw new IllegalArgumentException("Map is non-empty");
        }
        return new SmallCollections.SetFromMap<>(map);
    }

    public static <T> Queue<T> asLifoQueue(Deque<T> deque) {
        return new SmallCollections.LifoQueue<>(Objects.requireNonNull(deque));
    }

    /** The natural order turned round, as streams have it. */
    private static final class ReverseComparator implements java.io.Serializable {
        private static final long serialVersionUID = 7207038068494060240L;

        private Object readResolve() {
            return reverseOrder();
        }
    }

    /** A comparator turned round. */
    private static final class ReverseOrder<T> implements Comparator<T>, java.io.Serializable {
        private static final long serialVersionUID = 1L;

        static final ReverseOrder<Comparable<Object>> OF_NATURAL = new ReverseOrder<>(NaturalOrder.INSTANCE);

        private final Comparator<T> order;

        ReverseOrder(Comparator<T> order) {
            this.order = order;
        }

        private Object writeReplace() {
            return this == OF_NATURAL ? new ReverseComparator() : this;
        }

        @Override
        @SuppressWarnings("unchecked")
        public int compare(T c1, T c2) {
            return this == (Object) OF_NATURAL ? ((Comparable<Object>) c2).compareTo(c1) : order.compare(c2, c1);
        }

        @Override
        public boolean equals(Object o) {
            return o == this || o instanceof ReverseOrder && order.equals(((ReverseOrder<?>) o).order);
        }

        @Override
        public int hashCode() {
            return order.hashCode() ^ Integer.MIN_VALUE;
        }

        @Override
        public Comparator<T> reversed() {
            return order;
        }
    }

    public static <E> Collection<E> checkedCollection(Collection<E> c, Class<E> type) {
        return new CheckedViews.OfCollection<>(c, type);
    }

    public static <E> Queue<E> checkedQueue(Queue<E> queue, Class<E> type) {
        return new CheckedViews.OfQueue<>(queue, type);
    }

    public static <E> Set<E> checkedSet(Set<E> s, Class<E> type) {
        return new CheckedViews.OfSet<>(s, type);
    }

    public static <E> SortedSet<E> checkedSortedSet(SortedSet<E> s, Class<E> type) {
        return new CheckedViews.OfSortedSet<>(s, type);
    }

    public static <E> NavigableSet<E> checkedNavigableSet(NavigableSet<E> s, Class<E> type) {
        return new CheckedNavigableSet<>(s, type);
    }

    public static <E> List<E> checkedList(List<E> list, Class<E> type) {
        return list instanceof RandomAccess ? new CheckedViews.OfRandomAccessList<>(list, type)
                : new CheckedViews.OfList<>(list, type);
    }

    public static <K, V> Map<K, V> checkedMap(Map<K, V> m, Class<K> keyType, Class<V> valueType) {
        return new CheckedViews.OfMap<>(m, keyType, valueType);
    }

    public static <K, V> SortedMap<K, V> checkedSortedMap(SortedMap<K, V> m, Class<K> keyType, Class<V> valueType) {
        return new CheckedViews.OfSortedMap<>(m, keyType, valueType);
    }

    public static <K, V> NavigableMap<K, V> checkedNavigableMap(NavigableMap<K, V> m, Class<K> keyType, Class<V> valueType) {
        return new CheckedNavigableMap<>(m, keyType, valueType);
    }
}
