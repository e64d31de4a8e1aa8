/** Makes more than a nursery of garbage, then asks for a collection. */
public class Collect {
    static byte[] kept;

    public static void main(String[] args) {
        for (int i = 0; i < 1000; i++) {
            kept = new byte[10_000];
        }
        System.gc();
    }
}
