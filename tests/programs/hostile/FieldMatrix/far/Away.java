package far;

public class Away {
    public int open;
    int near;
    protected int guarded;
    protected static int sharedGuarded;

    static class Hidden {
        public int open;
    }

    public static Object hidden() {
        return new Hidden();
    }
}
