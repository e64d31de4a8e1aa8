package java.util.stream;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Objects;
import java.util.Spliterator;
import java.util.function.Consumer;
//#each int long double
import java.util.function.$Type$Consumer;
//#end

/**
 * A pipeline whose elements are asked for one by one: one element of the source is pushed at a time, and what comes
 * out waits in a buffer. All elements at once are pushed without it.
 */
abstract class Pull<T> implements Spliterator<T> {
    private final Pipeline<?, ?> pipeline;
    private Sink<?> first;
    private Spliterator<?> source;
    private boolean finished;
    /** The next element of the buffer to be given. */
    int at;

    Pull(Pipeline<?, ?> pipeline) {
        this.pipeline = pipeline;
    }

    /** Makes sure that an element is in the buffer at {@code at}; false at the end. */
    final boolean fill(Sink<?> buffer) {
        if (first == null) {
            first = pipeline.link(buffer, null);
            source = pipeline.takeSource();
        }
        while (true) {
            if (at < bufferSize()) {
                return true;
            }
            if (finished) {
                return false;
            }
            at = 0;
            clearBuffer();
            Control control = first.control;
            if (control != null && control.isDone() || !Pipeline.feedOne(source, first)) {
                finished = true;
                pipeline.end();
            }
        }
    }

    abstract int bufferSize();

    abstract void clearBuffer();

    /** Whether nothing has been asked for yet, so that {@code sink} has been given all elements at once. */
    final boolean pushAll(Sink<?> sink) {
        if (first != null) {
            return false;
        }
        finished = true;
        first = sink;
        pipeline.push(sink, null);
        return true;
    }

    @Override
    public long estimateSize() {
        Spliterator<?> s = source != null ? source : pipeline.source();
        long exact = first == null ? pipeline.exactSize() : -1;
        return exact >= 0 ? exact : s == null ? 0 : s.estimateSize();
    }

    @Override
    public int characteristics() {
        int known = pipeline.flags & ~Pipeline.ENDS;
        if ((known & SIZED) != 0) {
            Spliterator<?> s = source != null ? source : pipeline.source();
            int sized = s == null ? SIZED | SUBSIZED : s.characteristics() & (SIZED | SUBSIZED);
            known = known & ~SIZED | sized;
        }
        return known;
    }

    @Override
    public Comparator<? super T> getComparator() {
        if (!hasCharacteristics(SORTED)) {
            throw new IllegalStateException();
        }
        return null;
    }

    static final class OfRef<T> extends Pull<T> {
        private final Elements<T> buffer = new Elements<>();

        OfRef(Pipeline<?, ?> pipeline) {
            super(pipeline);
        }

        @Override
        int bufferSize() {
            return buffer.size;
        }

        @Override
        void clearBuffer() {
            Arrays.fill(buffer.values, 0, buffer.size, null);
            buffer.size = 0;
        }

        @Override
        @SuppressWarnings("unchecked")
        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            if (!fill(buffer)) {
                return false;
            }
            action.accept((T) buffer.values[at++]);
            return true;
        }

        @Override
        public void forEachRemaining(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            if (!pushAll(new ForEach<T>(action))) {
                while (tryAdvance(action)) {
                    // tryAdvance does the work
                }
            }
        }

        @Override
        public Spliterator<T> trySplit() {
            return null;
        }
    }
    //#each int long double

    static final class Of$Type$ extends Pull<$Box$> implements Spliterator.Of$Type$ {
        private final $Type$s buffer = new $Type$s();

        Of$Type$(Pipeline<?, ?> pipeline) {
            super(pipeline);
        }

        @Override
        int bufferSize() {
            return buffer.size;
        }

        @Override
        void clearBuffer() {
            buffer.size = 0;
        }

        @Override
        public boolean tryAdvance($Type$Consumer action) {
            Objects.requireNonNull(action);
            if (!fill(buffer)) {
                return false;
            }
            action.accept(buffer.values[at++]);
            return true;
        }

        @Override
        public void forEachRemaining($Type$Consumer action) {
            Objects.requireNonNull(action);
            if (!pushAll(new ForEach<>(action))) {
                while (tryAdvance(action)) {
                    // tryAdvance does the work
                }
            }
        }

        @Override
        public Spliterator.Of$Type$ trySplit() {
            return null;
        }
    }
    //#end
}
