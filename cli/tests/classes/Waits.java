public class Waits {
    public static void main(String[] arguments) throws Exception {
        Object monitor = new Object();
        synchronized (monitor) {
            monitor.wait();
        }
    }
}
