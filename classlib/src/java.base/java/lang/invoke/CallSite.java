package java.lang.invoke;

/** What a dynamic call site is linked to: the target of its calls. */
public abstract sealed class CallSite permits ConstantCallSite, MutableCallSite, VolatileCallSite {
    MethodHandle target;

    CallSite(MethodHandle target) {
        if (target == null) {
            throw new NullPointerException();
        }
        this.target = target;
    }

    public MethodType type() {
        return target.type();
    }

    public abstract MethodHandle getTarget();

    public abstract void setTarget(MethodHandle newTarget);

    public abstract MethodHandle dynamicInvoker();

    /** Changes the target, but not its type. */
    final void change(MethodHandle newTarget) {
        if (!newTarget.type().equals(type())) {
            throw wrongType(newTarget.type(), type());
        }
        target = newTarget;
    }

    static WrongMethodTypeException wrongType(MethodType given, MethodType wanted) {
        return new WrongMethodTypeException("MethodHandle" + given + " should be of type " + wanted);
    }

    /** The target of a site that has none yet. */
    static MethodHandle unset(MethodType type) {
        return MethodHandle.of(type, arguments -> {
            throw new IllegalStateException("uninitialized call site");
        });
    }

    /** A handle that calls what is the target then. */
    final MethodHandle calling() {
        return MethodHandle.of(type(), arguments -> getTarget().body.call(arguments));
    }
}
