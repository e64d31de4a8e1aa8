package overridden;

import java.util.Collection;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.SequencedCollection;
import java.util.SequencedSet;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.Spliterator;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.LongBinaryOperator;
import java.util.function.Predicate;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongBiFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** The maps and sets of java.util.concurrent, all of whose methods note their names. */
@SuppressWarnings({"rawtypes", "unchecked"})
public class ConcurrentMaps {

    public static class NotingConcurrentHashMap extends ConcurrentHashMap {
        private static final long serialVersionUID = 1;

        public NotingConcurrentHashMap(Map a) { super(a); }
        public NotingConcurrentHashMap() { super(); }
        @Override public void clear() { Notes.note("clear()"); super.clear(); }
        @Override protected Object clone() throws CloneNotSupportedException { Notes.note("clone()"); return super.clone(); }
        @Override public Object compute(Object a, BiFunction b) { Notes.note("compute(Object,BiFunction)"); return super.compute(a, b); }
        @Override public Object computeIfAbsent(Object a, Function b) { Notes.note("computeIfAbsent(Object,Function)"); return super.computeIfAbsent(a, b); }
        @Override public Object computeIfPresent(Object a, BiFunction b) { Notes.note("computeIfPresent(Object,BiFunction)"); return super.computeIfPresent(a, b); }
        @Override public boolean contains(Object a) { Notes.note("contains(Object)"); return super.contains(a); }
        @Override public boolean containsKey(Object a) { Notes.note("containsKey(Object)"); return super.containsKey(a); }
        @Override public boolean containsValue(Object a) { Notes.note("containsValue(Object)"); return super.containsValue(a); }
        @Override public Enumeration elements() { Notes.note("elements()"); return super.elements(); }
        @Override public Set entrySet() { Notes.note("entrySet()"); return super.entrySet(); }
        @Override public boolean equals(Object a) { Notes.note("equals(Object)"); return super.equals(a); }
        @Override public void forEach(BiConsumer a) { Notes.note("forEach(BiConsumer)"); super.forEach(a); }
        @Override public void forEach(long a, BiConsumer b) { Notes.note("forEach(long,BiConsumer)"); super.forEach(a, b); }
        @Override public void forEach(long a, BiFunction b, Consumer c) { Notes.note("forEach(long,BiFunction,Consumer)"); super.forEach(a, b, c); }
        @Override public void forEachEntry(long a, Consumer b) { Notes.note("forEachEntry(long,Consumer)"); super.forEachEntry(a, b); }
        @Override public void forEachEntry(long a, Function b, Consumer c) { Notes.note("forEachEntry(long,Function,Consumer)"); super.forEachEntry(a, b, c); }
        @Override public void forEachKey(long a, Consumer b) { Notes.note("forEachKey(long,Consumer)"); super.forEachKey(a, b); }
        @Override public void forEachKey(long a, Function b, Consumer c) { Notes.note("forEachKey(long,Function,Consumer)"); super.forEachKey(a, b, c); }
        @Override public void forEachValue(long a, Consumer b) { Notes.note("forEachValue(long,Consumer)"); super.forEachValue(a, b); }
        @Override public void forEachValue(long a, Function b, Consumer c) { Notes.note("forEachValue(long,Function,Consumer)"); super.forEachValue(a, b, c); }
        @Override public Object get(Object a) { Notes.note("get(Object)"); return super.get(a); }
        @Override public Object getOrDefault(Object a, Object b) { Notes.note("getOrDefault(Object,Object)"); return super.getOrDefault(a, b); }
        @Override public int hashCode() { Notes.note("hashCode()"); return super.hashCode(); }
        @Override public boolean isEmpty() { Notes.note("isEmpty()"); return super.isEmpty(); }
        @Override public ConcurrentHashMap.KeySetView keySet() { Notes.note("keySet()"); return super.keySet(); }
        @Override public ConcurrentHashMap.KeySetView keySet(Object a) { Notes.note("keySet(Object)"); return super.keySet(a); }
        @Override public Enumeration keys() { Notes.note("keys()"); return super.keys(); }
        @Override public long mappingCount() { Notes.note("mappingCount()"); return super.mappingCount(); }
        @Override public Object merge(Object a, Object b, BiFunction c) { Notes.note("merge(Object,Object,BiFunction)"); return super.merge(a, b, c); }
        @Override public Object put(Object a, Object b) { Notes.note("put(Object,Object)"); return super.put(a, b); }
        @Override public void putAll(Map a) { Notes.note("putAll(Map)"); super.putAll(a); }
        @Override public Object putIfAbsent(Object a, Object b) { Notes.note("putIfAbsent(Object,Object)"); return super.putIfAbsent(a, b); }
        @Override public Object reduce(long a, BiFunction b, BiFunction c) { Notes.note("reduce(long,BiFunction,BiFunction)"); return super.reduce(a, b, c); }
        @Override public Map.Entry reduceEntries(long a, BiFunction b) { Notes.note("reduceEntries(long,BiFunction)"); return super.reduceEntries(a, b); }
        @Override public Object reduceEntries(long a, Function b, BiFunction c) { Notes.note("reduceEntries(long,Function,BiFunction)"); return super.reduceEntries(a, b, c); }
        @Override public double reduceEntriesToDouble(long a, ToDoubleFunction b, double c, DoubleBinaryOperator d) { Notes.note("reduceEntriesToDouble(long,ToDoubleFunction,double,DoubleBinaryOperator)"); return super.reduceEntriesToDouble(a, b, c, d); }
        @Override public int reduceEntriesToInt(long a, ToIntFunction b, int c, IntBinaryOperator d) { Notes.note("reduceEntriesToInt(long,ToIntFunction,int,IntBinaryOperator)"); return super.reduceEntriesToInt(a, b, c, d); }
        @Override public long reduceEntriesToLong(long a, ToLongFunction b, long c, LongBinaryOperator d) { Notes.note("reduceEntriesToLong(long,ToLongFunction,long,LongBinaryOperator)"); return super.reduceEntriesToLong(a, b, c, d); }
        @Override public Object reduceKeys(long a, BiFunction b) { Notes.note("reduceKeys(long,BiFunction)"); return super.reduceKeys(a, b); }
        @Override public Object reduceKeys(long a, Function b, BiFunction c) { Notes.note("reduceKeys(long,Function,BiFunction)"); return super.reduceKeys(a, b, c); }
        @Override public double reduceKeysToDouble(long a, ToDoubleFunction b, double c, DoubleBinaryOperator d) { Notes.note("reduceKeysToDouble(long,ToDoubleFunction,double,DoubleBinaryOperator)"); return super.reduceKeysToDouble(a, b, c, d); }
        @Override public int reduceKeysToInt(long a, ToIntFunction b, int c, IntBinaryOperator d) { Notes.note("reduceKeysToInt(long,ToIntFunction,int,IntBinaryOperator)"); return super.reduceKeysToInt(a, b, c, d); }
        @Override public long reduceKeysToLong(long a, ToLongFunction b, long c, LongBinaryOperator d) { Notes.note("reduceKeysToLong(long,ToLongFunction,long,LongBinaryOperator)"); return super.reduceKeysToLong(a, b, c, d); }
        @Override public double reduceToDouble(long a, ToDoubleBiFunction b, double c, DoubleBinaryOperator d) { Notes.note("reduceToDouble(long,ToDoubleBiFunction,double,DoubleBinaryOperator)"); return super.reduceToDouble(a, b, c, d); }
        @Override public int reduceToInt(long a, ToIntBiFunction b, int c, IntBinaryOperator d) { Notes.note("reduceToInt(long,ToIntBiFunction,int,IntBinaryOperator)"); return super.reduceToInt(a, b, c, d); }
        @Override public long reduceToLong(long a, ToLongBiFunction b, long c, LongBinaryOperator d) { Notes.note("reduceToLong(long,ToLongBiFunction,long,LongBinaryOperator)"); return super.reduceToLong(a, b, c, d); }
        @Override public Object reduceValues(long a, BiFunction b) { Notes.note("reduceValues(long,BiFunction)"); return super.reduceValues(a, b); }
        @Override public Object reduceValues(long a, Function b, BiFunction c) { Notes.note("reduceValues(long,Function,BiFunction)"); return super.reduceValues(a, b, c); }
        @Override public double reduceValuesToDouble(long a, ToDoubleFunction b, double c, DoubleBinaryOperator d) { Notes.note("reduceValuesToDouble(long,ToDoubleFunction,double,DoubleBinaryOperator)"); return super.reduceValuesToDouble(a, b, c, d); }
        @Override public int reduceValuesToInt(long a, ToIntFunction b, int c, IntBinaryOperator d) { Notes.note("reduceValuesToInt(long,ToIntFunction,int,IntBinaryOperator)"); return super.reduceValuesToInt(a, b, c, d); }
        @Override public long reduceValuesToLong(long a, ToLongFunction b, long c, LongBinaryOperator d) { Notes.note("reduceValuesToLong(long,ToLongFunction,long,LongBinaryOperator)"); return super.reduceValuesToLong(a, b, c, d); }
        @Override public boolean remove(Object a, Object b) { Notes.note("remove(Object,Object)"); return super.remove(a, b); }
        @Override public Object remove(Object a) { Notes.note("remove(Object)"); return super.remove(a); }
        @Override public boolean replace(Object a, Object b, Object c) { Notes.note("replace(Object,Object,Object)"); return super.replace(a, b, c); }
        @Override public Object replace(Object a, Object b) { Notes.note("replace(Object,Object)"); return super.replace(a, b); }
        @Override public void replaceAll(BiFunction a) { Notes.note("replaceAll(BiFunction)"); super.replaceAll(a); }
        @Override public Object search(long a, BiFunction b) { Notes.note("search(long,BiFunction)"); return super.search(a, b); }
        @Override public Object searchEntries(long a, Function b) { Notes.note("searchEntries(long,Function)"); return super.searchEntries(a, b); }
        @Override public Object searchKeys(long a, Function b) { Notes.note("searchKeys(long,Function)"); return super.searchKeys(a, b); }
        @Override public Object searchValues(long a, Function b) { Notes.note("searchValues(long,Function)"); return super.searchValues(a, b); }
        @Override public int size() { Notes.note("size()"); return super.size(); }
        @Override public String toString() { Notes.note("toString()"); return super.toString(); }
        @Override public Collection values() { Notes.note("values()"); return super.values(); }
    }

