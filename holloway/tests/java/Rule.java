import java.util.ArrayList;
import java.util.List;

/** Rules as a host calls them. */
public class Rule {
    private static final List<String> KEPT = new ArrayList<>();
    private final String name;
    public int limit;
    private static long total = 40;

    public Rule(String name) {
        this.name = name;
    }

    public static int apply(int price, String customer) {
        return customer.startsWith("gold") ? price * 9 / 10 : price;
    }

    public static String apply(String customer) {
        return customer;
    }

    public String describe(int value) {
        return name + ": " + value + " of " + limit;
    }

    static String orNull(boolean nothing) {
        return nothing ? null : "something";
    }

    static int length(String text) {
        return text == null ? -1 : text.length();
    }

    static long sum(int[] values) {
        long sum = 0;
        for (int value : values) {
            sum += value;
        }
        return sum;
    }

    static double[] halves(long[] values) {
        double[] halves = new double[values.length];
        for (int i = 0; i < values.length; i++) {
            halves[i] = values[i] / 2.0;
        }
        return halves;
    }

    static byte[] reversed(byte[] bytes) {
        byte[] reversed = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            reversed[i] = bytes[bytes.length - 1 - i];
        }
        return reversed;
    }

    static boolean[] not(boolean[] values) {
        boolean[] not = new boolean[values.length];
        for (int i = 0; i < values.length; i++) {
            not[i] = !values[i];
        }
        return not;
    }

    static String[] upper(String[] words) {
        String[] upper = new String[words.length];
        for (int i = 0; i < words.length; i++) {
            upper[i] = words[i].toUpperCase();
        }
        return upper;
    }

    static char next(char c) {
        return (char) (c + 1);
    }

    static void fail(String text) {
        try {
            Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new IllegalStateException("bad rule", e);
        }
    }

    static void spin() {
        while (true) {
            total++;
        }
    }

    static int fill() {
        int count = 0;
        try {
            while (true) {
                KEPT.add("kept " + count++);
            }
        } catch (OutOfMemoryError e) {
            KEPT.clear();
            return count;
        }
    }

    static int deep(int n) {
        return 1 + deep(n + 1);
    }

    static void print(String text) {
        System.out.println(text);
        System.err.println("error " + text);
    }

    static String outside() {
        StringBuilder text = new StringBuilder();
        text.append(System.getenv("HOME")).append(' ').append(System.getProperty("user.home")).append(' ');
        try {
            new java.io.FileInputStream("/etc/passwd").close();
            text.append("read");
        } catch (java.io.IOException e) {
            text.append(e.getClass().getName());
        }
        text.append(' ').append(new java.io.File("/etc").exists());
        text.append(' ').append(System.currentTimeMillis() < 1000000000L);
        return text.toString();
    }

    static native int price(String item, int count);

    static native Rule make(String name);

    static native void log(String text);

    static native String broken(Object anything);

    static int order(String item, int count) {
        log("order " + item);
        return price(item, count);
    }

    static int twice(int n) {
        return 2 * n;
    }

    static String made(String name) {
        return make(name).describe(7);
    }

    static int sumOfPrices(int rounds) {
        int sum = 0;
        for (int i = 0; i < rounds; i++) {
            sum += price("x", i);
        }
        return sum;
    }

    static String resource() throws java.io.IOException {
        try (java.io.InputStream in = Rule.class.getResourceAsStream("/rules.txt")) {
            return in == null ? "none" : new String(in.readAllBytes());
        }
    }

    static void start() {
        Thread thread = new Thread(() -> {
            total = twice((int) total);
        });
        thread.start();
    }

    static void sleep(long milliseconds) throws InterruptedException {
        Thread.sleep(milliseconds);
    }
}
