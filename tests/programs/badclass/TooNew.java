// exit: 1
// The main class is of a class-file version to come.
public class TooNew {
    public static void main(String[] args) {
        System.out.println("never");
    }
}
