package java.util;

import java.util.function.IntFunction;

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
    //#for declared done
    //#| int size() | return base.size()
    //#| boolean isEmpty() | return base.isEmpty()
    //#| boolean contains(Object o) | return base.contains(o)
    //#| boolean containsAll(Collection<?> c) | return base.containsAll(c)
    //#| Object[] toArray() | return ReversedArrays.of(base)
    //#| <T> T[] toArray(T[] a) | return ReversedArrays.of(base, a)
    //#| <T> T[] toArray(IntFunction<T[]> generator) | return ReversedArrays.of(base, generator)
    //#| void clear() | base.clear()
    //#| Iterator<E> iterator() | return base.descendingIterator()
    //#| Iterator<E> descendingIterator() | return base.iterator()

    @Override
    public $declared$ {
        $done$;
    }
    //#end

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
    //#for declared done
    //#| void addFirst(E e) | base.addLast(e)
    //#| void addLast(E e) | base.addFirst(e)
    //#| boolean offer(E e) | return base.offerFirst(e)
    //#| boolean offerFirst(E e) | return base.offerLast(e)
    //#| boolean offerLast(E e) | return base.offerFirst(e)
    //#| E remove() | return base.removeLast()
    //#| E removeFirst() | return base.removeLast()
    //#| E removeLast() | return base.removeFirst()
    //#| E poll() | return base.pollLast()
    //#| E pollFirst() | return base.pollLast()
    //#| E pollLast() | return base.pollFirst()
    //#| E element() | return base.getLast()
    //#| E getFirst() | return base.getLast()
    //#| E getLast() | return base.getFirst()
    //#| E peek() | return base.peekLast()
    //#| E peekFirst() | return base.peekLast()
    //#| E peekLast() | return base.peekFirst()
    //#| boolean removeFirstOccurrence(Object o) | return base.removeLastOccurrence(o)
    //#| boolean removeLastOccurrence(Object o) | return base.removeFirstOccurrence(o)
    //#| void push(E e) | base.addLast(e)

    @Override
    public $declared$ {
        $done$;
    }
    //#end

    @Override
    public E pop() {
        return base.removeLast();
    }
}
