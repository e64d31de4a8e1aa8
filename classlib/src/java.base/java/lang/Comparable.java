package java.lang;

/** Has a natural order. */
public interface Comparable<T> {
    /** Negative, zero or positive as this is less than, equal to or greater than {@code other}. */
    int compareTo(T other);
}
