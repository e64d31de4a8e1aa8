package lib;

public class Open {
    int field = 1;
    static int staticField = 2;

    public Open() {
    }

    Open(int x) {
    }

    public String stays() {
        return "stays";
    }

    String narrowed() {
        return "";
    }

    private String hidden() {
        return "";
    }

    protected String protectedMethod() {
        return "protected";
    }

    protected String becomesProtected() {
        return "";
    }
}

class Narrow {
}
