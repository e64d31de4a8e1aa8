/** Work with state of its own. */
public class Counter {
    private static long sum;

    static long add(int from, int to) {
        for (int i = from; i < to; i++) {
            sum += i;
        }
        return sum;
    }
}
