package java.util.stream;

import java.util.Objects;
//#each int long double
import java.util.function.$Type$Predicate;
//#end
import java.util.function.Predicate;

/** A terminal stage that looks for an element for which a predicate has a given value. */
final class Match<T> extends Sink<T> {
    //#each ref int long double
    private $Predicate$ of$Type$;
    //#end
    private final boolean wanted;
    boolean found;

    private Match(boolean wanted) {
        this.wanted = wanted;
        this.control = new Control(null);
    }
    //#each ref int long double

    Match($Predicate$ of$Type$, boolean wanted) {
        this(wanted);
        this.of$Type$ = Objects.requireNonNull(of$Type$);
    }
    //#end
    //#each ref int long double

    @Override
    public void accept($type$ value) {
        if (!found && of$Type$.test(value) == wanted) {
            found = true;
            control.done = true;
        }
    }
    //#end
}
