package java.util.stream;

import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

/** A terminal stage that hands each element to a consumer. */
final class ForEach<T> extends Sink<T> {
    private Consumer<? super T> ofRef;
    private IntConsumer ofInt;
    private LongConsumer ofLong;
    private DoubleConsumer ofDouble;

    ForEach(Consumer<? super T> ofRef) {
        this.ofRef = ofRef;
    }

    ForEach(IntConsumer ofInt) {
        this.ofInt = ofInt;
    }

    ForEach(LongConsumer ofLong) {
        this.ofLong = ofLong;
    }

    ForEach(DoubleConsumer ofDouble) {
        this.ofDouble = ofDouble;
    }

    @Override
    public void accept(T t) {
        ofRef.accept(t);
    }

    @Override
    public void accept(int value) {
        ofInt.accept(value);
    }

    @Override
    public void accept(long value) {
        ofLong.accept(value);
    }

    @Override
    public void accept(double value) {
        ofDouble.accept(value);
    }
}
