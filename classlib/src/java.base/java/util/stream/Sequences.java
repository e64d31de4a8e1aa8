package java.util.stream;

import java.util.Objects;
import java.util.Spliterators;
import java.util.function.Consumer;
//#each int long double
import java.util.function.$Type$Consumer;
import java.util.function.$Type$Predicate;
import java.util.function.$Type$UnaryOperator;
//#end
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** The sources of {@code iterate}: a first element, a step to the next, and perhaps a condition for going on. */
final class Sequences {
    private Sequences() {
    }
    //#each ref int long double

    //#if ref
    static final class OfRef<T> extends Spliterators.AbstractSpliterator<T> {
    //#else
    static final class Of$Type$ extends Spliterators.Abstract$Type$Spliterator {
    //#end
        private final $Predicate$ hasNext;
        private final $UnaryOperator$ next;
        private $type$ value;
        private boolean started;
        private boolean finished;

        Of$Type$($type$ seed, $Predicate$ hasNext, $UnaryOperator$ next) {
            //#if ref
            super(Long.MAX_VALUE, Pipeline.CONSTANT);
            //#else
            super(Long.MAX_VALUE, Pipeline.CONSTANT | NONNULL);
            //#end
            this.value = seed;
            this.hasNext = hasNext;
            this.next = next;
        }

        @Override
        public boolean tryAdvance($Consumer$ action) {
            Objects.requireNonNull(action);
            if (finished) {
                return false;
            }
            $type$ t = value;
            if (started) {
                t = next.apply$As$(t);
            } else {
                started = true;
            }
            if (hasNext != null && !hasNext.test(t)) {
                finished = true;
                return false;
            }
            value = t;
            action.accept(t);
            return true;
        }

        @Override
        public void forEachRemaining($Consumer$ action) {
            Objects.requireNonNull(action);
            if (finished) {
                return;
            }
            finished = true;
            $type$ t = started ? next.apply$As$(value) : value;
            while (hasNext == null || hasNext.test(t)) {
                action.accept(t);
                t = next.apply$As$(t);
            }
        }
    }
    //#end
}
