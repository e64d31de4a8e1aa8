public class Changed {
    public int fieldBecomesInstance = 3;
    public static int fieldBecomesStatic = 4;
    public long otherType = 5;
    private int fieldBecomesPrivate = 6;
    public final int notFinal = 7;

    public Changed(int x) {
    }

    public String kept() {
        return "kept 2";
    }

    public static String becomesStatic() {
        return "";
    }

    public String becomesInstance() {
        return "";
    }

    private String becomesPrivate() {
        return "";
    }
}
