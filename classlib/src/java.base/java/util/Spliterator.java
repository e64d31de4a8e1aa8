package java.util;

import java.util.function.Consumer;
//#each int long double
import java.util.function.$Type$Consumer;
//#end

/** A pass over elements that can be split in two. */
public interface Spliterator<T> {
    int ORDERED = 0x00000010;
    int DISTINCT = 0x00000001;
    int SORTED = 0x00000004;
    int SIZED = 0x00000040;
    int NONNULL = 0x00000100;
    int IMMUTABLE = 0x00000400;
    int CONCURRENT = 0x00001000;
    int SUBSIZED = 0x00004000;

    boolean tryAdvance(Consumer<? super T> action);

    default void forEachRemaining(Consumer<? super T> action) {
        while (tryAdvance(action)) {
            // tryAdvance does the work
        }
    }

    Spliterator<T> trySplit();

    long estimateSize();

    default long getExactSizeIfKnown() {
        return hasCharacteristics(SIZED) ? estimateSize() : -1L;
    }

    int characteristics();

    default boolean hasCharacteristics(int characteristics) {
        return (characteristics() & characteristics) == characteristics;
    }

    default Comparator<? super T> getComparator() {
        throw new IllegalStateException();
    }

    /** A spliterator over primitive values. */
    interface OfPrimitive<T, T_CONS, T_SPLITR extends Spliterator.OfPrimitive<T, T_CONS, T_SPLITR>>
            extends Spliterator<T> {
        @Override
        T_SPLITR trySplit();

        boolean tryAdvance(T_CONS action);

        default void forEachRemaining(T_CONS action) {
            while (tryAdvance(action)) {
                // tryAdvance does the work
            }
        }
    }
    //#each int long double

    /** A spliterator over {@code $type$} values. */
    interface Of$Type$ extends OfPrimitive<$Box$, $Type$Consumer, Of$Type$> {
        @Override
        Of$Type$ trySplit();

        @Override
        boolean tryAdvance($Type$Consumer action);

        @Override
        default void forEachRemaining($Type$Consumer action) {
            while (tryAdvance(action)) {
                // tryAdvance does the work
            }
        }

        @Override
        default boolean tryAdvance(Consumer<? super $Box$> action) {
            return action instanceof $Type$Consumer
                    ? tryAdvance(($Type$Consumer) action)
                    : tryAdvance(($Type$Consumer) action::accept);
        }

        @Override
        default void forEachRemaining(Consumer<? super $Box$> action) {
            if (action instanceof $Type$Consumer) {
                forEachRemaining(($Type$Consumer) action);
            } else {
                forEachRemaining(($Type$Consumer) action::accept);
            }
        }
    }
    //#end
}
