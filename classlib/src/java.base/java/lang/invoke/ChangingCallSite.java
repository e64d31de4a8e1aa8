//#file $Kind$CallSite.java
//#for Kind
//#| Mutable
//#| Volatile
package java.lang.invoke;

//#if Kind: Mutable
/** A call site whose target changes like a variable. */
//#else
/**
 * A call site whose target changes like a volatile variable. Threads take turns, so it is no other than a mutable one.
 */
//#end
public non-sealed class $Kind$CallSite extends CallSite {
    /** Makes a site that cannot be called before its target is set. */
    public $Kind$CallSite(MethodType type) {
        super(unset(type));
    }

    public $Kind$CallSite(MethodHandle target) {
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
    //#if Kind: Mutable

    /** Makes changes seen by all threads, which they are already. */
    public static void syncAll($Kind$CallSite[] sites) {
        for ($Kind$CallSite site : sites) {
            site.getTarget();
        }
    }
    //#end
}
