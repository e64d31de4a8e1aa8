package java.lang.invoke;

/** A call site whose target never changes. */
public non-sealed class ConstantCallSite extends CallSite {
    private final boolean isReady;

    public ConstantCallSite(MethodHandle target) {
        super(target);
        isReady = true;
    }

    /** Makes a site whose target the hook gives, called with the site itself. */
    protected ConstantCallSite(MethodType targetType, MethodHandle createTargetHook) throws Throwable {
        super(MethodHandles.empty(targetType));
        Object made = createTargetHook.invokeWithArguments(this);
        change((MethodHandle) made);
        isReady = true;
    }

    @Override
    public final MethodHandle getTarget() {
        if (!isReady) {
            throw new IllegalStateException();
        }
        return target;
    }

    @Override
    public final void setTarget(MethodHandle ignore) {
        throw new UnsupportedOperationException();
    }

    @Override
    public final MethodHandle dynamicInvoker() {
        return getTarget();
    }
}
