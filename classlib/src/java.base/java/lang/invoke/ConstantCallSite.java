package java.lang.invoke;

/** A call site whose target never changes. The machine makes no instances. */
public non-sealed class ConstantCallSite extends CallSite {
    private ConstantCallSite() {
    }
}
