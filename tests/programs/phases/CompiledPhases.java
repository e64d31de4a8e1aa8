/**
 * A loop in which a branch that was hardly ever taken is taken more often in the second half, when the loop has long been
 * compiled: so many rounds as the argument says.
 */
public class CompiledPhases {
    public static void main(String[] arguments) {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 40_000;
        int mask = 0xfff;
        int value = 1;
        long sum = 0;
        for (int round = 0; round < rounds; round++) {
            if (round == rounds / 2) {
                mask = 15;
            }
            if ((value >>> 9 & mask) == 0) {
                sum += rare(value);
            } else {
                sum += value & 0xff;
            }
            value = value * 1103515245 + 12345;
        }
        System.out.println(sum);
    }

    private static int rare(int value) {
        return value >>> 20 ^ value << 3;
    }
}
