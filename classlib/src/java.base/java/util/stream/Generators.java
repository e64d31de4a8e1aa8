package java.util.stream;

import java.util.Objects;
import java.util.Spliterators;
import java.util.function.Consumer;
//#each int long double
import java.util.function.$Type$Consumer;
import java.util.function.$Type$Supplier;
//#end
import java.util.function.Supplier;

/** The sources of {@code generate}: what a supplier gives, without order and end. */
final class Generators {
    private Generators() {
    }
    //#each ref int long double

    //#if ref
    static final class OfRef<T> extends Spliterators.AbstractSpliterator<T> {
    //#else
    static final class Of$Type$ extends Spliterators.Abstract$Type$Spliterator {
    //#end
        private final $Supplier$ supplier;

        Of$Type$($Supplier$ supplier) {
            super(Long.MAX_VALUE, IMMUTABLE);
            this.supplier = supplier;
        }

        @Override
        public boolean tryAdvance($Consumer$ action) {
            Objects.requireNonNull(action);
            action.accept(supplier.get$As$());
            return true;
        }
    }
    //#end
}
