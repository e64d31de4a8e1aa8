public class Spin {
    public static void main(String[] arguments) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        System.out.println("ready");
        long count = 0;
        while (true) {
            count++;
        }
    }
}
