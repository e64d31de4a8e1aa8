package jdk.internal.util;

import java.util.List;
import java.util.function.Function;

/** Lets {@code java.util.stream} make an unmodifiable list of {@code java.util} that may hold nulls. */
public final class Lists {
    /** Set by {@code java.util} when the class of its unmodifiable lists is initialised. */
    public static Function<Object[], List<?>> maker;

    private Lists() {
    }

    /** A list that takes over {@code elements}. */
    public static List<?> ofNullable(Object[] elements) {
        if (maker == null) {
            List.of();
        }
        return maker.apply(elements);
    }
}
