package java.lang.invoke;

/** A call site whose target changes like a variable. */
public non-sealed class MutableCallSite extends CallSite {
    /** Makes a site that cannot be called before its target is set. */
    public MutableCallSite(MethodType type) {
        super(unset(type));
    }

    public MutableCallSite(MethodHandle target) {
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

    /** Makes changes seen by all threads, which they are already. */
    public static void syncAll(MutableCallSite[] sites) {
        for (MutableCallSite site : sites) {
            site.getTarget();
        }
    }
}
