package overridden;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.PriorityQueue;
import java.util.SortedSet;
import java.util.Spliterator;
import java.util.Stack;
import java.util.Vector;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** The lists, queues and sets of java.util, all of whose methods note their names. */
@SuppressWarnings({"rawtypes", "unchecked"})
public class Lists {

    public static class NotingArrayList extends ArrayList {
        private static final long serialVersionUID = 1;

        public NotingArrayList(Collection a) { super(a); }
        public NotingArrayList() { super(); }
        @Override public boolean add(Object a) { Notes.note("add(Object)"); return super.add(a); }
        @Override public void add(int a, Object b) { Notes.note("add(int,Object)"); super.add(a, b); }
        @Override public boolean addAll(int a, Collection b) { Notes.note("addAll(int,Collection)"); return super.addAll(a, b); }
        @Override public boolean addAll(Collection a) { Notes.note("addAll(Collection)"); return super.addAll(a); }
        @Override public void addFirst(Object a) { Notes.note("addFirst(Object)"); super.addFirst(a); }
        @Override public void addLast(Object a) { Notes.note("addLast(Object)"); super.addLast(a); }
        @Override public void clear() { Notes.note("clear()"); super.clear(); }
        @Override public Object clone() { Notes.note("clone()"); return super.clone(); }
        @Override public boolean contains(Object a) { Notes.note("contains(Object)"); return super.contains(a); }
        @Override public boolean containsAll(Collection a) { Notes.note("containsAll(Collection)"); return super.containsAll(a); }
        @Override public void ensureCapacity(int a) { Notes.note("ensureCapacity(int)"); super.ensureCapacity(a); }
        @Override public boolean equals(Object a) { Notes.note("equals(Object)"); return super.equals(a); }
        @Override public void forEach(Consumer a) { Notes.note("forEach(Consumer)"); super.forEach(a); }
        @Override public Object get(int a) { Notes.note("get(int)"); return super.get(a); }
        @Override public Object getFirst() { Notes.note("getFirst()"); return super.getFirst(); }
        @Override public Object getLast() { Notes.note("getLast()"); return super.getLast(); }
        @Override public int hashCode() { Notes.note("hashCode()"); return super.hashCode(); }
        @Override public int indexOf(Object a) { Notes.note("indexOf(Object)"); return super.indexOf(a); }
        @Override public boolean isEmpty() { Notes.note("isEmpty()"); return super.isEmpty(); }
        @Override public Iterator iterator() { Notes.note("iterator()"); return super.iterator(); }
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
        @Override protected void removeRange(int a, int b) { Notes.note("removeRange(int,int)"); super.removeRange(a, b); }
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
        @Override public void trimToSize() { Notes.note("trimToSize()"); super.trimToSize(); }
    }

    public static class NotingLinkedList extends LinkedList {
        private static final long serialVersionUID = 1;

