package java.util.stream;

import java.util.Objects;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.LongFunction;

/** Replaces each element by the elements of a stream, pushed on directly for as long as they are wanted. */
final class FlatMap<T> extends Sink<T> {
    private Function<? super T, ? extends BaseStream<?, ?>> ofRef;
    private IntFunction<? extends BaseStream<?, ?>> ofInt;
    private LongFunction<? extends BaseStream<?, ?>> ofLong;
    private DoubleFunction<? extends BaseStream<?, ?>> ofDouble;

    FlatMap(Function<? super T, ? extends BaseStream<?, ?>> ofRef) {
        this.ofRef = Objects.requireNonNull(ofRef);
    }

    FlatMap(IntFunction<? extends BaseStream<?, ?>> ofInt) {
        this.ofInt = Objects.requireNonNull(ofInt);
    }

    FlatMap(LongFunction<? extends BaseStream<?, ?>> ofLong) {
        this.ofLong = Objects.requireNonNull(ofLong);
    }

    FlatMap(DoubleFunction<? extends BaseStream<?, ?>> ofDouble) {
        this.ofDouble = Objects.requireNonNull(ofDouble);
    }

    @Override
    public void accept(T t) {
        push(ofRef.apply(t), down);
    }

    @Override
    public void accept(int value) {
        push(ofInt.apply(value), down);
    }

    @Override
    public void accept(long value) {
        push(ofLong.apply(value), down);
    }

    @Override
    public void accept(double value) {
        push(ofDouble.apply(value), down);
    }

    /** Pushes the elements of {@code stream} into {@code down} and closes it. */
    static void push(BaseStream<?, ?> stream, Sink<?> down) {
        if (stream == null) {
            return;
        }
        try (stream) {
            if (stream instanceof Pipeline) {
                Pipeline<?, ?> pipeline = (Pipeline<?, ?>) stream;
                pipeline.use();
                pipeline.push(down, down.control);
            } else {
                Pipeline.feed(stream.sequential().spliterator(), down);
            }
        }
    }
}
