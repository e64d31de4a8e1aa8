/**
 * A loop whose branches, receivers and switch cases go one way for a while and then another: what was profiled in the first
 * phase is wrong in the second, which is 4,096 executions long.
 */
public class TwoPhases {
    interface Shape {
        int area(int scale);
    }

    static final class Square implements Shape {
        @Override
        public int area(int scale) {
            return scale * scale;
        }
    }

    static final class Line implements Shape {
        @Override
        public int area(int scale) {
            return scale + 1;
        }
    }

    static final class TooLarge extends RuntimeException {
        TooLarge() {
            super(null, null, false, false);
        }
    }

    static int checked(int value, boolean fails) {
        if (fails) {
            throw new TooLarge();
        }
        return value;
    }

    static long run(int count, int phase) {
        Shape shape = phase == 0 ? new Square() : new Line();
        long sum = 0;
        for (int i = 0; i < count; i++) {
            if (phase == 0) {
                sum += i & 7;
            } else {
                sum ^= i;
            }
            sum += shape.area(i & 15);
            switch (phase) {
                case 0 -> sum += 3;
                case 1 -> sum -= 5;
                default -> sum *= 7;
            }
            try {
                sum += checked(i, phase == 1);
            } catch (TooLarge e) {
                sum++;
            }
        }
        return sum;
    }

    public static void main(String[] args) {
        System.out.println(run(20_000, 0));
        System.out.println(run(4_096, 1));
    }
}