        public NotingLinkedList() { super(); }
        public NotingLinkedList(Collection a) { super(a); }
        @Override public boolean add(Object a) { Notes.note("add(Object)"); return super.add(a); }
        @Override public void add(int a, Object b) { Notes.note("add(int,Object)"); super.add(a, b); }
        @Override public boolean addAll(int a, Collection b) { Notes.note("addAll(int,Collection)"); return super.addAll(a, b); }
        @Override public boolean addAll(Collection a) { Notes.note("addAll(Collection)"); return super.addAll(a); }
        @Override public void addFirst(Object a) { Notes.note("addFirst(Object)"); super.addFirst(a); }
        @Override public void addLast(Object a) { Notes.note("addLast(Object)"); super.addLast(a); }
        @Override public void clear() { Notes.note("clear()"); super.clear(); }
        @Override public Object clone() { Notes.note("clone()"); return super.clone(); }
        @Override public boolean contains(Object a) { Notes.note("contains(Object)"); return super.contains(a); }
        @Override public boolean containsAll(Collection a) { Notes.note("containsAll(Collection)"); return super.containsAll(a); }
        @Override public Iterator descendingIterator() { Notes.note("descendingIterator()"); return super.descendingIterator(); }
        @Override public Object element() { Notes.note("element()"); return super.element(); }
        @Override public boolean equals(Object a) { Notes.note("equals(Object)"); return super.equals(a); }
        @Override public void forEach(Consumer a) { Notes.note("forEach(Consumer)"); super.forEach(a); }
        @Override public Object get(int a) { Notes.note("get(int)"); return super.get(a); }
        @Override public Object getFirst() { Notes.note("getFirst()"); return super.getFirst(); }
        @Override public Object getLast() { Notes.note("getLast()"); return super.getLast(); }
        @Override public int hashCode() { Notes.note("hashCode()"); return super.hashCode(); }
        @Override public int indexOf(Object a) { Notes.note("indexOf(Object)"); return super.indexOf(a); }
        @Override public boolean isEmpty() { Notes.note("isEmpty()"); return super.isEmpty(); }
        @Override public Iterator iterator() { Notes.note("iterator()"); return super.iterator(); }
        @Override public int lastIndexOf(Object a) { Notes.note("lastIndexOf(Object)"); return super.lastIndexOf(a); }
        @Override public ListIterator listIterator() { Notes.note("listIterator()"); return super.listIterator(); }
        @Override public ListIterator listIterator(int a) { Notes.note("listIterator(int)"); return super.listIterator(a); }
        @Override public boolean offer(Object a) { Notes.note("offer(Object)"); return super.offer(a); }
        @Override public boolean offerFirst(Object a) { Notes.note("offerFirst(Object)"); return super.offerFirst(a); }
        @Override public boolean offerLast(Object a) { Notes.note("offerLast(Object)"); return super.offerLast(a); }
        @Override public Stream parallelStream() { Notes.note("parallelStream()"); return super.parallelStream(); }
        @Override public Object peek() { Notes.note("peek()"); return super.peek(); }
        @Override public Object peekFirst() { Notes.note("peekFirst()"); return super.peekFirst(); }
        @Override public Object peekLast() { Notes.note("peekLast()"); return super.peekLast(); }
        @Override public Object poll() { Notes.note("poll()"); return super.poll(); }
        @Override public Object pollFirst() { Notes.note("pollFirst()"); return super.pollFirst(); }
        @Override public Object pollLast() { Notes.note("pollLast()"); return super.pollLast(); }
        @Override public Object pop() { Notes.note("pop()"); return super.pop(); }
        @Override public void push(Object a) { Notes.note("push(Object)"); super.push(a); }
        @Override public Object remove() { Notes.note("remove()"); return super.remove(); }
        @Override public boolean remove(Object a) { Notes.note("remove(Object)"); return super.remove(a); }
        @Override public Object remove(int a) { Notes.note("remove(int)"); return super.remove(a); }
        @Override public boolean removeAll(Collection a) { Notes.note("removeAll(Collection)"); return super.removeAll(a); }
        @Override public Object removeFirst() { Notes.note("removeFirst()"); return super.removeFirst(); }
        @Override public boolean removeFirstOccurrence(Object a) { Notes.note("removeFirstOccurrence(Object)"); return super.removeFirstOccurrence(a); }
        @Override public boolean removeIf(Predicate a) { Notes.note("removeIf(Predicate)"); return super.removeIf(a); }
        @Override public Object removeLast() { Notes.note("removeLast()"); return super.removeLast(); }
        @Override public boolean removeLastOccurrence(Object a) { Notes.note("removeLastOccurrence(Object)"); return super.removeLastOccurrence(a); }
        @Override protected void removeRange(int a, int b) { Notes.note("removeRange(int,int)"); super.removeRange(a, b); }
        @Override public void replaceAll(UnaryOperator a) { Notes.note("replaceAll(UnaryOperator)"); super.replaceAll(a); }
        @Override public boolean retainAll(Collection a) { Notes.note("retainAll(Collection)"); return super.retainAll(a); }
        @Override public LinkedList reversed() { Notes.note("reversed()"); return super.reversed(); }
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

    public static class NotingArrayDeque extends ArrayDeque {
        private static final long serialVersionUID = 1;

