// exit: 9
// Runtime.halt runs no hooks; standard output written before is there.
public class Halt {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("never")));
        System.out.print("no newline");
        System.out.flush();
        Runtime.getRuntime().halt(9);
    }
}
