package java.lang.invoke;

/** What a dynamic call site is linked to. The machine makes no instances. */
public abstract sealed class CallSite permits ConstantCallSite {
    CallSite() {
    }
}
