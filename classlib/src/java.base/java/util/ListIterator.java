package java.util;

/** A pass over a list in either direction; the cursor stands between two elements. */
public interface ListIterator<E> extends Iterator<E> {
    boolean hasNext();

    E next();

    boolean hasPrevious();

    E previous();

    int nextIndex();

    int previousIndex();

    void remove();

    void set(E element);

    void add(E element);
}
