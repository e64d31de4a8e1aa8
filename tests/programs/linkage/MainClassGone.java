// exit: 1
// remove: MainClassGone.class
// The main class is not there.
public class MainClassGone {
    public static void main(String[] args) {
        System.out.println("never");
    }
}
