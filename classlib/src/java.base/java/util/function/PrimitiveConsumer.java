//#file $Type$Consumer.java: int long double
package java.util.function;

import java.util.Objects;

/** An action on one {@code $type$}. */
@FunctionalInterface
public interface $Type$Consumer {
    void accept($type$ value);

    /** Runs this action, then {@code after}; the second is skipped if the first throws. */
    default $Type$Consumer andThen($Type$Consumer after) {
        Objects.requireNonNull(after);
        return value -> {
            accept(value);
            after.accept(value);
        };
    }
}
