package overridden;

import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.Iterator;
import java.util.Spliterator;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The queues of java.util.concurrent, all of whose methods note their names. */
@SuppressWarnings({"rawtypes", "unchecked"})
public class Queues {

    public static class NotingConcurrentLinkedQueue extends ConcurrentLinkedQueue {
        private static final long serialVersionUID = 1;

        public NotingConcurrentLinkedQueue() { super(); }
        public NotingConcurrentLinkedQueue(Collection a) { super(a); }
        @Override public boolean add(Object a) { Notes.note("add(Object)"); return super.add(a); }
        @Override public boolean addAll(Collection a) { Notes.note("addAll(Collection)"); return super.addAll(a); }
        @Override public void clear() { Notes.note("clear()"); super.clear(); }
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
        @Override public Spliterator spliterator() { Notes.note("spliterator()"); return super.spliterator(); }
        @Override public Stream stream() { Notes.note("stream()"); return super.stream(); }
        @Override public Object[] toArray() { Notes.note("toArray()"); return super.toArray(); }
        @Override public Object[] toArray(Object[] a) { Notes.note("toArray(Object[])"); return super.toArray(a); }
        @Override public Object[] toArray(IntFunction a) { Notes.note("toArray(IntFunction)"); return super.toArray(a); }
        @Override public String toString() { Notes.note("toString()"); return super.toString(); }
    }

    public static class NotingConcurrentLinkedDeque extends ConcurrentLinkedDeque {
        private static final long serialVersionUID = 1;

        public NotingConcurrentLinkedDeque(Collection a) { super(a); }
        public NotingConcurrentLinkedDeque() { super(); }
        @Override public boolean add(Object a) { Notes.note("add(Object)"); return super.add(a); }
        @Override public boolean addAll(Collection a) { Notes.note("addAll(Collection)"); return super.addAll(a); }
        @Override public void addFirst(Object a) { Notes.note("addFirst(Object)"); super.addFirst(a); }
        @Override public void addLast(Object a) { Notes.note("addLast(Object)"); super.addLast(a); }
        @Override public void clear() { Notes.note("clear()"); super.clear(); }
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

    public static class NotingArrayBlockingQueue extends ArrayBlockingQueue {
        private static final long serialVersionUID = 1;

        public NotingArrayBlockingQueue(int a) { super(a); }
        @Override public boolean add(Object a) { Notes.note("add(Object)"); return super.add(a); }
        @Override public boolean addAll(Collection a) { Notes.note("addAll(Collection)"); return super.addAll(a); }
        @Override public void clear() { Notes.note("clear()"); super.clear(); }
        @Override public boolean contains(Object a) { Notes.note("contains(Object)"); return super.contains(a); }
        @Override public boolean containsAll(Collection a) { Notes.note("containsAll(Collection)"); return super.containsAll(a); }
        @Override public int drainTo(Collection a, int b) { Notes.note("drainTo(Collection,int)"); return super.drainTo(a, b); }
        @Override public int drainTo(Collection a) { Notes.note("drainTo(Collection)"); return super.drainTo(a); }
        @Override public Object element() { Notes.note("element()"); return super.element(); }
        @Override public void forEach(Consumer a) { Notes.note("forEach(Consumer)"); super.forEach(a); }
        @Override public boolean isEmpty() { Notes.note("isEmpty()"); return super.isEmpty(); }
        @Override public Iterator iterator() { Notes.note("iterator()"); return super.iterator(); }
        @Override public boolean offer(Object a, long b, TimeUnit c) throws InterruptedException { Notes.note("offer(Object,long,TimeUnit)"); return super.offer(a, b, c); }
        @Override public boolean offer(Object a) { Notes.note("offer(Object)"); return super.offer(a); }
        @Override public Stream parallelStream() { Notes.note("parallelStream()"); return super.parallelStream(); }
        @Override public Object peek() { Notes.note("peek()"); return super.peek(); }
        @Override public Object poll() { Notes.note("poll()"); return super.poll(); }
        @Override public Object poll(long a, TimeUnit b) throws InterruptedException { Notes.note("poll(long,TimeUnit)"); return super.poll(a, b); }
        @Override public void put(Object a) throws InterruptedException { Notes.note("put(Object)"); super.put(a); }
        @Override public int remainingCapacity() { Notes.note("remainingCapacity()"); return super.remainingCapacity(); }
        @Override public Object remove() { Notes.note("remove()"); return super.remove(); }
        @Override public boolean remove(Object a) { Notes.note("remove(Object)"); return super.remove(a); }
        @Override public boolean removeAll(Collection a) { Notes.note("removeAll(Collection)"); return super.removeAll(a); }
        @Override public boolean removeIf(Predicate a) { Notes.note("removeIf(Predicate)"); return super.removeIf(a); }
        @Override public boolean retainAll(Collection a) { Notes.note("retainAll(Collection)"); return super.retainAll(a); }
        @Override public int size() { Notes.note("size()"); return super.size(); }
        @Override public Spliterator spliterator() { Notes.note("spliterator()"); return super.spliterator(); }
        @Override public Stream stream() { Notes.note("stream()"); return super.stream(); }
        @Override public Object take() throws InterruptedException { Notes.note("take()"); return super.take(); }
        @Override public Object[] toArray() { Notes.note("toArray()"); return super.toArray(); }
        @Override public Object[] toArray(Object[] a) { Notes.note("toArray(Object[])"); return super.toArray(a); }
        @Override public Object[] toArray(IntFunction a) { Notes.note("toArray(IntFunction)"); return super.toArray(a); }
        @Override public String toString() { Notes.note("toString()"); return super.toString(); }
    }

