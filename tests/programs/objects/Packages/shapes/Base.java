package shapes;

public class Base {
    public static final String PREFIX = "prefix".trim();
    protected static int shared = 3;
    protected String name;

    protected Base(String name) {
        this.name = name;
    }

    String hidden() {
        return "Base.hidden";
    }

    public String callHidden() {
        return hidden();
    }

    protected String open() {
        return "Base.open";
    }

    public String callOpen() {
        return open();
    }
}
