// exit: 1
// A native method without implementation: UnsatisfiedLinkError, caught and uncaught.
public class Natives {
    native int missing(String s, long[] l);

    static native void uncaught();

    public static void main(String[] args) {
        try {
            new Natives().missing("x", null);
        } catch (UnsatisfiedLinkError e) {
            System.out.println(e.getMessage());
        }
        uncaught();
    }
}
