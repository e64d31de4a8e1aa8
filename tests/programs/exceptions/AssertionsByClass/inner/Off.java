package inner;

public class Off {
    public static void check() {
        assert false : "excluded";
    }
}
