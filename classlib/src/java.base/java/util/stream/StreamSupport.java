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

    public static IntStream intStream(Spliterator.OfInt spliterator, boolean parallel) {
        IntPipeline stream = new IntPipeline(Objects.requireNonNull(spliterator));
        stream.setParallel(parallel);
        return stream;
    }

    public static IntStream intStream(Supplier<? extends Spliterator.OfInt> supplier, int characteristics,
            boolean parallel) {
        IntPipeline stream = new IntPipeline(Objects.requireNonNull(supplier), characteristics);
        stream.setParallel(parallel);
        return stream;
    }

    public static LongStream longStream(Spliterator.OfLong spliterator, boolean parallel) {
        LongPipeline stream = new LongPipeline(Objects.requireNonNull(spliterator));
        stream.setParallel(parallel);
        return stream;
    }

    public static LongStream longStream(Supplier<? extends Spliterator.OfLong> supplier, int characteristics,
            boolean parallel) {
        LongPipeline stream = new LongPipeline(Objects.requireNonNull(supplier), characteristics);
        stream.setParallel(parallel);
        return stream;
    }

    public static DoubleStream doubleStream(Spliterator.OfDouble spliterator, boolean parallel) {
        DoublePipeline stream = new DoublePipeline(Objects.requireNonNull(spliterator));
        stream.setParallel(parallel);
        return stream;
    }

    public static DoubleStream doubleStream(Supplier<? extends Spliterator.OfDouble> supplier, int characteristics,
            boolean parallel) {
        DoublePipeline stream = new DoublePipeline(Objects.requireNonNull(supplier), characteristics);
        stream.setParallel(parallel);
        return stream;
    }
}
