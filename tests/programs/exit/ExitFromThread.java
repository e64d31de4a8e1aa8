// exit: 3
// Another thread ends the program while main waits.
public class ExitFromThread {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            System.out.println("exiting");
            System.exit(3);
        });
        t.start();
        t.join();
        Thread.sleep(1000000);
        System.out.println("not reached");
    }
}
