package jdk.internal.util;

import java.util.Objects;
import java.util.Spliterators;
//#each int long double
import java.util.function.$Type$Consumer;
import java.util.function.$Type$Supplier;
import java.util.stream.$Type$Stream;
//#end
import java.util.stream.StreamSupport;

/** Streams of a known number of drawn values, for generators of random numbers; {@link #ENDLESS} has no end in practice. */
public final class Draws {
    public static final long ENDLESS = Long.MAX_VALUE;

    private Draws() {
    }

    private static long checkSize(long size) {
        if (size < 0) {
            throw new IllegalArgumentException("size must be non-negative");
        }
        return size;
    }
    //#each int long double

    public static $Type$Stream $type$s(long size, $Type$Supplier supplier) {
        return StreamSupport.$type$Stream(new Of$Type$(checkSize(size), supplier), false);
    }
    //#end
    //#each int long double

    private static final class Of$Type$ extends Spliterators.Abstract$Type$Spliterator {
        private final $Type$Supplier supplier;
        private long left;

        Of$Type$(long size, $Type$Supplier supplier) {
            super(size, SIZED | NONNULL | IMMUTABLE);
            this.left = size;
            this.supplier = supplier;
        }

        @Override
        public boolean tryAdvance($Type$Consumer action) {
            Objects.requireNonNull(action);
            if (left == 0) {
                return false;
            }
            left--;
            action.accept(supplier.getAs$Type$());
            return true;
        }

        @Override
        public void forEachRemaining($Type$Consumer action) {
            Objects.requireNonNull(action);
            long n = left;
            left = 0;
            for (; n != 0; n--) {
                action.accept(supplier.getAs$Type$());
            }
        }
    }
    //#end
}
