package java.util.stream;

import java.util.Spliterator;
import java.util.Spliterators;

/** What the {@code builder} methods return. */
final class Builders {
    private Builders() {
    }

    static final class OfRef<T> implements Stream.Builder<T> {
        private Elements<T> elements = new Elements<>();

        @Override
        public void accept(T t) {
            if (elements == null) {
                throw new IllegalStateException();
            }
            elements.accept(t);
        }

        @Override
        public Stream<T> build() {
            Elements<T> built = elements;
            if (built == null) {
                throw new IllegalStateException();
            }
            elements = null;
            return new ReferencePipeline<>(Spliterators.spliterator(built.values, 0, built.size, Spliterator.ORDERED));
        }
    }
    //#each int long double

    static final class Of$Type$ implements $Type$Stream.Builder {
        private $Type$s elements = new $Type$s();

        @Override
        public void accept($type$ t) {
            if (elements == null) {
                throw new IllegalStateException();
            }
            elements.accept(t);
        }

        @Override
        public $Type$Stream build() {
            $Type$s built = elements;
            if (built == null) {
                throw new IllegalStateException();
            }
            elements = null;
            return new $Type$Pipeline(Spliterators.spliterator(built.values, 0, built.size, Spliterator.ORDERED));
        }
    }
    //#end
}
