//#file $Type$Stream.java: int long double
package java.util.stream;

import java.util.Arrays;
import java.util.$Type$SummaryStatistics;
import java.util.Objects;
//#if not double
import java.util.OptionalDouble;
//#end
import java.util.Optional$Type$;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.$Type$BinaryOperator;
import java.util.function.$Type$Consumer;
import java.util.function.$Type$Function;
import java.util.function.$Type$Predicate;
import java.util.function.$Type$Supplier;
//#each to: int long double
//#if not same
import java.util.function.$Type$To$to_Type$Function;
//#end
//#end
import java.util.function.$Type$UnaryOperator;
import java.util.function.Obj$Type$Consumer;
import java.util.function.Supplier;

/** A stream of {@code $type$} values. */
public interface $Type$Stream extends BaseStream<$Box$, $Type$Stream> {
    $Type$Stream filter($Type$Predicate predicate);

    $Type$Stream map($Type$UnaryOperator mapper);

    <U> Stream<U> mapToObj($Type$Function<? extends U> mapper);
    //#each to: int long double
    //#if not same

    $to_Type$Stream mapTo$to_Type$($Type$To$to_Type$Function mapper);
    //#end
    //#end

    $Type$Stream flatMap($Type$Function<? extends $Type$Stream> mapper);

    /** Replaces each value by what {@code mapper} hands to the consumer that it is given. */
    $Type$Stream mapMulti($Type$MapMultiConsumer mapper);

    $Type$Stream distinct();

    $Type$Stream sorted();

    $Type$Stream peek($Type$Consumer action);

    $Type$Stream limit(long maxSize);

    $Type$Stream skip(long n);

    $Type$Stream takeWhile($Type$Predicate predicate);

    $Type$Stream dropWhile($Type$Predicate predicate);

    void forEach($Type$Consumer action);

    void forEachOrdered($Type$Consumer action);

    $type$[] toArray();

    $type$ reduce($type$ identity, $Type$BinaryOperator op);

    Optional$Type$ reduce($Type$BinaryOperator op);

    <R> R collect(Supplier<R> supplier, Obj$Type$Consumer<R> accumulator, BiConsumer<R, R> combiner);

    //#if double
    /** The sum, compensated for rounding (Kahan), in the order of the values. */
    //#end
    $type$ sum();

    Optional$Type$ min();

    Optional$Type$ max();

    long count();

    OptionalDouble average();

    $Type$SummaryStatistics summaryStatistics();

    boolean anyMatch($Type$Predicate predicate);

    boolean allMatch($Type$Predicate predicate);

    boolean noneMatch($Type$Predicate predicate);

    Optional$Type$ findFirst();

    Optional$Type$ findAny();
    //#if int

    LongStream asLongStream();
    //#end
    //#if not double

    DoubleStream asDoubleStream();
    //#end

    Stream<$Box$> boxed();

    @Override
    $Type$Stream sequential();

    @Override
    $Type$Stream parallel();

    @Override
    PrimitiveIterator.Of$Type$ iterator();

    @Override
    Spliterator.Of$Type$ spliterator();

    static Builder builder() {
        return new Builders.Of$Type$();
    }

    static $Type$Stream empty() {
        return new $Type$Pipeline(Spliterators.empty$Type$Spliterator());
    }

    static $Type$Stream of($type$ t) {
        return Arrays.stream(new $type$[] {t});
    }

    static $Type$Stream of($type$... values) {
        return Arrays.stream(values);
    }

    static $Type$Stream iterate($type$ seed, $Type$UnaryOperator f) {
        return new $Type$Pipeline(new Sequences.Of$Type$(seed, null, Objects.requireNonNull(f)));
    }

    static $Type$Stream iterate($type$ seed, $Type$Predicate hasNext, $Type$UnaryOperator next) {
        Objects.requireNonNull(next);
        return new $Type$Pipeline(new Sequences.Of$Type$(seed, Objects.requireNonNull(hasNext), next));
    }

    static $Type$Stream generate($Type$Supplier s) {
        return new $Type$Pipeline(new Generators.Of$Type$(Objects.requireNonNull(s)));
    }
    //#if int

    static IntStream range(int startInclusive, int endExclusive) {
        return new IntPipeline(new Ranges.OfInt(startInclusive, Math.max(startInclusive, (long) endExclusive)));
    }

    static IntStream rangeClosed(int startInclusive, int endInclusive) {
        return new IntPipeline(new Ranges.OfInt(startInclusive, Math.max(startInclusive, endInclusive + 1L)));
    }
    //#else if long

    static LongStream range(long startInclusive, long endExclusive) {
        if (startInclusive >= endExclusive) {
            return empty();
        }
        return Ranges.closed(startInclusive, endExclusive - 1);
    }

    static LongStream rangeClosed(long startInclusive, long endInclusive) {
        return startInclusive > endInclusive ? empty() : Ranges.closed(startInclusive, endInclusive);
    }
    //#end

    /** The values of {@code a}, then those of {@code b}; closing it closes both. */
    static $Type$Stream concat($Type$Stream a, $Type$Stream b) {
        Objects.requireNonNull(a);
        Objects.requireNonNull(b);
        Spliterator.Of$Type$ both = new Concatenations.Of$Type$(a.spliterator(), b.spliterator());
        return StreamSupport.$type$Stream(both, a.isParallel() || b.isParallel())
                .onClose(Concatenations.closing(a, b));
    }

    /** Collects values for a stream; {@link #build} ends that. */
    interface Builder extends $Type$Consumer {
        @Override
        void accept($type$ t);

        default Builder add($type$ t) {
            accept(t);
            return this;
        }

        $Type$Stream build();
    }

    /** Hands the values that replace {@code value} to {@code consumer}. */
    @FunctionalInterface
    interface $Type$MapMultiConsumer {
        void accept($type$ value, $Type$Consumer consumer);
    }
}