    public static class NotingConcurrentSkipListMap extends ConcurrentSkipListMap {
        private static final long serialVersionUID = 1;

        public NotingConcurrentSkipListMap(Map a) { super(a); }
        public NotingConcurrentSkipListMap() { super(); }
        public NotingConcurrentSkipListMap(SortedMap a) { super(a); }
        @Override public Map.Entry ceilingEntry(Object a) { Notes.note("ceilingEntry(Object)"); return super.ceilingEntry(a); }
        @Override public Object ceilingKey(Object a) { Notes.note("ceilingKey(Object)"); return super.ceilingKey(a); }
        @Override public void clear() { Notes.note("clear()"); super.clear(); }
        @Override public ConcurrentSkipListMap clone() { Notes.note("clone()"); return super.clone(); }
        @Override public Comparator comparator() { Notes.note("comparator()"); return super.comparator(); }
        @Override public Object compute(Object a, BiFunction b) { Notes.note("compute(Object,BiFunction)"); return super.compute(a, b); }
        @Override public Object computeIfAbsent(Object a, Function b) { Notes.note("computeIfAbsent(Object,Function)"); return super.computeIfAbsent(a, b); }
        @Override public Object computeIfPresent(Object a, BiFunction b) { Notes.note("computeIfPresent(Object,BiFunction)"); return super.computeIfPresent(a, b); }
        @Override public boolean containsKey(Object a) { Notes.note("containsKey(Object)"); return super.containsKey(a); }
        @Override public boolean containsValue(Object a) { Notes.note("containsValue(Object)"); return super.containsValue(a); }
        @Override public NavigableSet descendingKeySet() { Notes.note("descendingKeySet()"); return super.descendingKeySet(); }
        @Override public ConcurrentNavigableMap descendingMap() { Notes.note("descendingMap()"); return super.descendingMap(); }
        @Override public Set entrySet() { Notes.note("entrySet()"); return super.entrySet(); }
        @Override public boolean equals(Object a) { Notes.note("equals(Object)"); return super.equals(a); }
        @Override public Map.Entry firstEntry() { Notes.note("firstEntry()"); return super.firstEntry(); }
        @Override public Object firstKey() { Notes.note("firstKey()"); return super.firstKey(); }
        @Override public Map.Entry floorEntry(Object a) { Notes.note("floorEntry(Object)"); return super.floorEntry(a); }
        @Override public Object floorKey(Object a) { Notes.note("floorKey(Object)"); return super.floorKey(a); }
        @Override public void forEach(BiConsumer a) { Notes.note("forEach(BiConsumer)"); super.forEach(a); }
        @Override public Object get(Object a) { Notes.note("get(Object)"); return super.get(a); }
        @Override public Object getOrDefault(Object a, Object b) { Notes.note("getOrDefault(Object,Object)"); return super.getOrDefault(a, b); }
        @Override public int hashCode() { Notes.note("hashCode()"); return super.hashCode(); }
        @Override public ConcurrentNavigableMap headMap(Object a, boolean b) { Notes.note("headMap(Object,boolean)"); return super.headMap(a, b); }
        @Override public ConcurrentNavigableMap headMap(Object a) { Notes.note("headMap(Object)"); return super.headMap(a); }
        @Override public Map.Entry higherEntry(Object a) { Notes.note("higherEntry(Object)"); return super.higherEntry(a); }
        @Override public Object higherKey(Object a) { Notes.note("higherKey(Object)"); return super.higherKey(a); }
        @Override public boolean isEmpty() { Notes.note("isEmpty()"); return super.isEmpty(); }
        @Override public NavigableSet keySet() { Notes.note("keySet()"); return super.keySet(); }
        @Override public Map.Entry lastEntry() { Notes.note("lastEntry()"); return super.lastEntry(); }
        @Override public Object lastKey() { Notes.note("lastKey()"); return super.lastKey(); }
        @Override public Map.Entry lowerEntry(Object a) { Notes.note("lowerEntry(Object)"); return super.lowerEntry(a); }
        @Override public Object lowerKey(Object a) { Notes.note("lowerKey(Object)"); return super.lowerKey(a); }
        @Override public Object merge(Object a, Object b, BiFunction c) { Notes.note("merge(Object,Object,BiFunction)"); return super.merge(a, b, c); }
        @Override public NavigableSet navigableKeySet() { Notes.note("navigableKeySet()"); return super.navigableKeySet(); }
        @Override public Map.Entry pollFirstEntry() { Notes.note("pollFirstEntry()"); return super.pollFirstEntry(); }
        @Override public Map.Entry pollLastEntry() { Notes.note("pollLastEntry()"); return super.pollLastEntry(); }
        @Override public Object put(Object a, Object b) { Notes.note("put(Object,Object)"); return super.put(a, b); }
        @Override public void putAll(Map a) { Notes.note("putAll(Map)"); super.putAll(a); }
        @Override public Object putFirst(Object a, Object b) { Notes.note("putFirst(Object,Object)"); return super.putFirst(a, b); }
        @Override public Object putIfAbsent(Object a, Object b) { Notes.note("putIfAbsent(Object,Object)"); return super.putIfAbsent(a, b); }
        @Override public Object putLast(Object a, Object b) { Notes.note("putLast(Object,Object)"); return super.putLast(a, b); }
        @Override public boolean remove(Object a, Object b) { Notes.note("remove(Object,Object)"); return super.remove(a, b); }
        @Override public Object remove(Object a) { Notes.note("remove(Object)"); return super.remove(a); }
        @Override public boolean replace(Object a, Object b, Object c) { Notes.note("replace(Object,Object,Object)"); return super.replace(a, b, c); }
        @Override public Object replace(Object a, Object b) { Notes.note("replace(Object,Object)"); return super.replace(a, b); }
        @Override public void replaceAll(BiFunction a) { Notes.note("replaceAll(BiFunction)"); super.replaceAll(a); }
        @Override public NavigableMap reversed() { Notes.note("reversed()"); return super.reversed(); }
        @Override public SequencedSet sequencedEntrySet() { Notes.note("sequencedEntrySet()"); return super.sequencedEntrySet(); }
        @Override public SequencedSet sequencedKeySet() { Notes.note("sequencedKeySet()"); return super.sequencedKeySet(); }
        @Override public SequencedCollection sequencedValues() { Notes.note("sequencedValues()"); return super.sequencedValues(); }
        @Override public int size() { Notes.note("size()"); return super.size(); }
        @Override public ConcurrentNavigableMap subMap(Object a, boolean b, Object c, boolean d) { Notes.note("subMap(Object,boolean,Object,boolean)"); return super.subMap(a, b, c, d); }
        @Override public ConcurrentNavigableMap subMap(Object a, Object b) { Notes.note("subMap(Object,Object)"); return super.subMap(a, b); }
        @Override public ConcurrentNavigableMap tailMap(Object a, boolean b) { Notes.note("tailMap(Object,boolean)"); return super.tailMap(a, b); }
        @Override public ConcurrentNavigableMap tailMap(Object a) { Notes.note("tailMap(Object)"); return super.tailMap(a); }
        @Override public String toString() { Notes.note("toString()"); return super.toString(); }
        @Override public Collection values() { Notes.note("values()"); return super.values(); }
    }