        public NotingArrayDeque() { super(); }
        public NotingArrayDeque(Collection a) { super(a); }
        @Override public boolean add(Object a) { Notes.note("add(Object)"); return super.add(a); }
        @Override public boolean addAll(Collection a) { Notes.note("addAll(Collection)"); return super.addAll(a); }
        @Override public void addFirst(Object a) { Notes.note("addFirst(Object)"); super.addFirst(a); }
        @Override public void addLast(Object a) { Notes.note("addLast(Object)"); super.addLast(a); }
        @Override public void clear() { Notes.note("clear()"); super.clear(); }
        @Override public ArrayDeque clone() { Notes.note("clone()"); return super.clone(); }
        @Override public boolean contains(Object a) { Notes.note("contains(Object)"); return super.contains(a); }
        @Override public boolean containsAll(Collection a) { Notes.note("containsAll(Collection)"); return super.containsAll(a); }
        @Override public Iterator descendingIterator() { Notes.note("descendingIterator()"); return super.descendingIterator(); }
        @Override public Object element() { Notes.note("element()"); return super.element(); }
        @Override public void forEach(Consumer a) { Notes.note("forEach(Consumer)"); super.forEach(a); }
        @Override public Object getFirst() { Notes.note("getFirst()"); return super.getFirst(); }
        @Override public Object getLast() { Notes.note("getLast()"); return super.getLast(); }
        @Override public boolean isEmpty() { Notes.note("isEmpty()"); return super.isEmpty(); }
        @Override public Iterator iterator() { Notes.note("iterator()"); return super.iterator(); }
        @Override public boolean offer(Object a) { Notes.note("offer(Object)"); return super.offer(a); }
        @Override public boolean offerFirst(Object a) { Notes.note("offerFirst(Object)"); return super.offerFirst(a); }
        @Override public boolean offerLast(Object a) { Notes.note("offerLast(Object)"); return super.offerLast(a); }
        @Override public Stream parallelStream() { Notes.note("parallelStream()"); return super.parallelStream(); }
        @Override public Object peek() { Notes.note("peek()"); return super.peek(); }
        @Override public Object peekFirst() { Notes.note("peekFirst()"); return super.peekFirst(); }
        @Override public Object peekLast() { Notes.note("peekLast()"); return super.peekLast(); }
        @Override public Object poll() { Notes.note("poll()"); return super.poll(); }
        @Override public Object pollFirst() { Notes.note("pollFirst()"); return super.pollFirst(); }
        @Override public Object pollLast() { Notes.note("pollLast()"); return super.pollLast(); }
        @Override public Object pop() { Notes.note("pop()"); return super.pop(); }
        @Override public void push(Object a) { Notes.note("push(Object)"); super.push(a); }
        @Override public Object remove() { Notes.note("remove()"); return super.remove(); }
        @Override public boolean remove(Object a) { Notes.note("remove(Object)"); return super.remove(a); }
        @Override public boolean removeAll(Collection a) { Notes.note("removeAll(Collection)"); return super.removeAll(a); }
        @Override public Object removeFirst() { Notes.note("removeFirst()"); return super.removeFirst(); }
        @Override public boolean removeFirstOccurrence(Object a) { Notes.note("removeFirstOccurrence(Object)"); return super.removeFirstOccurrence(a); }
        @Override public boolean removeIf(Predicate a) { Notes.note("removeIf(Predicate)"); return super.removeIf(a); }
        @Override public Object removeLast() { Notes.note("removeLast()"); return super.removeLast(); }
        @Override public boolean removeLastOccurrence(Object a) { Notes.note("removeLastOccurrence(Object)"); return super.removeLastOccurrence(a); }
        @Override public boolean retainAll(Collection a) { Notes.note("retainAll(Collection)"); return super.retainAll(a); }
        @Override public Deque reversed() { Notes.note("reversed()"); return super.reversed(); }
        @Override public int size() { Notes.note("size()"); return super.size(); }
        @Override public Spliterator spliterator() { Notes.note("spliterator()"); return super.spliterator(); }
        @Override public Stream stream() { Notes.note("stream()"); return super.stream(); }
        @Override public Object[] toArray() { Notes.note("toArray()"); return super.toArray(); }
        @Override public Object[] toArray(Object[] a) { Notes.note("toArray(Object[])"); return super.toArray(a); }
        @Override public Object[] toArray(IntFunction a) { Notes.note("toArray(IntFunction)"); return super.toArray(a); }
        @Override public String toString() { Notes.note("toString()"); return super.toString(); }
    }

