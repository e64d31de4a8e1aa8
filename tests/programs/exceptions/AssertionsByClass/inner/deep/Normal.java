package inner.deep;

public class Normal {
    public static void check() {
        assert false : "subpackage";
    }
}
