// exit: 1
// The main class ends too early.
public class TruncatedMain {
    public static void main(String[] args) {
        System.out.println("never");
    }
}
