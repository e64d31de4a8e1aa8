package java.util.stream;

import java.util.Objects;
import java.util.Spliterator;
import java.util.function.Supplier;

/** Makes streams of spliterators. */
public final class StreamSupport {
    private StreamSupport() {
    }

    public static <T> Stream<T> stream(Spliterator<T> spliterator, boolean parallel) {
        ReferencePipeline<T> stream = new ReferencePipeline<>(Objects.requireNonNull(spliterator));
        stream.setParallel(parallel);
        return stream;
    }

    public static <T> Stream<T> stream(Supplier<? extends Spliterator<T>> supplier, int characteristics,
            boolean parallel) {
        ReferencePipeline<T> stream = new ReferencePipeline<>(Objects.requireNonNull(supplier), characteristics);
        stream.setParallel(parallel);
        return stream;
    }
    //#each int long double

    public static $Type$Stream $type$Stream(Spliterator.Of$Type$ spliterator, boolean parallel) {
        $Type$Pipeline stream = new $Type$Pipeline(Objects.requireNonNull(spliterator));
        stream.setParallel(parallel);
        return stream;
    }

    public static $Type$Stream $type$Stream(Supplier<? extends Spliterator.Of$Type$> supplier, int characteristics,
            boolean parallel) {
        $Type$Pipeline stream = new $Type$Pipeline(supplier, characteristics);
        stream.setParallel(parallel);
        return stream;
    }
    //#end
}
