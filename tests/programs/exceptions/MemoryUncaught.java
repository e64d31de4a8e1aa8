// vm: -Xmx16m
// exit: 1
// stress: off
/** An error for lack of memory that nobody catches, while the memory is still in use. */
public class MemoryUncaught {
    static Object[] chain;

    static void fill() {
        while (true) {
            Object[] next = new Object[100_000];
            next[0] = chain;
            chain = next;
        }
    }

    public static void main(String[] args) {
        System.out.println("filling");
        fill();
    }
}
