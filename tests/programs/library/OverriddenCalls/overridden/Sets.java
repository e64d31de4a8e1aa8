package overridden;

import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.NavigableSet;
import java.util.SequencedSet;
import java.util.SortedSet;
import java.util.Spliterator;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The sets of java.util, all of whose methods note their names. */
@SuppressWarnings({"rawtypes", "unchecked"})
public class Sets {

    public static class NotingHashSet extends HashSet {
        private static final long serialVersionUID = 1;

        public NotingHashSet(Collection a) { super(a); }
        public NotingHashSet() { super(); }
        @Override public boolean add(Object a) { Notes.note("add(Object)"); return super.add(a); }
        @Override public boolean addAll(Collection a) { Notes.note("addAll(Collection)"); return super.addAll(a); }
        @Override public void clear() { Notes.note("clear()"); super.clear(); }
        @Override public Object clone() { Notes.note("clone()"); return super.clone(); }
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

    public static class NotingLinkedHashSet extends LinkedHashSet {
        private static final long serialVersionUID = 1;

        public NotingLinkedHashSet(Collection a) { super(a); }
        public NotingLinkedHashSet() { super(); }
        @Override public boolean add(Object a) { Notes.note("add(Object)"); return super.add(a); }
        @Override public boolean addAll(Collection a) { Notes.note("addAll(Collection)"); return super.addAll(a); }
        @Override public void addFirst(Object a) { Notes.note("addFirst(Object)"); super.addFirst(a); }
        @Override public void addLast(Object a) { Notes.note("addLast(Object)"); super.addLast(a); }
        @Override public void clear() { Notes.note("clear()"); super.clear(); }
        @Override public Object clone() { Notes.note("clone()"); return super.clone(); }
        @Override public boolean contains(Object a) { Notes.note("contains(Object)"); return super.contains(a); }
        @Override public boolean containsAll(Collection a) { Notes.note("containsAll(Collection)"); return super.containsAll(a); }
        @Override public boolean equals(Object a) { Notes.note("equals(Object)"); return super.equals(a); }
        @Override public void forEach(Consumer a) { Notes.note("forEach(Consumer)"); super.forEach(a); }
        @Override public Object getFirst() { Notes.note("getFirst()"); return super.getFirst(); }
        @Override public Object getLast() { Notes.note("getLast()"); return super.getLast(); }
        @Override public int hashCode() { Notes.note("hashCode()"); return super.hashCode(); }
        @Override public boolean isEmpty() { Notes.note("isEmpty()"); return super.isEmpty(); }
        @Override public Iterator iterator() { Notes.note("iterator()"); return super.iterator(); }
        @Override public Stream parallelStream() { Notes.note("parallelStream()"); return super.parallelStream(); }
        @Override public boolean remove(Object a) { Notes.note("remove(Object)"); return super.remove(a); }
        @Override public boolean removeAll(Collection a) { Notes.note("removeAll(Collection)"); return super.removeAll(a); }
        @Override public Object removeFirst() { Notes.note("removeFirst()"); return super.removeFirst(); }
        @Override public boolean removeIf(Predicate a) { Notes.note("removeIf(Predicate)"); return super.removeIf(a); }
        @Override public Object removeLast() { Notes.note("removeLast()"); return super.removeLast(); }
        @Override public boolean retainAll(Collection a) { Notes.note("retainAll(Collection)"); return super.retainAll(a); }
        @Override public SequencedSet reversed() { Notes.note("reversed()"); return super.reversed(); }
        @Override public int size() { Notes.note("size()"); return super.size(); }
        @Override public Spliterator spliterator() { Notes.note("spliterator()"); return super.spliterator(); }
        @Override public Stream stream() { Notes.note("stream()"); return super.stream(); }
        @Override public Object[] toArray() { Notes.note("toArray()"); return super.toArray(); }
        @Override public Object[] toArray(Object[] a) { Notes.note("toArray(Object[])"); return super.toArray(a); }
        @Override public Object[] toArray(IntFunction a) { Notes.note("toArray(IntFunction)"); return super.toArray(a); }
        @Override public String toString() { Notes.note("toString()"); return super.toString(); }
    }

    public static class NotingTreeSet extends TreeSet {
        private static final long serialVersionUID = 1;

