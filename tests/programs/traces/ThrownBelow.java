/**
 * What is thrown over the frame in which a trace begins: the handler and what follows it lie below that frame. A branch that
 * says nothing stands before the throw, so that traces begin in the method that throws.
 */
public class ThrownBelow {
    static final class Refused extends RuntimeException {
        Refused() {
            super("refused", null, false, false);
        }
    }

    private static final Refused REFUSED = new Refused();

    static int mix(int value) {
        int mixed = value * 0x9E3779B1;
        return mixed ^ (mixed >>> 15);
    }

    static int check(int value) {
        int sum = value;
        if ((mix(value) & 1) == 0) {
            sum ^= 5;
        } else {
            sum -= 3;
        }
        if (value >= 0) {
            throw REFUSED;
        }
        return sum;
    }

    static long run(int count) {
        long sum = 0;
        for (int value = 0; value < count; value++) {
            try {
                sum += check(value);
            } catch (Refused refused) {
                sum += value & 3;
            }
            sum += value == -1 ? 1 : 0; sum += value == -2 ? 2 : 1;
            sum += value == -3 ? 3 : 2; sum += value == -4 ? 4 : 3;
            sum += value == -5 ? 5 : 4; sum += value == -6 ? 6 : 0;
            sum += value == -7 ? 7 : 1; sum += value == -8 ? 8 : 2;
            sum += value == -9 ? 9 : 3; sum += value == -10 ? 1 : 4;
            sum += value == -11 ? 2 : 0; sum += value == -12 ? 3 : 1;
            sum += value == -13 ? 4 : 2; sum += value == -14 ? 5 : 3;
            sum += value == -15 ? 6 : 4; sum += value == -16 ? 7 : 0;
            sum += value == -17 ? 8 : 1; sum += value == -18 ? 9 : 2;
            sum += value == -19 ? 1 : 3; sum += value == -20 ? 2 : 4;
            sum += value == -21 ? 3 : 0; sum += value == -22 ? 4 : 1;
            sum += value == -23 ? 5 : 2; sum += value == -24 ? 6 : 3;
            sum += value == -25 ? 7 : 4; sum += value == -26 ? 8 : 0;
            sum += value == -27 ? 9 : 1; sum += value == -28 ? 1 : 2;
            sum += value == -29 ? 2 : 3; sum += value == -30 ? 3 : 4;
            sum += value == -31 ? 4 : 0; sum += value == -32 ? 5 : 1;
            sum += value == -33 ? 6 : 2; sum += value == -34 ? 7 : 3;
            sum += value == -35 ? 8 : 4; sum += value == -36 ? 9 : 0;
            sum += value == -37 ? 1 : 1; sum += value == -38 ? 2 : 2;
            sum += value == -39 ? 3 : 3; sum += value == -40 ? 4 : 4;
        }
        return sum;
    }

    public static void main(String[] args) {
        System.out.println(run(40_000));
    }
}
