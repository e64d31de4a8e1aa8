package java.util;

//#each int long double
import java.util.function.$Type$Consumer;
//#end

/** Iterators over spliterators of primitive values, and the reverse. */
final class PrimitivePasses {
    private PrimitivePasses() {
    }
    //#each int long double

    static final class $Type$Iterator implements PrimitiveIterator.Of$Type$, $Type$Consumer {
        private final Spliterator.Of$Type$ source;
        private boolean ready;
        private $type$ next;

        $Type$Iterator(Spliterator.Of$Type$ source) {
            this.source = Objects.requireNonNull(source);
        }

        @Override
        public void accept($type$ value) {
            ready = true;
            next = value;
        }

        @Override
        public boolean hasNext() {
            return ready || source.tryAdvance(($Type$Consumer) this);
        }

        @Override
        public $type$ next$Type$() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            ready = false;
            return next;
        }

        @Override
        public void forEachRemaining($Type$Consumer action) {
            Objects.requireNonNull(action);
            if (ready) {
                ready = false;
                action.accept(next);
            }
            source.forEachRemaining(action);
        }
    }

    static final class Of$Type$ extends Spliterators.Abstract$Type$Spliterator {
        private final PrimitiveIterator.Of$Type$ it;

        Of$Type$(PrimitiveIterator.Of$Type$ it, long size, int characteristics) {
            super(size, characteristics);
            this.it = Objects.requireNonNull(it);
        }

        @Override
        public boolean tryAdvance($Type$Consumer action) {
            Objects.requireNonNull(action);
            if (!it.hasNext()) {
                return false;
            }
            action.accept(it.next$Type$());
            return true;
        }

        @Override
        public void forEachRemaining($Type$Consumer action) {
            it.forEachRemaining(Objects.requireNonNull(action));
        }

        @Override
        public Comparator<? super $Box$> getComparator() {
            return Spliterators.naturalOrder(characteristics());
        }
    }
    //#end
}