    public static class NotingLinkedBlockingQueue extends LinkedBlockingQueue {
        private static final long serialVersionUID = 1;

        public NotingLinkedBlockingQueue() { super(); }
        public NotingLinkedBlockingQueue(Collection a) { super(a); }
        @Override public boolean add(Object a) { Notes.note("add(Object)"); return super.add(a); }
        @Override public boolean addAll(Collection a) { Notes.note("addAll(Collection)"); return super.addAll(a); }
        @Override public void clear() { Notes.note("clear()"); super.clear(); }
        @Override public boolean contains(Object a) { Notes.note("contains(Object)"); return super.contains(a); }
        @Override public boolean containsAll(Collection a) { Notes.note("containsAll(Collection)"); return super.containsAll(a); }
        @Override public int drainTo(Collection a, int b) { Notes.note("drainTo(Collection,int)"); return super.drainTo(a, b); }
        @Override public int drainTo(Collection a) { Notes.note("drainTo(Collection)"); return super.drainTo(a); }
        @Override public Object element() { Notes.note("element()"); return super.element(); }
        @Override public void forEach(Consumer a) { Notes.note("forEach(Consumer)"); super.forEach(a); }
        @Override public boolean isEmpty() { Notes.note("isEmpty()"); return super.isEmpty(); }
        @Override public Iterator iterator() { Notes.note("iterator()"); return super.iterator(); }
        @Override public boolean offer(Object a, long b, TimeUnit c) throws InterruptedException { Notes.note("offer(Object,long,TimeUnit)"); return super.offer(a, b, c); }
        @Override public boolean offer(Object a) { Notes.note("offer(Object)"); return super.offer(a); }
        @Override public Stream parallelStream() { Notes.note("parallelStream()"); return super.parallelStream(); }
        @Override public Object peek() { Notes.note("peek()"); return super.peek(); }
        @Override public Object poll() { Notes.note("poll()"); return super.poll(); }
        @Override public Object poll(long a, TimeUnit b) throws InterruptedException { Notes.note("poll(long,TimeUnit)"); return super.poll(a, b); }
        @Override public void put(Object a) throws InterruptedException { Notes.note("put(Object)"); super.put(a); }
        @Override public int remainingCapacity() { Notes.note("remainingCapacity()"); return super.remainingCapacity(); }
        @Override public Object remove() { Notes.note("remove()"); return super.remove(); }
        @Override public boolean remove(Object a) { Notes.note("remove(Object)"); return super.remove(a); }
        @Override public boolean removeAll(Collection a) { Notes.note("removeAll(Collection)"); return super.removeAll(a); }
        @Override public boolean removeIf(Predicate a) { Notes.note("removeIf(Predicate)"); return super.removeIf(a); }
        @Override public boolean retainAll(Collection a) { Notes.note("retainAll(Collection)"); return super.retainAll(a); }
        @Override public int size() { Notes.note("size()"); return super.size(); }
        @Override public Spliterator spliterator() { Notes.note("spliterator()"); return super.spliterator(); }
        @Override public Stream stream() { Notes.note("stream()"); return super.stream(); }
        @Override public Object take() throws InterruptedException { Notes.note("take()"); return super.take(); }
        @Override public Object[] toArray() { Notes.note("toArray()"); return super.toArray(); }
        @Override public Object[] toArray(Object[] a) { Notes.note("toArray(Object[])"); return super.toArray(a); }
        @Override public Object[] toArray(IntFunction a) { Notes.note("toArray(IntFunction)"); return super.toArray(a); }
        @Override public String toString() { Notes.note("toString()"); return super.toString(); }
    }

