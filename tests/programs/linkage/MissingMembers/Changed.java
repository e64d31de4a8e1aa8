public class Changed {
    public int gone = 1;
    public static int staticGone = 2;
    public static int fieldBecomesInstance = 3;
    public int fieldBecomesStatic = 4;
    public int otherType = 5;
    public int fieldBecomesPrivate = 6;
    public int notFinal = 7;

    public Changed() {
    }

    public Changed(int x) {
    }

    public String kept() {
        return "kept 1";
    }

    public String method(String s, int i, int[][] a) {
        return s;
    }

    public static String staticMethod(double d) {
        return "";
    }

    public String becomesStatic() {
        return "";
    }

    public static String becomesInstance() {
        return "";
    }

    public String becomesPrivate() {
        return "";
    }
}
