package one;

public class C extends two.B {
    String near() {
        return "C";
    }

    public String text() {
        return "C text";
    }

    public void run() {
        System.out.println("C runs " + near());
    }
}
