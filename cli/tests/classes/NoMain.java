public class NoMain {
    private static void main(String[] arguments) {
    }
}