    public static class NotingConcurrentSkipListSet extends ConcurrentSkipListSet {
        private static final long serialVersionUID = 1;

        public NotingConcurrentSkipListSet(SortedSet a) { super(a); }
        public NotingConcurrentSkipListSet(Collection a) { super(a); }
        public NotingConcurrentSkipListSet() { super(); }
        @Override public boolean add(Object a) { Notes.note("add(Object)"); return super.add(a); }
        @Override public boolean addAll(Collection a) { Notes.note("addAll(Collection)"); return super.addAll(a); }
        @Override public void addFirst(Object a) { Notes.note("addFirst(Object)"); super.addFirst(a); }
        @Override public void addLast(Object a) { Notes.note("addLast(Object)"); super.addLast(a); }
        @Override public Object ceiling(Object a) { Notes.note("ceiling(Object)"); return super.ceiling(a); }
        @Override public void clear() { Notes.note("clear()"); super.clear(); }
        @Override public ConcurrentSkipListSet clone() { Notes.note("clone()"); return super.clone(); }
        @Override public Comparator comparator() { Notes.note("comparator()"); return super.comparator(); }
        @Override public boolean contains(Object a) { Notes.note("contains(Object)"); return super.contains(a); }
        @Override public boolean containsAll(Collection a) { Notes.note("containsAll(Collection)"); return super.containsAll(a); }
        @Override public Iterator descendingIterator() { Notes.note("descendingIterator()"); return super.descendingIterator(); }
        @Override public NavigableSet descendingSet() { Notes.note("descendingSet()"); return super.descendingSet(); }
        @Override public boolean equals(Object a) { Notes.note("equals(Object)"); return super.equals(a); }
        @Override public Object first() { Notes.note("first()"); return super.first(); }
        @Override public Object floor(Object a) { Notes.note("floor(Object)"); return super.floor(a); }
        @Override public void forEach(Consumer a) { Notes.note("forEach(Consumer)"); super.forEach(a); }
        @Override public Object getFirst() { Notes.note("getFirst()"); return super.getFirst(); }
        @Override public Object getLast() { Notes.note("getLast()"); return super.getLast(); }
        @Override public int hashCode() { Notes.note("hashCode()"); return super.hashCode(); }
        @Override public NavigableSet headSet(Object a, boolean b) { Notes.note("headSet(Object,boolean)"); return super.headSet(a, b); }
        @Override public NavigableSet headSet(Object a) { Notes.note("headSet(Object)"); return super.headSet(a); }
        @Override public Object higher(Object a) { Notes.note("higher(Object)"); return super.higher(a); }
        @Override public boolean isEmpty() { Notes.note("isEmpty()"); return super.isEmpty(); }
        @Override public Iterator iterator() { Notes.note("iterator()"); return super.iterator(); }
        @Override public Object last() { Notes.note("last()"); return super.last(); }
        @Override public Object lower(Object a) { Notes.note("lower(Object)"); return super.lower(a); }
        @Override public Stream parallelStream() { Notes.note("parallelStream()"); return super.parallelStream(); }
        @Override public Object pollFirst() { Notes.note("pollFirst()"); return super.pollFirst(); }
        @Override public Object pollLast() { Notes.note("pollLast()"); return super.pollLast(); }
        @Override public boolean remove(Object a) { Notes.note("remove(Object)"); return super.remove(a); }
        @Override public boolean removeAll(Collection a) { Notes.note("removeAll(Collection)"); return super.removeAll(a); }
        @Override public Object removeFirst() { Notes.note("removeFirst()"); return super.removeFirst(); }
        @Override public boolean removeIf(Predicate a) { Notes.note("removeIf(Predicate)"); return super.removeIf(a); }
        @Override public Object removeLast() { Notes.note("removeLast()"); return super.removeLast(); }
        @Override public boolean retainAll(Collection a) { Notes.note("retainAll(Collection)"); return super.retainAll(a); }
        @Override public NavigableSet reversed() { Notes.note("reversed()"); return super.reversed(); }
        @Override public int size() { Notes.note("size()"); return super.size(); }
        @Override public Spliterator spliterator() { Notes.note("spliterator()"); return super.spliterator(); }
        @Override public Stream stream() { Notes.note("stream()"); return super.stream(); }
        @Override public NavigableSet subSet(Object a, boolean b, Object c, boolean d) { Notes.note("subSet(Object,boolean,Object,boolean)"); return super.subSet(a, b, c, d); }
        @Override public NavigableSet subSet(Object a, Object b) { Notes.note("subSet(Object,Object)"); return super.subSet(a, b); }
        @Override public NavigableSet tailSet(Object a, boolean b) { Notes.note("tailSet(Object,boolean)"); return super.tailSet(a, b); }
        @Override public NavigableSet tailSet(Object a) { Notes.note("tailSet(Object)"); return super.tailSet(a); }
        @Override public Object[] toArray() { Notes.note("toArray()"); return super.toArray(); }
        @Override public Object[] toArray(Object[] a) { Notes.note("toArray(Object[])"); return super.toArray(a); }
        @Override public Object[] toArray(IntFunction a) { Notes.note("toArray(IntFunction)"); return super.toArray(a); }
        @Override public String toString() { Notes.note("toString()"); return super.toString(); }
    }

