package java.util;

/** The comparator that asks the objects themselves. */
final class NaturalOrder implements Comparator<Comparable<Object>>, java.io.Serializable {
    private static final long serialVersionUID = 1L;

    static final NaturalOrder INSTANCE = new NaturalOrder();

    private NaturalOrder() {
    }

    @Override
    public int compare(Comparable<Object> c1, Comparable<Object> c2) {
        return c1.compareTo(c2);
    }

    @Override
    public Comparator<Comparable<Object>> reversed() {
        return Comparator.reverseOrder();
    }
}
