package two;

public class B extends one.A implements Runnable {
    String near() {
        return "B";
    }

    public String text() {
        return "B text";
    }

    public static String near(B b) {
        return b.near();
    }

    public void run() {
        System.out.println("B runs " + near());
    }
}
