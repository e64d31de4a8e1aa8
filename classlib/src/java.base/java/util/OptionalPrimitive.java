//#file Optional$Type$.java: int long double
package java.util;

import java.util.function.$Type$Consumer;
import java.util.function.$Type$Supplier;
import java.util.function.Supplier;
import java.util.stream.$Type$Stream;

/** A value of type {@code $type$} or none. */
public final class Optional$Type$ {
    //#if double
    private static final OptionalDouble EMPTY = new OptionalDouble(false, Double.NaN);
    //#else
    private static final Optional$Type$ EMPTY = new Optional$Type$(false, 0);
    //#end

    private final boolean present;
    private final $type$ value;

    private Optional$Type$(boolean present, $type$ value) {
        this.present = present;
        this.value = value;
    }

    public static Optional$Type$ empty() {
        return EMPTY;
    }

    public static Optional$Type$ of($type$ value) {
        return new Optional$Type$(true, value);
    }

    public $type$ getAs$Type$() {
        return orElseThrow();
    }

    public boolean isPresent() {
        return present;
    }

    public boolean isEmpty() {
        return !present;
    }

    public void ifPresent($Type$Consumer action) {
        if (present) {
            action.accept(value);
        }
    }

    public void ifPresentOrElse($Type$Consumer action, Runnable emptyAction) {
        if (present) {
            action.accept(value);
        } else {
            emptyAction.run();
        }
    }

    public $Type$Stream stream() {
        return present ? $Type$Stream.of(value) : $Type$Stream.empty();
    }

    public $type$ orElse($type$ other) {
        return present ? value : other;
    }

    public $type$ orElseGet($Type$Supplier supplier) {
        return present ? value : supplier.getAs$Type$();
    }

    public $type$ orElseThrow() {
        if (!present) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public <X extends Throwable> $type$ orElseThrow(Supplier<? extends X> exceptionSupplier) throws X {
        if (!present) {
            throw exceptionSupplier.get();
        }
        return value;
    }

    @Override
    public boolean equals(Object obj) {
        if (!(obj instanceof Optional$Type$)) {
            return false;
        }
        Optional$Type$ other = (Optional$Type$) obj;
        //#if double
        return present && other.present ? Double.compare(value, other.value) == 0 : present == other.present;
        //#else
        return present && other.present ? value == other.value : present == other.present;
        //#end
    }

    @Override
    public int hashCode() {
        return present ? $Box$.hashCode(value) : 0;
    }

    @Override
    public String toString() {
        return present ? "Optional$Type$[" + value + "]" : "Optional$Type$.empty";
    }
}
