package elsewhere;

/** Members of all kinds of access. */
public class Owner implements Cloneable {
    private final String name;

    public Owner(String name) {
        this.name = name;
    }

    protected Owner() {
        this("protected");
    }

    private String secret() {
        return "secret " + name;
    }

    protected String guarded() {
        return "guarded " + name;
    }

    String near() {
        return "near " + name;
    }

    public String open() {
        return "open " + name;
    }

    static String nearStatic() {
        return "nearStatic";
    }

    protected static String guardedStatic() {
        return "guardedStatic";
    }

    @Override
    public String toString() {
        return name;
    }
}
