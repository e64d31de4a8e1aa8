package java.util;

/** An order in which null comes before, or after, everything else; a null {@code order} holds all others equal. */
final class NullsAtEnd<T> implements Comparator<T>, java.io.Serializable {
    private static final long serialVersionUID = 1L;

    private final boolean first;
    private final Comparator<T> order;

    @SuppressWarnings("unchecked")
    NullsAtEnd(boolean first, Comparator<? super T> order) {
        this.first = first;
        this.order = (Comparator<T>) order;
    }

    @Override
    public int compare(T a, T b) {
        if (a == null) {
            return b == null ? 0 : first ? -1 : 1;
        }
        if (b == null) {
            return first ? 1 : -1;
        }
        return order == null ? 0 : order.compare(a, b);
    }

    @Override
    public Comparator<T> thenComparing(Comparator<? super T> other) {
        Objects.requireNonNull(other);
        return new NullsAtEnd<>(first, order == null ? other : order.thenComparing(other));
    }

    @Override
    public Comparator<T> reversed() {
        return new NullsAtEnd<>(!first, order == null ? null : order.reversed());
    }
}
