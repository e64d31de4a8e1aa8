/** A player's program: looks, thinks for as long as it likes, and moves. */
public class Robot {
    static int thoughts;

    /** How far the wall is in a direction, as the game says. */
    static native int look(int direction);

    static native void move(int direction);

    static void live() {
        while (true) {
            int best = 0;
            for (int direction = 1; direction < 4; direction++) {
                if (look(direction) > look(best)) {
                    best = direction;
                }
            }
            // Far more than a frame has time for.
            for (int i = 0; i < 3_000_000; i++) {
                thoughts += i ^ best;
            }
            move(best);
        }
    }
}
