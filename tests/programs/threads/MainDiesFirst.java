// exit: 1
// main ends by an exception while another thread runs on: its output appears and the exit code is 1.
public class MainDiesFirst {
    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        new Thread(() -> {
            try {
                main.join();
            } catch (InterruptedException e) {
                return;
            }
            System.out.println("still running " + main.isAlive());
        }).start();
        throw new Exception("main is done");
    }
}
