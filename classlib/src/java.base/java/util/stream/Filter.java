package java.util.stream;

//#each int long double
import java.util.function.$Type$Predicate;
//#end
import java.util.function.Predicate;

/** Lets the elements through that satisfy a predicate. */
final class Filter<T> extends Sink<T> {
    //#each ref int long double
    private $Predicate$ of$Type$;
    //#end
    //#each ref int long double

    Filter($Predicate$ of$Type$) {
        this.of$Type$ = of$Type$;
    }
    //#end
    //#each ref int long double

    @Override
    public void accept($type$ value) {
        if (of$Type$.test(value)) {
            down.accept(value);
        }
    }
    //#end
}
