//#file $Name$.java
//#for Name Kind what
//#| BrokenBarrierException | Exception | A party of the barrier has left without it being passed.
//#| CancellationException | IllegalStateException | A task was cancelled and has no result.
//#| TimeoutException | Exception | The time given was not enough.
package java.util.concurrent;

/** $what$ */
public class $Name$ extends $Kind$ {
    public $Name$() {
    }

    public $Name$(String message) {
        super(message);
    }
}
