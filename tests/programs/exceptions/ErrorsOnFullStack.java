// stress: off
/** Errors that the machine throws itself are usable although their first use found no stack. */
public class ErrorsOnFullStack {
    static String what;
    static Throwable made;
    static int tries;

    static void down() {
        try {
            down();
        } catch (StackOverflowError full) {
            // The innermost frames are enough, and where there is stack again it works in any case.
            if (tries++ < 40) {
                make();
            }
            throw full;
        }
    }

    static void make() {
        made = switch (what) {
            case "stack" -> new StackOverflowError("x");
            case "memory" -> new OutOfMemoryError("x");
            case "arithmetic" -> new ArithmeticException("x");
            case "cast" -> new ClassCastException("x");
            case "store" -> new ArrayStoreException("x");
            case "null" -> new NullPointerException("x");
            case "monitor" -> new IllegalMonitorStateException("x");
            default -> new IllegalArgumentException("x");
        };
    }

    public static void main(String[] args) {
        for (String name : "stack memory arithmetic cast store null monitor argument".split(" ")) {
            what = name;
            tries = 0;
            try {
                down();
            } catch (StackOverflowError expected) {
                made = null;
            }
            make();
            System.out.println(name + " " + made);
        }
    }
}
