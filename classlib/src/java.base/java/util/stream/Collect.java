package java.util.stream;

import java.util.function.BiConsumer;
import java.util.function.ObjDoubleConsumer;
import java.util.function.ObjIntConsumer;
import java.util.function.ObjLongConsumer;

/** A terminal stage that adds each element to a container. */
final class Collect<T, A> extends Sink<T> {
    final A container;
    private BiConsumer<? super A, ? super T> ofRef;
    private ObjIntConsumer<? super A> ofInt;
    private ObjLongConsumer<? super A> ofLong;
    private ObjDoubleConsumer<? super A> ofDouble;

    Collect(A container, BiConsumer<? super A, ? super T> ofRef) {
        this.container = container;
        this.ofRef = ofRef;
    }

    Collect(A container, ObjIntConsumer<? super A> ofInt) {
        this.container = container;
        this.ofInt = ofInt;
    }

    Collect(A container, ObjLongConsumer<? super A> ofLong) {
        this.container = container;
        this.ofLong = ofLong;
    }

    Collect(A container, ObjDoubleConsumer<? super A> ofDouble) {
        this.container = container;
        this.ofDouble = ofDouble;
    }

    @Override
    public void accept(T t) {
        ofRef.accept(container, t);
    }

    @Override
    public void accept(int value) {
        ofInt.accept(container, value);
    }

    @Override
    public void accept(long value) {
        ofLong.accept(container, value);
    }

    @Override
    public void accept(double value) {
        ofDouble.accept(container, value);
    }
}