    public static class NotingLinkedBlockingDeque extends LinkedBlockingDeque {
        private static final long serialVersionUID = 1;

        public NotingLinkedBlockingDeque(Collection a) { super(a); }
        public NotingLinkedBlockingDeque() { super(); }
        @Override public boolean add(Object a) { Notes.note("add(Object)"); return super.add(a); }
        @Override public boolean addAll(Collection a) { Notes.note("addAll(Collection)"); return super.addAll(a); }
        @Override public void addFirst(Object a) { Notes.note("addFirst(Object)"); super.addFirst(a); }
        @Override public void addLast(Object a) { Notes.note("addLast(Object)"); super.addLast(a); }
        @Override public void clear() { Notes.note("clear()"); super.clear(); }
        @Override public boolean contains(Object a) { Notes.note("contains(Object)"); return super.contains(a); }
        @Override public boolean containsAll(Collection a) { Notes.note("containsAll(Collection)"); return super.containsAll(a); }
        @Override public Iterator descendingIterator() { Notes.note("descendingIterator()"); return super.descendingIterator(); }
        @Override public int drainTo(Collection a, int b) { Notes.note("drainTo(Collection,int)"); return super.drainTo(a, b); }
        @Override public int drainTo(Collection a) { Notes.note("drainTo(Collection)"); return super.drainTo(a); }
        @Override public Object element() { Notes.note("element()"); return super.element(); }
        @Override public void forEach(Consumer a) { Notes.note("forEach(Consumer)"); super.forEach(a); }
        @Override public Object getFirst() { Notes.note("getFirst()"); return super.getFirst(); }
        @Override public Object getLast() { Notes.note("getLast()"); return super.getLast(); }
        @Override public boolean isEmpty() { Notes.note("isEmpty()"); return super.isEmpty(); }
        @Override public Iterator iterator() { Notes.note("iterator()"); return super.iterator(); }
        @Override public boolean offer(Object a, long b, TimeUnit c) throws InterruptedException { Notes.note("offer(Object,long,TimeUnit)"); return super.offer(a, b, c); }
        @Override public boolean offer(Object a) { Notes.note("offer(Object)"); return super.offer(a); }
        @Override public boolean offerFirst(Object a, long b, TimeUnit c) throws InterruptedException { Notes.note("offerFirst(Object,long,TimeUnit)"); return super.offerFirst(a, b, c); }
        @Override public boolean offerFirst(Object a) { Notes.note("offerFirst(Object)"); return super.offerFirst(a); }
        @Override public boolean offerLast(Object a, long b, TimeUnit c) throws InterruptedException { Notes.note("offerLast(Object,long,TimeUnit)"); return super.offerLast(a, b, c); }
        @Override public boolean offerLast(Object a) { Notes.note("offerLast(Object)"); return super.offerLast(a); }
        @Override public Stream parallelStream() { Notes.note("parallelStream()"); return super.parallelStream(); }
        @Override public Object peek() { Notes.note("peek()"); return super.peek(); }
        @Override public Object peekFirst() { Notes.note("peekFirst()"); return super.peekFirst(); }
        @Override public Object peekLast() { Notes.note("peekLast()"); return super.peekLast(); }
        @Override public Object poll() { Notes.note("poll()"); return super.poll(); }
        @Override public Object poll(long a, TimeUnit b) throws InterruptedException { Notes.note("poll(long,TimeUnit)"); return super.poll(a, b); }
        @Override public Object pollFirst() { Notes.note("pollFirst()"); return super.pollFirst(); }
        @Override public Object pollFirst(long a, TimeUnit b) throws InterruptedException { Notes.note("pollFirst(long,TimeUnit)"); return super.pollFirst(a, b); }
        @Override public Object pollLast() { Notes.note("pollLast()"); return super.pollLast(); }
        @Override public Object pollLast(long a, TimeUnit b) throws InterruptedException { Notes.note("pollLast(long,TimeUnit)"); return super.pollLast(a, b); }
        @Override public Object pop() { Notes.note("pop()"); return super.pop(); }
        @Override public void push(Object a) { Notes.note("push(Object)"); super.push(a); }
        @Override public void put(Object a) throws InterruptedException { Notes.note("put(Object)"); super.put(a); }
        @Override public void putFirst(Object a) throws InterruptedException { Notes.note("putFirst(Object)"); super.putFirst(a); }
        @Override public void putLast(Object a) throws InterruptedException { Notes.note("putLast(Object)"); super.putLast(a); }
        @Override public int remainingCapacity() { Notes.note("remainingCapacity()"); return super.remainingCapacity(); }
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
        @Override public Object take() throws InterruptedException { Notes.note("take()"); return super.take(); }
        @Override public Object takeFirst() throws InterruptedException { Notes.note("takeFirst()"); return super.takeFirst(); }
        @Override public Object takeLast() throws InterruptedException { Notes.note("takeLast()"); return super.takeLast(); }
        @Override public Object[] toArray() { Notes.note("toArray()"); return super.toArray(); }
        @Override public Object[] toArray(Object[] a) { Notes.note("toArray(Object[])"); return super.toArray(a); }
        @Override public Object[] toArray(IntFunction a) { Notes.note("toArray(IntFunction)"); return super.toArray(a); }
        @Override public String toString() { Notes.note("toString()"); return super.toString(); }
    }

