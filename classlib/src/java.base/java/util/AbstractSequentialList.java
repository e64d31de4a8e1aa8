package java.util;

/** The list methods that follow from {@code listIterator}. */
public abstract class AbstractSequentialList<E> extends AbstractList<E> {
    protected AbstractSequentialList() {
    }

    public E get(int index) {
        try {
            return listIterator(index).next();
        } catch (NoSuchElementException end) {
            throw outOfBounds(index);
        }
    }

    public E set(int index, E element) {
        try {
            ListIterator<E> it = listIterator(index);
            E old = it.next();
            it.set(element);
            return old;
        } catch (NoSuchElementException end) {
            throw outOfBounds(index);
        }
    }

    public void add(int index, E element) {
        try {
            listIterator(index).add(element);
        } catch (NoSuchElementException end) {
            throw outOfBounds(index);
        }
    }

    public E remove(int index) {
        try {
            ListIterator<E> it = listIterator(index);
            E old = it.next();
            it.remove();
            return old;
        } catch (NoSuchElementException end) {
            throw outOfBounds(index);
        }
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        ListIterator<E> it = listIterator(index);
        boolean changed = false;
        for (E e : c) {
            it.add(e);
            changed = true;
        }
        return changed;
    }

    public Iterator<E> iterator() {
        return listIterator();
    }

    public abstract ListIterator<E> listIterator(int index);

    private static IndexOutOfBoundsException outOfBounds(int index) {
        return new IndexOutOfBoundsException("Index: " + index);
    }
}
