package java.util.stream;

import java.util.Objects;
import java.util.function.BiConsumer;

/** Replaces each element by what a function hands to the next stage, which it is given as a consumer. */
final class MapMulti<T> extends Sink<T> {
    private BiConsumer<? super T, Object> ofRef;
    private IntStream.IntMapMultiConsumer ofInt;
    private LongStream.LongMapMultiConsumer ofLong;
    private DoubleStream.DoubleMapMultiConsumer ofDouble;

    /** The function's consumer may be of any kind, since a sink is of all. */
    @SuppressWarnings("unchecked")
    MapMulti(BiConsumer<? super T, ?> ofRef) {
        this.ofRef = (BiConsumer<? super T, Object>) Objects.requireNonNull(ofRef);
    }

    MapMulti(IntStream.IntMapMultiConsumer ofInt) {
        this.ofInt = Objects.requireNonNull(ofInt);
    }

    MapMulti(LongStream.LongMapMultiConsumer ofLong) {
        this.ofLong = Objects.requireNonNull(ofLong);
    }

    MapMulti(DoubleStream.DoubleMapMultiConsumer ofDouble) {
        this.ofDouble = Objects.requireNonNull(ofDouble);
    }

    @Override
    public void accept(T t) {
        ofRef.accept(t, down);
    }

    @Override
    public void accept(int value) {
        ofInt.accept(value, down);
    }

    @Override
    public void accept(long value) {
        ofLong.accept(value, down);
    }

    @Override
    public void accept(double value) {
        ofDouble.accept(value, down);
    }
}
