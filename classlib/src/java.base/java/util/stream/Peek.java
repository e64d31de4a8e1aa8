package java.util.stream;

import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

/** Hands each element to a consumer on its way. */
final class Peek<T> extends Sink<T> {
    private Consumer<? super T> ofRef;
    private IntConsumer ofInt;
    private LongConsumer ofLong;
    private DoubleConsumer ofDouble;

    Peek(Consumer<? super T> ofRef) {
        this.ofRef = ofRef;
    }

    Peek(IntConsumer ofInt) {
        this.ofInt = ofInt;
    }

    Peek(LongConsumer ofLong) {
        this.ofLong = ofLong;
    }

    Peek(DoubleConsumer ofDouble) {
        this.ofDouble = ofDouble;
    }

    @Override
    public void accept(T t) {
        ofRef.accept(t);
        down.accept(t);
    }

    @Override
    public void accept(int value) {
        ofInt.accept(value);
        down.accept(value);
    }

    @Override
    public void accept(long value) {
        ofLong.accept(value);
        down.accept(value);
    }

    @Override
    public void accept(double value) {
        ofDouble.accept(value);
        down.accept(value);
    }
}