    public static class NotingPriorityBlockingQueue extends PriorityBlockingQueue {
        private static final long serialVersionUID = 1;

        public NotingPriorityBlockingQueue(Collection a) { super(a); }
        public NotingPriorityBlockingQueue() { super(); }
        @Override public boolean add(Object a) { Notes.note("add(Object)"); return super.add(a); }
        @Override public boolean addAll(Collection a) { Notes.note("addAll(Collection)"); return super.addAll(a); }
        @Override public void clear() { Notes.note("clear()"); super.clear(); }
        @Override public Comparator comparator() { Notes.note("comparator()"); return super.comparator(); }
        @Override public boolean contains(Object a) { Notes.note("contains(Object)"); return super.contains(a); }
        @Override public boolean containsAll(Collection a) { Notes.note("containsAll(Collection)"); return super.containsAll(a); }
        @Override public int drainTo(Collection a, int b) { Notes.note("drainTo(Collection,int)"); return super.drainTo(a, b); }
        @Override public int drainTo(Collection a) { Notes.note("drainTo(Collection)"); return super.drainTo(a); }
        @Override public Object element() { Notes.note("element()"); return super.element(); }
        @Override public void forEach(Consumer a) { Notes.note("forEach(Consumer)"); super.forEach(a); }
        @Override public boolean isEmpty() { Notes.note("isEmpty()"); return super.isEmpty(); }
        @Override public Iterator iterator() { Notes.note("iterator()"); return super.iterator(); }
        @Override public boolean offer(Object a, long b, TimeUnit c) { Notes.note("offer(Object,long,TimeUnit)"); return super.offer(a, b, c); }
        @Override public boolean offer(Object a) { Notes.note("offer(Object)"); return super.offer(a); }
        @Override public Stream parallelStream() { Notes.note("parallelStream()"); return super.parallelStream(); }
        @Override public Object peek() { Notes.note("peek()"); return super.peek(); }
        @Override public Object poll() { Notes.note("poll()"); return super.poll(); }
        @Override public Object poll(long a, TimeUnit b) throws InterruptedException { Notes.note("poll(long,TimeUnit)"); return super.poll(a, b); }
        @Override public void put(Object a) { Notes.note("put(Object)"); super.put(a); }
        @Override public int remainingCapacity() { Notes.note("remainingCapacity()"); return super.remainingCapacity(); }
        @Override public Object remove() { Notes.note("remove()"); return super.remove(); }
        @Override public boolean remove(Object a) { Notes.note("remove(Object)"); return super.remove(a); }
        @Override public boolean removeAll(Collection a) { Notes.note("removeAll(Collection)"); return super.removeAll(a); }
        @Override public boolean removeIf(Predicate a) { Notes.note("removeIf(Predicate)"); return super.removeIf(a); }
        @Override public boolean retainAll(Collection a) { Notes.note("retainAll(Collection)"); return super.retainAll(a); }
        @Override public int size() { Notes.note("size()"); return super.size(); }
        @Override public Spliterator spliterator() { Notes.note("spliterator()"); return super.spliterator(); }
        @Override public Stream stream() { Notes.note("stream()"); return super.stream(); }
        @Override public Object take() throws InterruptedException { Notes.note("take()"); return super.take(); }
        @Override public Object[] toArray() { Notes.note("toArray()"); return super.toArray(); }
        @Override public Object[] toArray(Object[] a) { Notes.note("toArray(Object[])"); return super.toArray(a); }
        @Override public Object[] toArray(IntFunction a) { Notes.note("toArray(IntFunction)"); return super.toArray(a); }
        @Override public String toString() { Notes.note("toString()"); return super.toString(); }
    }

