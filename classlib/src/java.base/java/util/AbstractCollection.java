package java.util;

import java.lang.reflect.Array;

/** The collection methods that follow from {@code iterator} and {@code size}. */
public abstract class AbstractCollection<E> implements Collection<E> {
    protected AbstractCollection() {
    }

    public abstract Iterator<E> iterator();

    public abstract int size();

    public boolean isEmpty() {
        return size() == 0;
    }

    public boolean contains(Object o) {
        Iterator<E> it = iterator();
        if (o == null) {
            while (it.hasNext()) {
                if (it.next() == null) {
                    return true;
                }
            }
        } else {
            while (it.hasNext()) {
                if (o.equals(it.next())) {
                    return true;
                }
            }
        }
        return false;
    }

    public Object[] toArray() {
        return fill(new Object[size()], false);
    }

    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] a) {
        int n = size();
        if (a.length >= n) {
            return (T[]) fill(a, true);
        }
        Object[] all = fill((Object[]) Array.newInstance(a.getClass().getComponentType(), n), false);
        if (all.length > a.length) {
            return (T[]) all;
        }
        // There were fewer than it said, and they fit after all.
        System.arraycopy(all, 0, a, 0, all.length);
        if (all.length < a.length) {
            a[all.length] = null;
        }
        return a;
    }

    /**
     * Stores the elements into {@code a}. The iterator decides how many there are: an array that proves too
     * short is replaced by a longer one, one that proves too long is cut, or ended by a null if it is the caller's.
     */
    private Object[] fill(Object[] a, boolean callers) {
        int i = 0;
        Object[] r = a;
        for (Iterator<E> it = iterator(); it.hasNext();) {
            if (i == r.length) {
                r = Arrays.copyOf(r, i + (i >> 1) + 1);
            }
            r[i++] = it.next();
        }
        if (i == r.length) {
            return r;
        }
        if (r == a && callers) {
            r[i] = null;
            return r;
        }
        return Arrays.copyOf(r, i);
    }

    public boolean add(E e) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object o) {
        Iterator<E> it = iterator();
        while (it.hasNext()) {
            E e = it.next();
            if (o == null ? e == null : o.equals(e)) {
                it.remove();
                return true;
            }
        }
        return false;
    }

    public boolean containsAll(Collection<?> c) {
        for (Object e : c) {
            if (!contains(e)) {
                return false;
            }
        }
        return true;
    }

    public boolean addAll(Collection<? extends E> c) {
        boolean changed = false;
        for (E e : c) {
            if (add(e)) {
                changed = true;
            }
        }
        return changed;
    }

    public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        boolean changed = false;
        for (Iterator<?> it = iterator(); it.hasNext();) {
            if (c.contains(it.next())) {
                it.remove();
                changed = true;
            }
        }
        return changed;
    }

    public boolean retainAll(Collection<?> c) {
        Objects.requireNonNull(c);
        boolean changed = false;
        for (Iterator<E> it = iterator(); it.hasNext();) {
            if (!c.contains(it.next())) {
                it.remove();
                changed = true;
            }
        }
        return changed;
    }

    public void clear() {
        for (Iterator<E> it = iterator(); it.hasNext();) {
            it.next();
            it.remove();
        }
    }

    public String toString() {
        Iterator<E> it = iterator();
        if (!it.hasNext()) {
            return "[]";
        }
        StringBuilder sb = new StringBuilder();
        sb.append('[');
        while (true) {
            E e = it.next();
            if (e == this) {
                sb.append("(this Collection)");
            } else {
                sb.append(e);
            }
            if (!it.hasNext()) {
                return sb.append(']').toString();
            }
            sb.append(", ");
        }
    }
}
