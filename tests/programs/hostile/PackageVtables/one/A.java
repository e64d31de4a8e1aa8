package one;

public class A {
    String near() {
        return "A";
    }

    String text() {
        return "A text";
    }

    public String open() {
        return "open " + near();
    }

    public static String near(A a) {
        return a.near();
    }

    public static String text(A a) {
        return a.text();
    }
}
