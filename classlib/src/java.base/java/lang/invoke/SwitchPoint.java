package java.lang.invoke;

/** Leads calls to one method until it is invalidated, once for all, and from then on to another. */
public class SwitchPoint {
    private static final MethodHandle VALID = MethodHandles.constant(boolean.class, true);
    private static final MethodHandle INVALID = MethodHandles.constant(boolean.class, false);

    private final MutableCallSite valid = new MutableCallSite(VALID);

    public SwitchPoint() {
    }

    public boolean hasBeenInvalidated() {
        return valid.getTarget() != VALID;
    }

    public MethodHandle guardWithTest(MethodHandle target, MethodHandle fallback) {
        if (hasBeenInvalidated()) {
            return fallback;
        }
        return MethodHandles.guardWithTest(valid.dynamicInvoker(), target, fallback);
    }

    public static void invalidateAll(SwitchPoint[] switchPoints) {
        if (switchPoints.length == 0) {
            return;
        }
        MutableCallSite[] sites = new MutableCallSite[switchPoints.length];
        for (int i = 0; i < sites.length && switchPoints[i] != null; i++) {
            sites[i] = switchPoints[i].valid;
            sites[i].setTarget(INVALID);
        }
        MutableCallSite.syncAll(sites);
    }
}