    public static class NotingCopyOnWriteArrayList extends CopyOnWriteArrayList {
        private static final long serialVersionUID = 1;

        public NotingCopyOnWriteArrayList() { super(); }
        public NotingCopyOnWriteArrayList(Collection a) { super(a); }
        @Override public boolean add(Object a) { Notes.note("add(Object)"); return super.add(a); }
        @Override public void add(int a, Object b) { Notes.note("add(int,Object)"); super.add(a, b); }
        @Override public boolean addAll(int a, Collection b) { Notes.note("addAll(int,Collection)"); return super.addAll(a, b); }
        @Override public boolean addAll(Collection a) { Notes.note("addAll(Collection)"); return super.addAll(a); }
        @Override public int addAllAbsent(Collection a) { Notes.note("addAllAbsent(Collection)"); return super.addAllAbsent(a); }
        @Override public void addFirst(Object a) { Notes.note("addFirst(Object)"); super.addFirst(a); }
        @Override public boolean addIfAbsent(Object a) { Notes.note("addIfAbsent(Object)"); return super.addIfAbsent(a); }
        @Override public void addLast(Object a) { Notes.note("addLast(Object)"); super.addLast(a); }
        @Override public void clear() { Notes.note("clear()"); super.clear(); }
        @Override public Object clone() { Notes.note("clone()"); return super.clone(); }
        @Override public boolean contains(Object a) { Notes.note("contains(Object)"); return super.contains(a); }
        @Override public boolean containsAll(Collection a) { Notes.note("containsAll(Collection)"); return super.containsAll(a); }
        @Override public boolean equals(Object a) { Notes.note("equals(Object)"); return super.equals(a); }
        @Override public void forEach(Consumer a) { Notes.note("forEach(Consumer)"); super.forEach(a); }
        @Override public Object get(int a) { Notes.note("get(int)"); return super.get(a); }
        @Override public Object getFirst() { Notes.note("getFirst()"); return super.getFirst(); }
        @Override public Object getLast() { Notes.note("getLast()"); return super.getLast(); }
        @Override public int hashCode() { Notes.note("hashCode()"); return super.hashCode(); }
        @Override public int indexOf(Object a, int b) { Notes.note("indexOf(Object,int)"); return super.indexOf(a, b); }
        @Override public int indexOf(Object a) { Notes.note("indexOf(Object)"); return super.indexOf(a); }
        @Override public boolean isEmpty() { Notes.note("isEmpty()"); return super.isEmpty(); }
        @Override public Iterator iterator() { Notes.note("iterator()"); return super.iterator(); }
        @Override public int lastIndexOf(Object a, int b) { Notes.note("lastIndexOf(Object,int)"); return super.lastIndexOf(a, b); }
        @Override public int lastIndexOf(Object a) { Notes.note("lastIndexOf(Object)"); return super.lastIndexOf(a); }
        @Override public ListIterator listIterator() { Notes.note("listIterator()"); return super.listIterator(); }
        @Override public ListIterator listIterator(int a) { Notes.note("listIterator(int)"); return super.listIterator(a); }
        @Override public Stream parallelStream() { Notes.note("parallelStream()"); return super.parallelStream(); }
        @Override public boolean remove(Object a) { Notes.note("remove(Object)"); return super.remove(a); }
        @Override public Object remove(int a) { Notes.note("remove(int)"); return super.remove(a); }
        @Override public boolean removeAll(Collection a) { Notes.note("removeAll(Collection)"); return super.removeAll(a); }
        @Override public Object removeFirst() { Notes.note("removeFirst()"); return super.removeFirst(); }
        @Override public boolean removeIf(Predicate a) { Notes.note("removeIf(Predicate)"); return super.removeIf(a); }
        @Override public Object removeLast() { Notes.note("removeLast()"); return super.removeLast(); }
        @Override public void replaceAll(UnaryOperator a) { Notes.note("replaceAll(UnaryOperator)"); super.replaceAll(a); }
        @Override public boolean retainAll(Collection a) { Notes.note("retainAll(Collection)"); return super.retainAll(a); }
        @Override public List reversed() { Notes.note("reversed()"); return super.reversed(); }
        @Override public Object set(int a, Object b) { Notes.note("set(int,Object)"); return super.set(a, b); }
        @Override public int size() { Notes.note("size()"); return super.size(); }
        @Override public void sort(Comparator a) { Notes.note("sort(Comparator)"); super.sort(a); }
        @Override public Spliterator spliterator() { Notes.note("spliterator()"); return super.spliterator(); }
        @Override public Stream stream() { Notes.note("stream()"); return super.stream(); }
        @Override public List subList(int a, int b) { Notes.note("subList(int,int)"); return super.subList(a, b); }
        @Override public Object[] toArray() { Notes.note("toArray()"); return super.toArray(); }
        @Override public Object[] toArray(Object[] a) { Notes.note("toArray(Object[])"); return super.toArray(a); }
        @Override public Object[] toArray(IntFunction a) { Notes.note("toArray(IntFunction)"); return super.toArray(a); }
        @Override public String toString() { Notes.note("toString()"); return super.toString(); }
    }

