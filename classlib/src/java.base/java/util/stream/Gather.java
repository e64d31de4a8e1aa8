package java.util.stream;

/** Lets a gatherer take the elements and send on what it likes. */
final class Gather<T, A, R> extends Sink<T> implements Gatherer.Downstream<R> {
    private final Gatherer<T, A, R> gatherer;
    private Gatherer.Integrator<A, T, R> integrator;
    private A state;
    private Control after;
    private boolean ended;

    Gather(Gatherer<T, A, R> gatherer) {
        this.gatherer = gatherer;
        integrator = gatherer.integrator();
    }

    @Override
    void link(Sink<?> down, Control outer) {
        super.link(down, outer);
        // The finisher may send elements on although no more are wanted here.
        after = control;
        control = new Control(after);
        state = gatherer.initializer().get();
    }

    @Override
    public void accept(T t) {
        if (!ended && !integrator.integrate(state, t, this)) {
            ended = true;
            control.done = true;
        }
    }

    @Override
    void end() {
        gatherer.finisher().accept(state, this);
    }

    @Override
    public boolean push(R element) {
        if (isRejecting()) {
            return false;
        }
        down.accept(element);
        return !isRejecting();
    }

    @Override
    public boolean isRejecting() {
        return after != null && after.isDone();
    }
}
