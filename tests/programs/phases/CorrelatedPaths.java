/**
 * A branch that goes the way that an earlier one went, with code between them that both ways share: each way alone says
 * what comes, the last branch before does not. In the second phase the earlier branch says nothing.
 */
public class CorrelatedPaths {
    static int mix(int value) {
        int mixed = value * 0x9E3779B1;
        return mixed ^ (mixed >>> 15);
    }

    /** The blocks that both ways share. */
    static long shared(long sum, int step) {
        sum += step;
        if (sum < 0) {
            sum = -sum;
        }
        return sum;
    }

    static long run(int count, boolean correlated) {
        long sum = 0;
        for (int i = 0; i < count; i++) {
            boolean first = (mix(i) & 1) == 0;
            boolean second = correlated ? first : (mix(i) & 2) == 0;
            if (first) {
                sum += 3;
            } else {
                sum ^= i;
            }
            sum = shared(sum, i & 7);
            if (second) {
                sum += 5;
            } else {
                sum -= 2;
            }
        }
        return sum;
    }

    public static void main(String[] args) {
        System.out.println(run(20_000, true));
        System.out.println(run(20_000, false));
    }
}
