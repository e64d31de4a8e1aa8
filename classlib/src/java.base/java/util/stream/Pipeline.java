package java.util.stream;

import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;
import java.util.function.Supplier;

/**
 * A stream: a source and the operations on it so far, as a chain from the last to the first. A terminal operation
 * links the operations' sinks and has the source push its elements into the first.
 */
abstract class Pipeline<T, S extends BaseStream<T, S>> implements BaseStream<T, S> {
    /** Characteristics of a source that is given whole: an order, and no change. */
    static final int CONSTANT = Spliterator.ORDERED | Spliterator.IMMUTABLE;
    static final int SORTED_DISTINCT = Spliterator.SORTED | Spliterator.DISTINCT;
    static final int SIZED = Spliterator.SIZED;
    /** What is lost where each element becomes any number of others. */
    static final int REPLACED = SORTED_DISTINCT | SIZED;
    /** Beside the characteristics: some sink's {@code end} does something. */
    static final int ENDS = 1 << 30;

    private static final int KNOWN = Spliterator.ORDERED | SORTED_DISTINCT | SIZED;

    /** What all stages of a pipeline share. */
    private static final class Origin {
        Spliterator<?> spliterator;
        Supplier<? extends Spliterator<?>> supplier;
        Runnable closing;
        boolean parallel;

        Spliterator<?> spliterator() {
            if (spliterator == null) {
                if (supplier == null) {
                    throw new IllegalStateException("source already consumed or closed");
                }
                spliterator = supplier.get();
            }
            return spliterator;
        }
    }

    private final Origin origin;
    private final Pipeline<?, ?> previous;
    /** What this stage does; null where only what is known of the elements changes. */
    private final Sink<?> op;
    /** What is known of the elements: characteristics of spliterators, and {@link #ENDS}. */
    final int flags;
    private boolean used;

    /** A source. */
    Pipeline(Spliterator<?> spliterator) {
        int known = spliterator.characteristics() & KNOWN;
        if ((known & Spliterator.SORTED) != 0 && spliterator.getComparator() != null) {
            known &= ~Spliterator.SORTED;
        }
        origin = new Origin();
        origin.spliterator = spliterator;
        previous = null;
        // Primitive values reach a stream of objects boxed.
        op = spliterator instanceof Spliterator.OfPrimitive && this instanceof Stream ? new Maps.Boxing() : null;
        flags = known;
    }

    /** A source that is asked for by the terminal operation. */
    Pipeline(Supplier<? extends Spliterator<?>> supplier, int characteristics) {
        origin = new Origin();
        origin.supplier = supplier;
        previous = null;
        op = null;
        flags = characteristics & KNOWN;
    }

    /** The stage after {@code previous}, which loses the flags {@code lost} and gains {@code gained}. */
    Pipeline(Pipeline<?, ?> previous, Sink<?> op, int lost, int gained) {
        previous.use();
        this.origin = previous.origin;
        this.previous = previous;
        this.op = op;
        this.flags = previous.flags & ~lost | gained;
    }

    static long checkCount(long n) {
        if (n < 0) {
            throw new IllegalArgumentException(Long.toString(n));
        }
        return n;
    }

    final boolean is(int flag) {
        return (flags & flag) != 0;
    }

    /** Whether no operation has been added. */
    final boolean isSource() {
        return previous == null;
    }

    final void use() {
        if (used) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        used = true;
    }

    /** The number of elements that come out, or -1 if it is not known. */
    final long exactSize() {
        if ((flags & SIZED) == 0) {
            return -1;
        }
        if (previous == null) {
            return origin.spliterator().getExactSizeIfKnown();
        }
        long size = previous.exactSize();
        return op == null || size < 0 ? size : op.sizeAfter(size);
    }

    /** Uses up this stream by sending all elements into {@code terminal}. */
    final <K extends Sink<?>> K run(K terminal) {
        use();
        push(terminal, null);
        return terminal;
    }

    /** Sends all elements into {@code after}, which belongs to another pipeline if {@code outer} is not null. */
    final void push(Sink<?> after, Control outer) {
        Sink<?> first = link(after, outer);
        feed(takeSource(), first);
        if ((flags & ENDS) != 0) {
            end();
        }
    }

    final long countElements() {
        use();
        long size = exactSize();
        if (size < 0) {
            Total<Object> total = new Total<>();
            push(total, null);
            size = total.count;
        }
        return size;
    }