    public static class NotingDelayQueue extends DelayQueue {
        private static final long serialVersionUID = 1;

        public NotingDelayQueue() { super(); }
        public NotingDelayQueue(Collection a) { super(a); }
        @Override public boolean add(Delayed a) { Notes.note("add(Delayed)"); return super.add(a); }
        @Override public boolean addAll(Collection a) { Notes.note("addAll(Collection)"); return super.addAll(a); }
        @Override public void clear() { Notes.note("clear()"); super.clear(); }
        @Override public boolean contains(Object a) { Notes.note("contains(Object)"); return super.contains(a); }
        @Override public boolean containsAll(Collection a) { Notes.note("containsAll(Collection)"); return super.containsAll(a); }
        @Override public int drainTo(Collection a, int b) { Notes.note("drainTo(Collection,int)"); return super.drainTo(a, b); }
        @Override public int drainTo(Collection a) { Notes.note("drainTo(Collection)"); return super.drainTo(a); }
        @Override public Object element() { Notes.note("element()"); return super.element(); }
        @Override public void forEach(Consumer a) { Notes.note("forEach(Consumer)"); super.forEach(a); }
        @Override public boolean isEmpty() { Notes.note("isEmpty()"); return super.isEmpty(); }
        @Override public Iterator iterator() { Notes.note("iterator()"); return super.iterator(); }
        @Override public boolean offer(Delayed a, long b, TimeUnit c) { Notes.note("offer(Delayed,long,TimeUnit)"); return super.offer(a, b, c); }
        @Override public boolean offer(Delayed a) { Notes.note("offer(Delayed)"); return super.offer(a); }
        @Override public Stream parallelStream() { Notes.note("parallelStream()"); return super.parallelStream(); }
        @Override public Delayed peek() { Notes.note("peek()"); return super.peek(); }
        @Override public Delayed poll() { Notes.note("poll()"); return super.poll(); }
        @Override public Delayed poll(long a, TimeUnit b) throws InterruptedException { Notes.note("poll(long,TimeUnit)"); return super.poll(a, b); }
        @Override public void put(Delayed a) { Notes.note("put(Delayed)"); super.put(a); }
        @Override public int remainingCapacity() { Notes.note("remainingCapacity()"); return super.remainingCapacity(); }
        @Override public Delayed remove() { Notes.note("remove()"); return super.remove(); }
        @Override public boolean remove(Object a) { Notes.note("remove(Object)"); return super.remove(a); }
        @Override public boolean removeAll(Collection a) { Notes.note("removeAll(Collection)"); return super.removeAll(a); }
        @Override public boolean removeIf(Predicate a) { Notes.note("removeIf(Predicate)"); return super.removeIf(a); }
        @Override public boolean retainAll(Collection a) { Notes.note("retainAll(Collection)"); return super.retainAll(a); }
        @Override public int size() { Notes.note("size()"); return super.size(); }
        @Override public Spliterator spliterator() { Notes.note("spliterator()"); return super.spliterator(); }
        @Override public Stream stream() { Notes.note("stream()"); return super.stream(); }
        @Override public Delayed take() throws InterruptedException { Notes.note("take()"); return super.take(); }
        @Override public Object[] toArray() { Notes.note("toArray()"); return super.toArray(); }
        @Override public Object[] toArray(Object[] a) { Notes.note("toArray(Object[])"); return super.toArray(a); }
        @Override public Object[] toArray(IntFunction a) { Notes.note("toArray(IntFunction)"); return super.toArray(a); }
        @Override public String toString() { Notes.note("toString()"); return super.toString(); }
    }

