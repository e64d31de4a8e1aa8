// exit: 1
// The hook runs after the report of an uncaught exception; an exception in the hook is reported and changes nothing.
public class HookAfterException {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            System.out.println("hook");
            try {
                Runtime.getRuntime().addShutdownHook(new Thread());
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
            throw new IllegalArgumentException("hook fails");
        }, "hook-thread"));
        throw new IllegalStateException("main fails");
    }
}
