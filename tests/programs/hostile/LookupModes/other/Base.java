package other;

public class Base {
    protected int guardedField = 20;

    public Base() {
    }

    protected Base(int ignored) {
    }

    public int open() {
        return 21;
    }

    protected int guarded() {
        return 22;
    }

    protected static int guardedStatic() {
        return 23;
    }

    int near() {
        return 24;
    }

    private int secret() {
        return 25;
    }
}
