package lib;

public class Open {
    public int field = 1;
    public static int staticField = 2;

    public Open() {
    }

    public Open(int x) {
    }

    public String stays() {
        return "stays";
    }

    public String narrowed() {
        return "";
    }

    public String hidden() {
        return "";
    }

    protected String protectedMethod() {
        return "protected";
    }

    public String becomesProtected() {
        return "";
    }
}
