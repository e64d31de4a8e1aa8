package java.nio.file;

/** Another way to {@link Path#of(String, String...)}. */
public final class Paths {
    private Paths() {
    }

    public static Path get(String first, String... more) {
        return Path.of(first, more);
    }
}
