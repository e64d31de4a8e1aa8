/**
 * A loop whose branch goes one way for a while, then the other, thirty times, ever longer: its head's trace is out of date
 * with each turn.
 */
public class TakingTurns {
    static long run(int turns) {
        long sum = 0;
        for (int turn = 0; turn < turns; turn++) {
            int count = 2_000 + 200 * turn;
            for (int i = 0; i < count; i++) {
                if ((turn & 1) == 0) {
                    sum += i & 7;
                } else {
                    sum ^= i;
                }
                sum += turn;
            }
        }
        return sum;
    }

    public static void main(String[] args) {
        System.out.println(run(30));
    }
}
