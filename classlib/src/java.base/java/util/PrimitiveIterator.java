package java.util;

import java.util.function.Consumer;
//#each int long double
import java.util.function.$Type$Consumer;
//#end

/** An iterator over unboxed values; {@code next} boxes. */
public interface PrimitiveIterator<T, T_CONS> extends Iterator<T> {
    void forEachRemaining(T_CONS action);
    //#each int long double

    /** An iterator over {@code $type$} values. */
    interface Of$Type$ extends PrimitiveIterator<$Box$, $Type$Consumer> {
        $type$ next$Type$();

        @Override
        default void forEachRemaining($Type$Consumer action) {
            Objects.requireNonNull(action);
            while (hasNext()) {
                action.accept(next$Type$());
            }
        }

        @Override
        default $Box$ next() {
            return next$Type$();
        }

        @Override
        default void forEachRemaining(Consumer<? super $Box$> action) {
            if (action instanceof $Type$Consumer) {
                forEachRemaining(($Type$Consumer) action);
                return;
            }
            Objects.requireNonNull(action);
            while (hasNext()) {
                action.accept(next$Type$());
            }
        }
    }
    //#end
}