    final Sink<?> link(Sink<?> after, Control outer) {
        Sink<?> first = after;
        for (Pipeline<?, ?> stage = this; stage != null; stage = stage.previous) {
            Sink<?> op = stage.op;
            if (op != null) {
                op.link(first, outer);
                first = op;
            }
        }
        return first;
    }

    /** Tells the operations, in their order, that the source is exhausted. */
    final void end() {
        if (previous != null) {
            previous.end();
            if (op != null) {
                op.end();
            }
        }
    }

    final Spliterator<?> source() {
        return origin.spliterator();
    }

    final Spliterator<?> takeSource() {
        Spliterator<?> source = origin.spliterator();
        origin.spliterator = null;
        return source;
    }

    /** Whether the source is a spliterator that can be handed out as it is. */
    final boolean hasPlainSource() {
        return previous == null && origin.supplier == null;
    }

    /** Has {@code source} push its elements, until {@code sink} wants no more. */
    @SuppressWarnings("unchecked")
    static void feed(Spliterator<?> source, Sink<?> sink) {
        Control control = sink.control;
        if (source instanceof Spliterator.OfPrimitive) {
            feedPrimitive(source, sink, control);
            return;
        }
        Spliterator<Object> s = (Spliterator<Object>) source;
        Consumer<Object> target = (Consumer<Object>) sink;
        if (control == null) {
            s.forEachRemaining(target);
        } else if (control.outer == null) {
            while (!control.done && s.tryAdvance(target)) {
                // tryAdvance does the work
            }
        } else {
            while (!control.isDone() && s.tryAdvance(target)) {
                // tryAdvance does the work
            }
        }
    }

    private static void feedPrimitive(Spliterator<?> source, Sink<?> sink, Control control) {
        if (control != null) {
            while (!control.isDone() && feedOne(source, sink)) {
                // feedOne does the work
            }
        } else if (source instanceof Spliterator.OfInt) {
            ((Spliterator.OfInt) source).forEachRemaining((IntConsumer) sink);
        } else if (source instanceof Spliterator.OfLong) {
            ((Spliterator.OfLong) source).forEachRemaining((LongConsumer) sink);
        } else {
            ((Spliterator.OfDouble) source).forEachRemaining((DoubleConsumer) sink);
        }
    }

    /** Has {@code source} push one element; false if it has none. */
    @SuppressWarnings("unchecked")
    static boolean feedOne(Spliterator<?> source, Sink<?> sink) {
        if (source instanceof Spliterator.OfInt) {
            return ((Spliterator.OfInt) source).tryAdvance((IntConsumer) sink);
        }
        if (source instanceof Spliterator.OfLong) {
            return ((Spliterator.OfLong) source).tryAdvance((LongConsumer) sink);
        }
        if (source instanceof Spliterator.OfDouble) {
            return ((Spliterator.OfDouble) source).tryAdvance((DoubleConsumer) sink);
        }
        return ((Spliterator<Object>) source).tryAdvance((Consumer<Object>) sink);
    }

    @Override
    public final boolean isParallel() {
        return origin.parallel;
    }

    final void setParallel(boolean parallel) {
        origin.parallel = parallel;
    }

    @Override
    @SuppressWarnings("unchecked")
    public S sequential() {
        origin.parallel = false;
        return (S) this;
    }

    @Override
    @SuppressWarnings("unchecked")
    public S parallel() {
        origin.parallel = true;
        return (S) this;
    }

    @Override
    @SuppressWarnings("unchecked")
    public S onClose(Runnable closeHandler) {
        if (used) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        if (closeHandler == null) {
            throw new NullPointerException();
        }
        Runnable before = origin.closing;
        origin.closing = before == null ? closeHandler : () -> runBoth(before, closeHandler);
        return (S) this;
    }

    @Override
    public final void close() {
        used = true;
        Runnable closing = origin.closing;
        if (closing != null) {
            origin.closing = null;
            closing.run();
        }
    }

    /** Runs both even if the first throws; what the second throws then is suppressed. */
    static void runBoth(Runnable a, Runnable b) {
        try {
            a.run();
        } catch (Throwable thrown) {
            try {
                b.run();
            } catch (Throwable second) {
                if (second != thrown) {
                    thrown.addSuppressed(second);
                }
            }
            throw thrown;
        }
        b.run();
    }
}