    public static class NotingVector extends Vector {
        private static final long serialVersionUID = 1;

        public NotingVector(Collection a) { super(a); }
        public NotingVector() { super(); }
        @Override public boolean add(Object a) { Notes.note("add(Object)"); return super.add(a); }
        @Override public void add(int a, Object b) { Notes.note("add(int,Object)"); super.add(a, b); }
        @Override public boolean addAll(int a, Collection b) { Notes.note("addAll(int,Collection)"); return super.addAll(a, b); }
        @Override public boolean addAll(Collection a) { Notes.note("addAll(Collection)"); return super.addAll(a); }
        @Override public void addElement(Object a) { Notes.note("addElement(Object)"); super.addElement(a); }
        @Override public void addFirst(Object a) { Notes.note("addFirst(Object)"); super.addFirst(a); }
        @Override public void addLast(Object a) { Notes.note("addLast(Object)"); super.addLast(a); }
        @Override public int capacity() { Notes.note("capacity()"); return super.capacity(); }
        @Override public void clear() { Notes.note("clear()"); super.clear(); }
        @Override public Object clone() { Notes.note("clone()"); return super.clone(); }
        @Override public boolean contains(Object a) { Notes.note("contains(Object)"); return super.contains(a); }
        @Override public boolean containsAll(Collection a) { Notes.note("containsAll(Collection)"); return super.containsAll(a); }
        @Override public void copyInto(Object[] a) { Notes.note("copyInto(Object[])"); super.copyInto(a); }
        @Override public Object elementAt(int a) { Notes.note("elementAt(int)"); return super.elementAt(a); }
        @Override public Enumeration elements() { Notes.note("elements()"); return super.elements(); }
        @Override public void ensureCapacity(int a) { Notes.note("ensureCapacity(int)"); super.ensureCapacity(a); }
        @Override public boolean equals(Object a) { Notes.note("equals(Object)"); return super.equals(a); }
        @Override public Object firstElement() { Notes.note("firstElement()"); return super.firstElement(); }
        @Override public void forEach(Consumer a) { Notes.note("forEach(Consumer)"); super.forEach(a); }
        @Override public Object get(int a) { Notes.note("get(int)"); return super.get(a); }
        @Override public Object getFirst() { Notes.note("getFirst()"); return super.getFirst(); }
        @Override public Object getLast() { Notes.note("getLast()"); return super.getLast(); }
        @Override public int hashCode() { Notes.note("hashCode()"); return super.hashCode(); }
        @Override public int indexOf(Object a, int b) { Notes.note("indexOf(Object,int)"); return super.indexOf(a, b); }
        @Override public int indexOf(Object a) { Notes.note("indexOf(Object)"); return super.indexOf(a); }
        @Override public void insertElementAt(Object a, int b) { Notes.note("insertElementAt(Object,int)"); super.insertElementAt(a, b); }
        @Override public boolean isEmpty() { Notes.note("isEmpty()"); return super.isEmpty(); }
        @Override public Iterator iterator() { Notes.note("iterator()"); return super.iterator(); }
        @Override public Object lastElement() { Notes.note("lastElement()"); return super.lastElement(); }
        @Override public int lastIndexOf(Object a, int b) { Notes.note("lastIndexOf(Object,int)"); return super.lastIndexOf(a, b); }
        @Override public int lastIndexOf(Object a) { Notes.note("lastIndexOf(Object)"); return super.lastIndexOf(a); }
        @Override public ListIterator listIterator() { Notes.note("listIterator()"); return super.listIterator(); }
        @Override public ListIterator listIterator(int a) { Notes.note("listIterator(int)"); return super.listIterator(a); }
        @Override public Stream parallelStream() { Notes.note("parallelStream()"); return super.parallelStream(); }
        @Override public boolean remove(Object a) { Notes.note("remove(Object)"); return super.remove(a); }
        @Override public Object remove(int a) { Notes.note("remove(int)"); return super.remove(a); }
        @Override public boolean removeAll(Collection a) { Notes.note("removeAll(Collection)"); return super.removeAll(a); }
        @Override public void removeAllElements() { Notes.note("removeAllElements()"); super.removeAllElements(); }
        @Override public boolean removeElement(Object a) { Notes.note("removeElement(Object)"); return super.removeElement(a); }
        @Override public void removeElementAt(int a) { Notes.note("removeElementAt(int)"); super.removeElementAt(a); }
        @Override public Object removeFirst() { Notes.note("removeFirst()"); return super.removeFirst(); }
        @Override public boolean removeIf(Predicate a) { Notes.note("removeIf(Predicate)"); return super.removeIf(a); }
        @Override public Object removeLast() { Notes.note("removeLast()"); return super.removeLast(); }
        @Override protected void removeRange(int a, int b) { Notes.note("removeRange(int,int)"); super.removeRange(a, b); }
        @Override public void replaceAll(UnaryOperator a) { Notes.note("replaceAll(UnaryOperator)"); super.replaceAll(a); }
        @Override public boolean retainAll(Collection a) { Notes.note("retainAll(Collection)"); return super.retainAll(a); }
        @Override public List reversed() { Notes.note("reversed()"); return super.reversed(); }
        @Override public Object set(int a, Object b) { Notes.note("set(int,Object)"); return super.set(a, b); }
        @Override public void setElementAt(Object a, int b) { Notes.note("setElementAt(Object,int)"); super.setElementAt(a, b); }
        @Override public void setSize(int a) { Notes.note("setSize(int)"); super.setSize(a); }
        @Override public int size() { Notes.note("size()"); return super.size(); }
        @Override public void sort(Comparator a) { Notes.note("sort(Comparator)"); super.sort(a); }
        @Override public Spliterator spliterator() { Notes.note("spliterator()"); return super.spliterator(); }
        @Override public Stream stream() { Notes.note("stream()"); return super.stream(); }
        @Override public List subList(int a, int b) { Notes.note("subList(int,int)"); return super.subList(a, b); }
        @Override public Object[] toArray() { Notes.note("toArray()"); return super.toArray(); }
        @Override public Object[] toArray(Object[] a) { Notes.note("toArray(Object[])"); return super.toArray(a); }
        @Override public Object[] toArray(IntFunction a) { Notes.note("toArray(IntFunction)"); return super.toArray(a); }
        @Override public String toString() { Notes.note("toString()"); return super.toString(); }
        @Override public void trimToSize() { Notes.note("trimToSize()"); super.trimToSize(); }
    }

