package java.util.stream;

import java.util.function.Consumer;
//#each int long double
import java.util.function.$Type$Consumer;
//#end

/** Hands each element to a consumer on its way. */
final class Peek<T> extends Sink<T> {
    //#each ref int long double
    private $Consumer$ of$Type$;
    //#end
    //#each ref int long double

    Peek($Consumer$ of$Type$) {
        this.of$Type$ = of$Type$;
    }
    //#end
    //#each ref int long double

    @Override
    public void accept($type$ value) {
        of$Type$.accept(value);
        down.accept(value);
    }
    //#end
}