        public NotingTreeSet(SortedSet a) { super(a); }
        public NotingTreeSet(Collection a) { super(a); }
        public NotingTreeSet() { super(); }
        @Override public boolean add(Object a) { Notes.note("add(Object)"); return super.add(a); }
        @Override public boolean addAll(Collection a) { Notes.note("addAll(Collection)"); return super.addAll(a); }
        @Override public void addFirst(Object a) { Notes.note("addFirst(Object)"); super.addFirst(a); }
        @Override public void addLast(Object a) { Notes.note("addLast(Object)"); super.addLast(a); }
        @Override public Object ceiling(Object a) { Notes.note("ceiling(Object)"); return super.ceiling(a); }
        @Override public void clear() { Notes.note("clear()"); super.clear(); }
        @Override public Object clone() { Notes.note("clone()"); return super.clone(); }
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
        @Override public SortedSet headSet(Object a) { Notes.note("headSet(Object)"); return super.headSet(a); }
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
        @Override public SortedSet subSet(Object a, Object b) { Notes.note("subSet(Object,Object)"); return super.subSet(a, b); }
        @Override public NavigableSet tailSet(Object a, boolean b) { Notes.note("tailSet(Object,boolean)"); return super.tailSet(a, b); }
        @Override public SortedSet tailSet(Object a) { Notes.note("tailSet(Object)"); return super.tailSet(a); }
        @Override public Object[] toArray() { Notes.note("toArray()"); return super.toArray(); }
        @Override public Object[] toArray(Object[] a) { Notes.note("toArray(Object[])"); return super.toArray(a); }
        @Override public Object[] toArray(IntFunction a) { Notes.note("toArray(IntFunction)"); return super.toArray(a); }
        @Override public String toString() { Notes.note("toString()"); return super.toString(); }
    }

    public static class NotingBitSet extends BitSet {
        private static final long serialVersionUID = 1;

        public NotingBitSet() { super(); }
        @Override public void and(BitSet a) { Notes.note("and(BitSet)"); super.and(a); }
        @Override public void andNot(BitSet a) { Notes.note("andNot(BitSet)"); super.andNot(a); }
        @Override public int cardinality() { Notes.note("cardinality()"); return super.cardinality(); }
        @Override public void clear() { Notes.note("clear()"); super.clear(); }
        @Override public void clear(int a, int b) { Notes.note("clear(int,int)"); super.clear(a, b); }
        @Override public void clear(int a) { Notes.note("clear(int)"); super.clear(a); }
        @Override public Object clone() { Notes.note("clone()"); return super.clone(); }
        @Override public boolean equals(Object a) { Notes.note("equals(Object)"); return super.equals(a); }
        @Override public void flip(int a, int b) { Notes.note("flip(int,int)"); super.flip(a, b); }
        @Override public void flip(int a) { Notes.note("flip(int)"); super.flip(a); }
        @Override public BitSet get(int a, int b) { Notes.note("get(int,int)"); return super.get(a, b); }
        @Override public boolean get(int a) { Notes.note("get(int)"); return super.get(a); }
        @Override public int hashCode() { Notes.note("hashCode()"); return super.hashCode(); }
        @Override public boolean intersects(BitSet a) { Notes.note("intersects(BitSet)"); return super.intersects(a); }
        @Override public boolean isEmpty() { Notes.note("isEmpty()"); return super.isEmpty(); }
        @Override public int length() { Notes.note("length()"); return super.length(); }
        @Override public int nextClearBit(int a) { Notes.note("nextClearBit(int)"); return super.nextClearBit(a); }
        @Override public int nextSetBit(int a) { Notes.note("nextSetBit(int)"); return super.nextSetBit(a); }
        @Override public void or(BitSet a) { Notes.note("or(BitSet)"); super.or(a); }
        @Override public int previousClearBit(int a) { Notes.note("previousClearBit(int)"); return super.previousClearBit(a); }
        @Override public int previousSetBit(int a) { Notes.note("previousSetBit(int)"); return super.previousSetBit(a); }
        @Override public void set(int a, boolean b) { Notes.note("set(int,boolean)"); super.set(a, b); }
        @Override public void set(int a, int b, boolean c) { Notes.note("set(int,int,boolean)"); super.set(a, b, c); }
        @Override public void set(int a, int b) { Notes.note("set(int,int)"); super.set(a, b); }
        @Override public void set(int a) { Notes.note("set(int)"); super.set(a); }
        @Override public int size() { Notes.note("size()"); return super.size(); }
        @Override public IntStream stream() { Notes.note("stream()"); return super.stream(); }
        @Override public byte[] toByteArray() { Notes.note("toByteArray()"); return super.toByteArray(); }
        @Override public long[] toLongArray() { Notes.note("toLongArray()"); return super.toLongArray(); }
        @Override public String toString() { Notes.note("toString()"); return super.toString(); }
        @Override public void xor(BitSet a) { Notes.note("xor(BitSet)"); super.xor(a); }
    }
}