    public static class NotingStack extends Stack {
        private static final long serialVersionUID = 1;

        public NotingStack() { super(); }
        @Override public boolean add(Object a) { Notes.note("add(Object)"); return super.add(a); }
        @Override public void add(int a, Object b) { Notes.note("add(int,Object)"); super.add(a, b); }
        @Override public boolean addAll(int a, Collection b) { Notes.note("addAll(int,Collection)"); return super.addAll(a, b); }
        @Override public boolean addAll(Collection a) { Notes.note("addAll(Collection)"); return super.addAll(a); }
        @Override public void addElement(Object a) { Notes.note("addElement(Object)"); super.addElement(a); }
        @Override public void addFirst(Object a) { Notes.note("addFirst(Object)"); super.addFirst(a); }
        @Override public void addLast(Object a) { Notes.note("addLast(Object)"); super.addLast(a); }
        @Override public int capacity() { Notes.note("capacity()"); return super.capacity(); }
        @Override public void clear() { Notes.note("clear()"); super.clear(); }
        @Override public Object clone() { Notes.note("clone()"); return super.clone(); }
        @Override public boolean contains(Object a) { Notes.note("contains(Object)"); return super.contains(a); }
        @Override public boolean containsAll(Collection a) { Notes.note("containsAll(Collection)"); return super.containsAll(a); }
        @Override public void copyInto(Object[] a) { Notes.note("copyInto(Object[])"); super.copyInto(a); }
        @Override public Object elementAt(int a) { Notes.note("elementAt(int)"); return super.elementAt(a); }
        @Override public Enumeration elements() { Notes.note("elements()"); return super.elements(); }
        @Override public boolean empty() { Notes.note("empty()"); return super.empty(); }
        @Override public void ensureCapacity(int a) { Notes.note("ensureCapacity(int)"); super.ensureCapacity(a); }
        @Override public boolean equals(Object a) { Notes.note("equals(Object)"); return super.equals(a); }
        @Override public Object firstElement() { Notes.note("firstElement()"); return super.firstElement(); }
        @Override public void forEach(Consumer a) { Notes.note("forEach(Consumer)"); super.forEach(a); }
        @Override public Object get(int a) { Notes.note("get(int)"); return super.get(a); }
        @Override public Object getFirst() { Notes.note("getFirst()"); return super.getFirst(); }
        @Override public Object getLast() { Notes.note("getLast()"); return super.getLast(); }
        @Override public int hashCode() { Notes.note("hashCode()"); return super.hashCode(); }
        @Override public int indexOf(Object a, int b) { Notes.note("indexOf(Object,int)"); return super.indexOf(a, b); }
        @Override public int indexOf(Object a) { Notes.note("indexOf(Object)"); return super.indexOf(a); }
        @Override public void insertElementAt(Object a, int b) { Notes.note("insertElementAt(Object,int)"); super.insertElementAt(a, b); }
        @Override public boolean isEmpty() { Notes.note("isEmpty()"); return super.isEmpty(); }
        @Override public Iterator iterator() { Notes.note("iterator()"); return super.iterator(); }
        @Override public Object lastElement() { Notes.note("lastElement()"); return super.lastElement(); }
        @Override public int lastIndexOf(Object a, int b) { Notes.note("lastIndexOf(Object,int)"); return super.lastIndexOf(a, b); }
        @Override public int lastIndexOf(Object a) { Notes.note("lastIndexOf(Object)"); return super.lastIndexOf(a); }
        @Override public ListIterator listIterator() { Notes.note("listIterator()"); return super.listIterator(); }
        @Override public ListIterator listIterator(int a) { Notes.note("listIterator(int)"); return super.listIterator(a); }
        @Override public Stream parallelStream() { Notes.note("parallelStream()"); return super.parallelStream(); }
        @Override public Object peek() { Notes.note("peek()"); return super.peek(); }
        @Override public Object pop() { Notes.note("pop()"); return super.pop(); }
        @Override public Object push(Object a) { Notes.note("push(Object)"); return super.push(a); }
        @Override public boolean remove(Object a) { Notes.note("remove(Object)"); return super.remove(a); }
        @Override public Object remove(int a) { Notes.note("remove(int)"); return super.remove(a); }
        @Override public boolean removeAll(Collection a) { Notes.note("removeAll(Collection)"); return super.removeAll(a); }
        @Override public void removeAllElements() { Notes.note("removeAllElements()"); super.removeAllElements(); }
        @Override public boolean removeElement(Object a) { Notes.note("removeElement(Object)"); return super.removeElement(a); }
        @Override public void removeElementAt(int a) { Notes.note("removeElementAt(int)"); super.removeElementAt(a); }
        @Override public Object removeFirst() { Notes.note("removeFirst()"); return super.removeFirst(); }
        @Override public boolean removeIf(Predicate a) { Notes.note("removeIf(Predicate)"); return super.removeIf(a); }
        @Override public Object removeLast() { Notes.note("removeLast()"); return super.removeLast(); }
        @Override protected void removeRange(int a, int b) { Notes.note("removeRange(int,int)"); super.removeRange(a, b); }
        @Override public void replaceAll(UnaryOperator a) { Notes.note("replaceAll(UnaryOperator)"); super.replaceAll(a); }
        @Override public boolean retainAll(Collection a) { Notes.note("retainAll(Collection)"); return super.retainAll(a); }
        @Override public List reversed() { Notes.note("reversed()"); return super.reversed(); }
        @Override public int search(Object a) { Notes.note("search(Object)"); return super.search(a); }
        @Override public Object set(int a, Object b) { Notes.note("set(int,Object)"); return super.set(a, b); }
        @Override public void setElementAt(Object a, int b) { Notes.note("setElementAt(Object,int)"); super.setElementAt(a, b); }
        @Override public void setSize(int a) { Notes.note("setSize(int)"); super.setSize(a); }
        @Override public int size() { Notes.note("size()"); return super.size(); }
        @Override public void sort(Comparator a) { Notes.note("sort(Comparator)"); super.sort(a); }
        @Override public Spliterator spliterator() { Notes.note("spliterator()"); return super.spliterator(); }
        @Override public Stream stream() { Notes.note("stream()"); return super.stream(); }
        @Override public List subList(int a, int b) { Notes.note("subList(int,int)"); return super.subList(a, b); }
        @Override public Object[] toArray() { Notes.note("toArray()"); return super.toArray(); }
        @Override public Object[] toArray(Object[] a) { Notes.note("toArray(Object[])"); return super.toArray(a); }
        @Override public Object[] toArray(IntFunction a) { Notes.note("toArray(IntFunction)"); return super.toArray(a); }
        @Override public String toString() { Notes.note("toString()"); return super.toString(); }
        @Override public void trimToSize() { Notes.note("trimToSize()"); super.trimToSize(); }
    }

