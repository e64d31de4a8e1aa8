import java.util.Arrays;

/** One branch over data in no order, and over the same data sorted: what a trace can follow, and what not. */
public class Branches {
    static long sumOfLarge(int[] data, int rounds) {
        long sum = 0;
        for (int round = 0; round < rounds; round++) {
            for (int value : data) {
                if (value >= 128) {
                    sum += value;
                } else {
                    sum -= 1;
                }
            }
        }
        return sum;
    }

    public static void main(String[] args) {
        int[] data = new int[20_000];
        long state = 42;
        for (int i = 0; i < data.length; i++) {
            state = state * 6364136223846793005L + 1442695040888963407L;
            data[i] = (int) (state >>> 33) & 255;
        }
        if (args.length > 0 && args[0].equals("sorted")) {
            Arrays.sort(data);
        }
        System.out.println(sumOfLarge(data, 100));
    }
}
