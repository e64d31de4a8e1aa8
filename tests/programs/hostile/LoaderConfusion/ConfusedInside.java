/** Has members for its package. */
public class ConfusedInside {
    static int field = 7;

    ConfusedInside() {
    }

    static String method() {
        return "inside";
    }
}
