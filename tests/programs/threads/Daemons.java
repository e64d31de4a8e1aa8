// A daemon thread does not keep the program alive; a user thread does; daemon status is inherited and fixed at start.
public class Daemons {
    public static void main(String[] args) throws Exception {
        Thread daemon = new Thread(() -> {
            while (true) {
                try {
                    Thread.sleep(100000);
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
        daemon.setDaemon(true);
        boolean[] child = new boolean[1];
        Thread parent = new Thread(() -> child[0] = new Thread().isDaemon());
        parent.setDaemon(true);
        parent.start();
        parent.join();
        daemon.start();
        System.out.println(daemon.isDaemon() + " " + child[0] + " " + new Thread().isDaemon());
        try {
            daemon.setDaemon(false);
        } catch (IllegalThreadStateException e) {
            System.out.println("already started");
        }
        Thread user = new Thread(() -> {
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                return;
            }
            System.out.println("user thread after main");
        });
        user.start();
        System.out.println("main ends");
    }
}
