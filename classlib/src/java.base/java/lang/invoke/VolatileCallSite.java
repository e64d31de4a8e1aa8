package java.lang.invoke;

/**
 * A call site whose target changes like a volatile variable. Threads take turns, so it is no other than a mutable one.
 */
public non-sealed class VolatileCallSite extends CallSite {
    /** Makes a site that cannot be called before its target is set. */
    public VolatileCallSite(MethodType type) {
        super(unset(type));
    }

    public VolatileCallSite(MethodHandle target) {
        super(target);
    }

    @Override
    public final MethodHandle getTarget() {
        return target;
    }

    @Override
    public void setTarget(MethodHandle newTarget) {
        change(newTarget);
    }

    @Override
    public final MethodHandle dynamicInvoker() {
        return calling();
    }
}