    public static class NotingLinkedTransferQueue extends LinkedTransferQueue {
        private static final long serialVersionUID = 1;

        public NotingLinkedTransferQueue() { super(); }
        public NotingLinkedTransferQueue(Collection a) { super(a); }
        @Override public boolean add(Object a) { Notes.note("add(Object)"); return super.add(a); }
        @Override public boolean addAll(Collection a) { Notes.note("addAll(Collection)"); return super.addAll(a); }
        @Override public void clear() { Notes.note("clear()"); super.clear(); }
        @Override public boolean contains(Object a) { Notes.note("contains(Object)"); return super.contains(a); }
        @Override public boolean containsAll(Collection a) { Notes.note("containsAll(Collection)"); return super.containsAll(a); }
        @Override public int drainTo(Collection a, int b) { Notes.note("drainTo(Collection,int)"); return super.drainTo(a, b); }
        @Override public int drainTo(Collection a) { Notes.note("drainTo(Collection)"); return super.drainTo(a); }
        @Override public Object element() { Notes.note("element()"); return super.element(); }
        @Override public void forEach(Consumer a) { Notes.note("forEach(Consumer)"); super.forEach(a); }
        @Override public int getWaitingConsumerCount() { Notes.note("getWaitingConsumerCount()"); return super.getWaitingConsumerCount(); }
        @Override public boolean hasWaitingConsumer() { Notes.note("hasWaitingConsumer()"); return super.hasWaitingConsumer(); }
        @Override public boolean isEmpty() { Notes.note("isEmpty()"); return super.isEmpty(); }
        @Override public Iterator iterator() { Notes.note("iterator()"); return super.iterator(); }
        @Override public boolean offer(Object a, long b, TimeUnit c) { Notes.note("offer(Object,long,TimeUnit)"); return super.offer(a, b, c); }
        @Override public boolean offer(Object a) { Notes.note("offer(Object)"); return super.offer(a); }
        @Override public Stream parallelStream() { Notes.note("parallelStream()"); return super.parallelStream(); }
        @Override public Object peek() { Notes.note("peek()"); return super.peek(); }
        @Override public Object poll() { Notes.note("poll()"); return super.poll(); }
        @Override public Object poll(long a, TimeUnit b) throws InterruptedException { Notes.note("poll(long,TimeUnit)"); return super.poll(a, b); }
        @Override public void put(Object a) { Notes.note("put(Object)"); super.put(a); }
        @Override public int remainingCapacity() { Notes.note("remainingCapacity()"); return super.remainingCapacity(); }
        @Override public Object remove() { Notes.note("remove()"); return super.remove(); }
        @Override public boolean remove(Object a) { Notes.note("remove(Object)"); return super.remove(a); }
        @Override public boolean removeAll(Collection a) { Notes.note("removeAll(Collection)"); return super.removeAll(a); }
        @Override public boolean removeIf(Predicate a) { Notes.note("removeIf(Predicate)"); return super.removeIf(a); }
        @Override public boolean retainAll(Collection a) { Notes.note("retainAll(Collection)"); return super.retainAll(a); }
        @Override public int size() { Notes.note("size()"); return super.size(); }
        @Override public Spliterator spliterator() { Notes.note("spliterator()"); return super.spliterator(); }
        @Override public Stream stream() { Notes.note("stream()"); return super.stream(); }
        @Override public Object take() throws InterruptedException { Notes.note("take()"); return super.take(); }
        @Override public Object[] toArray() { Notes.note("toArray()"); return super.toArray(); }
        @Override public Object[] toArray(Object[] a) { Notes.note("toArray(Object[])"); return super.toArray(a); }
        @Override public Object[] toArray(IntFunction a) { Notes.note("toArray(IntFunction)"); return super.toArray(a); }
        @Override public String toString() { Notes.note("toString()"); return super.toString(); }
        @Override public void transfer(Object a) throws InterruptedException { Notes.note("transfer(Object)"); super.transfer(a); }
        @Override public boolean tryTransfer(Object a, long b, TimeUnit c) throws InterruptedException { Notes.note("tryTransfer(Object,long,TimeUnit)"); return super.tryTransfer(a, b, c); }
        @Override public boolean tryTransfer(Object a) { Notes.note("tryTransfer(Object)"); return super.tryTransfer(a); }
    }

