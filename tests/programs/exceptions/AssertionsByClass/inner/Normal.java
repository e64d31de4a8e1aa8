package inner;

public class Normal {
    public static void check() {
        assert false : "package";
    }
}
