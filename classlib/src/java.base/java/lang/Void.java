package java.lang;

/** Has no instances: the reference type for {@code void}. */
public final class Void {
    @SuppressWarnings("unchecked")
    public static final Class<Void> TYPE = (Class<Void>) Class.primitive('V');

    private Void() {
    }
}
