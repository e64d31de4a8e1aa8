package java.util.stream;

import java.util.Objects;
import java.util.function.BiFunction;
//#each int long double
import java.util.function.$Type$BinaryOperator;
//#end

/** A terminal stage that combines the elements from the first to the last; the state is in the field of its kind. */
final class Fold<T> extends Sink<T> {
    private BiFunction<Object, ? super T, ?> ofRef;
    //#each int long double
    private $Type$BinaryOperator of$Type$;
    //#end
    Object object;
    //#each int long double
    $type$ $type$Value;
    //#end
    /** Without an initial state, the first element is it. */
    boolean empty;

    @SuppressWarnings("unchecked")
    Fold(Object initial, boolean empty, BiFunction<?, ? super T, ?> ofRef) {
        this.object = initial;
        this.empty = empty;
        this.ofRef = (BiFunction<Object, ? super T, ?>) Objects.requireNonNull(ofRef);
    }
    //#each int long double

    Fold($type$ initial, boolean empty, $Type$BinaryOperator of$Type$) {
        this.$type$Value = initial;
        this.empty = empty;
        this.of$Type$ = Objects.requireNonNull(of$Type$);
    }
    //#end

    @Override
    public void accept(T t) {
        if (empty) {
            empty = false;
            object = t;
        } else {
            object = ofRef.apply(object, t);
        }
    }
    //#each int long double

    @Override
    public void accept($type$ value) {
        if (empty) {
            empty = false;
            $type$Value = value;
        } else {
            $type$Value = of$Type$.applyAs$Type$($type$Value, value);
        }
    }
    //#end
}