    public static class NotingSynchronousQueue extends SynchronousQueue {
        private static final long serialVersionUID = 1;

        public NotingSynchronousQueue() { super(); }
        @Override public boolean add(Object a) { Notes.note("add(Object)"); return super.add(a); }
        @Override public boolean addAll(Collection a) { Notes.note("addAll(Collection)"); return super.addAll(a); }
        @Override public void clear() { Notes.note("clear()"); super.clear(); }
        @Override public boolean contains(Object a) { Notes.note("contains(Object)"); return super.contains(a); }
        @Override public boolean containsAll(Collection a) { Notes.note("containsAll(Collection)"); return super.containsAll(a); }
        @Override public int drainTo(Collection a, int b) { Notes.note("drainTo(Collection,int)"); return super.drainTo(a, b); }
        @Override public int drainTo(Collection a) { Notes.note("drainTo(Collection)"); return super.drainTo(a); }
        @Override public Object element() { Notes.note("element()"); return super.element(); }
        @Override public void forEach(Consumer a) { Notes.note("forEach(Consumer)"); super.forEach(a); }
        @Override public boolean isEmpty() { Notes.note("isEmpty()"); return super.isEmpty(); }
        @Override public Iterator iterator() { Notes.note("iterator()"); return super.iterator(); }
        @Override public boolean offer(Object a, long b, TimeUnit c) throws InterruptedException { Notes.note("offer(Object,long,TimeUnit)"); return super.offer(a, b, c); }
        @Override public boolean offer(Object a) { Notes.note("offer(Object)"); return super.offer(a); }
        @Override public Stream parallelStream() { Notes.note("parallelStream()"); return super.parallelStream(); }
        @Override public Object peek() { Notes.note("peek()"); return super.peek(); }
        @Override public Object poll() { Notes.note("poll()"); return super.poll(); }
        @Override public Object poll(long a, TimeUnit b) throws InterruptedException { Notes.note("poll(long,TimeUnit)"); return super.poll(a, b); }
        @Override public void put(Object a) throws InterruptedException { Notes.note("put(Object)"); super.put(a); }
        @Override public int remainingCapacity() { Notes.note("remainingCapacity()"); return super.remainingCapacity(); }
        @Override public Object remove() { Notes.note("remove()"); return super.remove(); }
        @Override public boolean remove(Object a) { Notes.note("remove(Object)"); return super.remove(a); }
        @Override public boolean removeAll(Collection a) { Notes.note("removeAll(Collection)"); return super.removeAll(a); }
        @Override public boolean removeIf(Predicate a) { Notes.note("removeIf(Predicate)"); return super.removeIf(a); }
        @Override public boolean retainAll(Collection a) { Notes.note("retainAll(Collection)"); return super.retainAll(a); }
        @Override public int size() { Notes.note("size()"); return super.size(); }
        @Override public Spliterator spliterator() { Notes.note("spliterator()"); return super.spliterator(); }
        @Override public Stream stream() { Notes.note("stream()"); return super.stream(); }
        @Override public Object take() throws InterruptedException { Notes.note("take()"); return super.take(); }
        @Override public Object[] toArray() { Notes.note("toArray()"); return super.toArray(); }
        @Override public Object[] toArray(Object[] a) { Notes.note("toArray(Object[])"); return super.toArray(a); }
        @Override public Object[] toArray(IntFunction a) { Notes.note("toArray(IntFunction)"); return super.toArray(a); }
        @Override public String toString() { Notes.note("toString()"); return super.toString(); }
    }
}
