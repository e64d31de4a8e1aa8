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
    //#for declared value
    //#| int size() | al.size()
    //#| boolean contains(Object o) | al.contains(o)
    //#| boolean containsAll(Collection<?> c) | al.containsAll(c)

    @Override
    public $declared$ {
        return $value$;
    }
    //#end

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
    //#for declared value
    //#| boolean add(E e) | al.addIfAbsent(e)
    //#| boolean addAll(Collection<? extends E> c) | al.addAllAbsent(c) > 0
    //#| boolean remove(Object o) | al.remove(o)
    //#| boolean removeAll(Collection<?> c) | al.removeAll(c)
    //#| boolean retainAll(Collection<?> c) | al.retainAll(c)
    //#| boolean removeIf(Predicate<? super E> filter) | al.removeIf(filter)

    @Override
    public $declared$ {
        return $value$;
    }
    //#end

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