    public static class NotingPriorityQueue extends PriorityQueue {
        private static final long serialVersionUID = 1;

        public NotingPriorityQueue(Collection a) { super(a); }
        public NotingPriorityQueue(SortedSet a) { super(a); }
        public NotingPriorityQueue() { super(); }
        @Override public boolean add(Object a) { Notes.note("add(Object)"); return super.add(a); }
        @Override public boolean addAll(Collection a) { Notes.note("addAll(Collection)"); return super.addAll(a); }
        @Override public void clear() { Notes.note("clear()"); super.clear(); }
        @Override public Comparator comparator() { Notes.note("comparator()"); return super.comparator(); }
        @Override public boolean contains(Object a) { Notes.note("contains(Object)"); return super.contains(a); }
        @Override public boolean containsAll(Collection a) { Notes.note("containsAll(Collection)"); return super.containsAll(a); }
        @Override public Object element() { Notes.note("element()"); return super.element(); }
        @Override public void forEach(Consumer a) { Notes.note("forEach(Consumer)"); super.forEach(a); }
        @Override public boolean isEmpty() { Notes.note("isEmpty()"); return super.isEmpty(); }
        @Override public Iterator iterator() { Notes.note("iterator()"); return super.iterator(); }
        @Override public boolean offer(Object a) { Notes.note("offer(Object)"); return super.offer(a); }
        @Override public Stream parallelStream() { Notes.note("parallelStream()"); return super.parallelStream(); }
        @Override public Object peek() { Notes.note("peek()"); return super.peek(); }
        @Override public Object poll() { Notes.note("poll()"); return super.poll(); }
        @Override public Object remove() { Notes.note("remove()"); return super.remove(); }
        @Override public boolean remove(Object a) { Notes.note("remove(Object)"); return super.remove(a); }
        @Override public boolean removeAll(Collection a) { Notes.note("removeAll(Collection)"); return super.removeAll(a); }
        @Override public boolean removeIf(Predicate a) { Notes.note("removeIf(Predicate)"); return super.removeIf(a); }
        @Override public boolean retainAll(Collection a) { Notes.note("retainAll(Collection)"); return super.retainAll(a); }
        @Override public int size() { Notes.note("size()"); return super.size(); }
        @Override public Stream stream() { Notes.note("stream()"); return super.stream(); }
        @Override public Object[] toArray() { Notes.note("toArray()"); return super.toArray(); }
        @Override public Object[] toArray(Object[] a) { Notes.note("toArray(Object[])"); return super.toArray(a); }
        @Override public Object[] toArray(IntFunction a) { Notes.note("toArray(IntFunction)"); return super.toArray(a); }
        @Override public String toString() { Notes.note("toString()"); return super.toString(); }
    }
}
