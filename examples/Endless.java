/** Never ends by itself: for --fuel and --timeout. */
public class Endless {
    public static void main(String[] args) {
        long rounds = 0;
        while (true) {
            if (++rounds % 1_000_000 == 0) {
                System.out.println(rounds);
            }
        }
    }
}
