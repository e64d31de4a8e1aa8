package java.util;

/** A live view of a deque with its two ends exchanged. */
final class ReversedDeque<E> extends AbstractCollection<E> implements Deque<E> {
    private final Deque<E> base;

    ReversedDeque(Deque<E> base) {
        this.base = base;
    }

    @Override
    public Deque<E> reversed() {
        return base;
    }

    @Override
    public int size() {
        return base.size();
    }

    @Override
    public boolean isEmpty() {
        return base.isEmpty();
    }

    @Override
    public boolean contains(Object o) {
        return base.contains(o);
    }

    @Override
    public void clear() {
        base.clear();
    }

    @Override
    public Iterator<E> iterator() {
        return base.descendingIterator();
    }

    @Override
    public Iterator<E> descendingIterator() {
        return base.iterator();
    }

    @Override
    public boolean add(E e) {
        base.addFirst(e);
        return true;
    }

    @Override
    public boolean addAll(Collection<? extends E> c) {
        boolean changed = false;
        for (E e : c) {
            base.addFirst(e);
            changed = true;
        }
        return changed;
    }

    @Override
    public void addFirst(E e) {
        base.addLast(e);
    }

    @Override
    public void addLast(E e) {
        base.addFirst(e);
    }

    @Override
    public boolean offer(E e) {
        return base.offerFirst(e);
    }

    @Override
    public boolean offerFirst(E e) {
        return base.offerLast(e);
    }

    @Override
    public boolean offerLast(E e) {
        return base.offerFirst(e);
    }

    @Override
    public E remove() {
        return base.removeLast();
    }

    @Override
    public E removeFirst() {
        return base.removeLast();
    }

    @Override
    public E removeLast() {
        return base.removeFirst();
    }

    @Override
    public E poll() {
        return base.pollLast();
    }

    @Override
    public E pollFirst() {
        return base.pollLast();
    }

    @Override
    public E pollLast() {
        return base.pollFirst();
    }

    @Override
    public E element() {
        return base.getLast();
    }

    @Override
    public E getFirst() {
        return base.getLast();
    }

    @Override
    public E getLast() {
        return base.getFirst();
    }

    @Override
    public E peek() {
        return base.peekLast();
    }

    @Override
    public E peekFirst() {
        return base.peekLast();
    }

    @Override
    public E peekLast() {
        return base.peekFirst();
    }

    @Override
    public boolean remove(Object o) {
        return base.removeLastOccurrence(o);
    }

    @Override
    public boolean removeFirstOccurrence(Object o) {
        return base.removeLastOccurrence(o);
    }

    @Override
    public boolean removeLastOccurrence(Object o) {
        return base.removeFirstOccurrence(o);
    }

    @Override
    public void push(E e) {
        base.addLast(e);
    }

    @Override
    public E pop() {
        return base.removeLast();
    }
}
