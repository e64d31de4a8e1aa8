package java.lang.invoke;

/** Holds {@link Lookup}, which bootstrap methods name in their types. */
public class MethodHandles {
    private MethodHandles() {
    }

    /** The right of a class to look up methods. The machine makes no instances. */
    public static final class Lookup {
        private Lookup() {
        }
    }
}
