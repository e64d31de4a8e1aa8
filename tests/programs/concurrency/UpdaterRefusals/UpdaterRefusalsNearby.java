package nearby;

/** Fields that classes of other packages may not use, and some that they may. */
public class UpdaterRefusalsNearby {
    public volatile int open;
    protected volatile int inherited;
    volatile int near;
    private volatile int own;
    private int plain;
    private static volatile int shared;
    public volatile Object reference;
    protected volatile String text;

    static class Hidden {
        public volatile int open;
    }

    public static Class<?> hidden() {
        return Hidden.class;
    }
}
