package java.util.concurrent;

import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.Set;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** A set over a {@link CopyOnWriteArrayList}: for few elements, often read and seldom changed. */
public class CopyOnWriteArraySet<E> extends AbstractSet<E> implements java.io.Serializable {
    private static final long serialVersionUID = 5457747651344034263L;

    private final CopyOnWriteArrayList<E> al = new CopyOnWriteArrayList<>();

    public CopyOnWriteArraySet() {
    }

    public CopyOnWriteArraySet(Collection<? extends E> c) {
        al.addAllAbsent(c);
    }

    @Override
    public int size() {
        return al.size();
    }

    @Override
    public boolean contains(Object o) {
        return al.contains(o);
    }

    @Override
    public boolean containsAll(Collection<?> c) {
        return al.containsAll(c);
    }

    @Override
    public boolean equals(Object o) {
        if (o == this || !(o instanceof Set<?> other)) {
            return o == this;
        }
        ArrayList<Object> left = new ArrayList<>(al);
        for (Object e : other) {
            if (!left.remove(e)) {
                return false;
            }
        }
        return left.isEmpty();
    }

    @Override
    public boolean isEmpty() {
        return al.isEmpty();
    }

    @Override
    public Spliterator<E> spliterator() {
        return Spliterators.spliterator(al.toArray(), Spliterator.IMMUTABLE | Spliterator.DISTINCT);
    }

    @Override
    public boolean add(E e) {
        return al.addIfAbsent(e);
    }

    @Override
    public boolean addAll(Collection<? extends E> c) {
        return al.addAllAbsent(c) > 0;
    }

    @Override
    public boolean remove(Object o) {
        return al.remove(o);
    }

    @Override
    public boolean removeAll(Collection<?> c) {
        return al.removeAll(c);
    }

    @Override
    public boolean retainAll(Collection<?> c) {
        return al.retainAll(c);
    }

    @Override
    public boolean removeIf(Predicate<? super E> filter) {
        return al.removeIf(filter);
    }

    @Override
    public void clear() {
        al.clear();
    }

    @Override
    public Object[] toArray() {
        return al.toArray();
    }

    @Override
    public <T> T[] toArray(T[] a) {
        return al.toArray(a);
    }

    @Override
    public void forEach(Consumer<? super E> action) {
        al.forEach(action);
    }

    @Override
    public Iterator<E> iterator() {
        return al.iterator();
    }
}
