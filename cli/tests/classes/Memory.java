import java.util.ArrayList;
import java.util.List;

/** Asks for more than there is, in one way or another; told which, it goes on when that has failed. */
public class Memory {
    public static void main(String[] arguments) {
        System.out.println("begins");
        String way = arguments.length == 0 ? "" : arguments[0];
        if (!way.equals("threads")) {
            // Where there are too many threads, it would be one more.
            Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        }
        try {
            fail(way);
        } catch (OutOfMemoryError error) {
            if (arguments.length == 0) {
                throw error;
            }
            System.out.println("caught");
        }
    }

    private static void fail(String way) {
        List<Object> kept = new ArrayList<>();
        switch (way) {
            case "array" -> kept.add(new int[Integer.MAX_VALUE]);
            case "own" -> throw new OutOfMemoryError("Java heap space");
            case "text" -> kept.add("ab".repeat(Integer.MAX_VALUE));
            case "threads" -> {
                while (true) {
                    Thread thread = new Thread(Memory::sleep);
                    thread.setDaemon(true);
                    thread.start();
                }
            }
            default -> {
                while (true) {
                    kept.add(new byte[1 << 20]);
                }
            }
        }
    }

    private static void sleep() {
        try {
            Thread.sleep(Long.MAX_VALUE);
        } catch (InterruptedException woken) {
            Thread.currentThread().interrupt();
        }
    }
}