    public static class NotingCopyOnWriteArraySet extends CopyOnWriteArraySet {
        private static final long serialVersionUID = 1;

        public NotingCopyOnWriteArraySet() { super(); }
        public NotingCopyOnWriteArraySet(Collection a) { super(a); }
        @Override public boolean add(Object a) { Notes.note("add(Object)"); return super.add(a); }
        @Override public boolean addAll(Collection a) { Notes.note("addAll(Collection)"); return super.addAll(a); }
        @Override public void clear() { Notes.note("clear()"); super.clear(); }
        @Override public boolean contains(Object a) { Notes.note("contains(Object)"); return super.contains(a); }
        @Override public boolean containsAll(Collection a) { Notes.note("containsAll(Collection)"); return super.containsAll(a); }
        @Override public boolean equals(Object a) { Notes.note("equals(Object)"); return super.equals(a); }
        @Override public void forEach(Consumer a) { Notes.note("forEach(Consumer)"); super.forEach(a); }
        @Override public int hashCode() { Notes.note("hashCode()"); return super.hashCode(); }
        @Override public boolean isEmpty() { Notes.note("isEmpty()"); return super.isEmpty(); }
        @Override public Iterator iterator() { Notes.note("iterator()"); return super.iterator(); }
        @Override public Stream parallelStream() { Notes.note("parallelStream()"); return super.parallelStream(); }
        @Override public boolean remove(Object a) { Notes.note("remove(Object)"); return super.remove(a); }
        @Override public boolean removeAll(Collection a) { Notes.note("removeAll(Collection)"); return super.removeAll(a); }
        @Override public boolean removeIf(Predicate a) { Notes.note("removeIf(Predicate)"); return super.removeIf(a); }
        @Override public boolean retainAll(Collection a) { Notes.note("retainAll(Collection)"); return super.retainAll(a); }
        @Override public int size() { Notes.note("size()"); return super.size(); }
        @Override public Spliterator spliterator() { Notes.note("spliterator()"); return super.spliterator(); }
        @Override public Stream stream() { Notes.note("stream()"); return super.stream(); }
        @Override public Object[] toArray() { Notes.note("toArray()"); return super.toArray(); }
        @Override public Object[] toArray(Object[] a) { Notes.note("toArray(Object[])"); return super.toArray(a); }
        @Override public Object[] toArray(IntFunction a) { Notes.note("toArray(IntFunction)"); return super.toArray(a); }
        @Override public String toString() { Notes.note("toString()"); return super.toString(); }
    }
}
