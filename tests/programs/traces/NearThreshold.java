/**
 * Branches whose shares lie beside the usual completion thresholds: loops of 10, 20, 25, 32, 33, 34, 50 and 100 rounds, whose
 * back edges are taken in 90 to 99 of 100 cases, and a branch that is taken a little above 97 of 100 times in one phase and a
 * little below in the next.
 */
public class NearThreshold {
    private static final int[] ROUNDS = {10, 20, 25, 32, 33, 34, 50, 100};

    static int mix(int value) {
        int mixed = value * 0x9E3779B1;
        return (mixed ^ (mixed >>> 15)) * 0x85EBCA6B >>> 8;
    }

    /** Two blocks a round, so that a cut leaves single ones. */
    static long loop(int rounds, long sum) {
        for (int i = 0; i < rounds; i++) {
            sum += i ^ rounds;
        }
        return sum;
    }

    /** The branch is taken in so many of 10,000 cases. */
    static long phase(int often, int count, long sum) {
        for (int i = 0; i < count; i++) {
            if (mix(i) % 10_000 < often) {
                sum += 3;
            } else {
                sum ^= i;
            }
        }
        return sum;
    }

    public static void main(String[] args) {
        long sum = 0;
        for (int rounds : ROUNDS) {
            for (int i = 0; i < 400_000 / (rounds * ROUNDS.length); i++) {
                sum = loop(rounds, sum);
            }
        }
        System.out.println(sum);
        for (int i = 0; i < 8; i++) {
            sum = phase(i % 2 == 0 ? 9_720 : 9_660, 10_000, sum);
        }
        System.out.println(sum);
    }
}
