package java.util.stream;

//#each int long double
import java.util.function.$Type$Predicate;
//#end
import java.util.function.Predicate;

/** Lets elements through from the first that does not satisfy a predicate. */
final class DropWhile<T> extends Sink<T> {
    //#each ref int long double
    private $Predicate$ of$Type$;
    //#end
    private boolean begun;
    //#each ref int long double

    DropWhile($Predicate$ of$Type$) {
        this.of$Type$ = of$Type$;
    }
    //#end
    //#each ref int long double

    @Override
    public void accept($type$ value) {
        if (begun || !of$Type$.test(value)) {
            begun = true;
            down.accept(value);
        }
    }
    //#end
}
