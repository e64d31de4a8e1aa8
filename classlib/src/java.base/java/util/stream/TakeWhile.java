package java.util.stream;

//#each int long double
import java.util.function.$Type$Predicate;
//#end
import java.util.function.Predicate;

/** Lets elements through up to the first that does not satisfy a predicate. */
final class TakeWhile<T> extends Sink<T> {
    //#each ref int long double
    private $Predicate$ of$Type$;
    //#end
    private boolean ended;
    //#each ref int long double

    TakeWhile($Predicate$ of$Type$) {
        this.of$Type$ = of$Type$;
    }
    //#end

    @Override
    void link(Sink<?> down, Control outer) {
        linkStopping(down, outer);
    }
    //#each ref int long double

    @Override
    public void accept($type$ value) {
        if (!ended) {
            if (of$Type$.test(value)) {
                down.accept(value);
            } else {
                ended = true;
                control.done = true;
            }
        }
    }
    //#end
}
