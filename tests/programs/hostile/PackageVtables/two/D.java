package two;

public class D extends one.C {
    public String near() {
        return "D";
    }

    public String text() {
        return "D text";
    }
}
