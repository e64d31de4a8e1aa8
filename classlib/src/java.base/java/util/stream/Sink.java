package java.util.stream;

import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

/**
 * A stage of a running pipeline: elements come in by {@code accept} and go on to {@code down}.
 *
 * <p>A class rather than an interface, so that the call for each element is one table look-up; for all kinds of
 * elements, so that one class does for what does not depend on the kind. A sink is made with its operation and linked
 * when a terminal operation runs; as a stream is used once, so is the sink.
 */
abstract class Sink<T> implements Consumer<T>, IntConsumer, LongConsumer, DoubleConsumer {
    Sink<Object> down;
    /** Says when to stop sending elements here; null where all are wanted. */
    Control control;

    /** Puts this before {@code down}; {@code outer} is the control of what comes after the whole pipeline, or null. */
    @SuppressWarnings("unchecked")
    void link(Sink<?> down, Control outer) {
        this.down = (Sink<Object>) down;
        this.control = down.control;
    }

    /** As {@link #link}, for a stage that may end the pipeline. What it ends must not end what comes after it. */
    @SuppressWarnings("unchecked")
    final void linkStopping(Sink<?> down, Control outer) {
        Control after = down.control;
        this.down = (Sink<Object>) down;
        this.control = after == null || after == outer ? new Control(after) : after;
    }

    /** The source is exhausted, and so are the stages before. */
    void end() {
    }

    /** How many elements go on if {@code size} come in, for stages that keep a known size known. */
    long sizeAfter(long size) {
        return size;
    }

    @Override
    public void accept(T t) {
        throw wrongKind();
    }

    @Override
    public void accept(int value) {
        throw wrongKind();
    }

    @Override
    public void accept(long value) {
        throw wrongKind();
    }

    @Override
    public void accept(double value) {
        throw wrongKind();
    }

    private static IllegalStateException wrongKind() {
        return new IllegalStateException("the stage is for elements of another kind");
    }
}
