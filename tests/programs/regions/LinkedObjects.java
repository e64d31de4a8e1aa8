// Ways out of loops at which objects are alive that the loop itself never makes: of all kinds of fields, arrays, objects that name each
// other, objects that are locked; and loops in loops whose checks fail late. An argument multiplies the work.

public class LinkedObjects {
    static final class All {
        boolean z;
        byte b;
        char c;
        short s;
        int i;
        long l;
        float f;
        double d;
        Object o;
        All next;

        All(int n) {
            z = (n & 4) != 0;
            b = (byte) n;
            c = (char) (n * 3);
            s = (short) (n * 5);
            i = n * 7;
            l = n * 1_000_000_007L;
            f = n * 0.5f;
            d = n * 0.25;
            o = this;
        }

        long hash() {
            return (z ? 1 : 0) + b * 3L + c * 5L + s * 7L + i * 11L + l + (long) (f * 13) + (long) (d * 17)
                    + (o == this ? 19 : 0) + (next == null ? 0 : next.i * 23L);
        }
    }

    record Point(int x, int y) {
        Point plus(Point other) {
            return new Point(x + other.x, y + other.y);
        }
    }

    static int state = 7;

    static int random(int below) {
        state = state * 1103515245 + 12345;
        return (state >>> 8) % below;
    }

    // Each way out is a loop of its own, as long as the numbers want it, and finds the object.
    static long ways(int[] numbers) {
        long sum = 0;
        int at = 0;
        while (at < numbers.length) {
            All all = new All(numbers[at++]);
            All other = new All(at);
            all.next = other;
            other.next = all;
            int way = numbers[at - 1] & 3;
            if (way == 0) {
                while (at < numbers.length && (numbers[at] & 1) == 0) {
                    sum += all.hash() ^ numbers[at++];
                }
            } else if (way == 1) {
                while (at < numbers.length && (numbers[at] & 2) == 0) {
                    sum = sum * 31 + other.hash() + numbers[at++];
                }
            } else if (way == 2) {
                sum ^= all.next.next.hash();
            }
            sum += all.i;
        }
        return sum;
    }

    static long arrays(int[] numbers) {
        long sum = 0;
        for (int i = 0; i < numbers.length; i++) {
            int[] pair = {numbers[i], i};
            double[] halves = {numbers[i] / 2.0};
            byte[] low = {(byte) numbers[i], (byte) i, 3};
            boolean[] flags = {(i & 1) == 0, true};
            Object[] both = {pair, halves, null};
            for (int j = i; j < numbers.length && numbers[j] % 3 != 0; j += 5) {
                sum += pair[j & 1] + (long) halves[0] + low[j % 3] + (flags[j & 1] ? 1 : 0);
            }
            if (numbers[i] % 97 == 0) {
                sum += ((int[]) both[0])[1] + (both[2] == null ? 1 : 0);
            }
        }
        return sum;
    }

    static Point walk(int[] numbers) {
        Point at = new Point(0, 0);
        for (int number : numbers) {
            Point step = switch (number & 7) {
                case 0 -> new Point(1, 0);
                case 1 -> new Point(0, 1);
                case 2 -> new Point(-1, number);
                default -> new Point(number, -1);
            };
            at = at.plus(step);
            if (at.x() > 1000) {
                while (at.x() > 0) {
                    at = at.plus(new Point(-300, 1));
                }
            }
        }
        return at;
    }

    static long locked(int[] numbers) {
        long sum = 0;
        for (int i = 0; i < numbers.length; i++) {
            All all = new All(numbers[i]);
            synchronized (all) {
                for (int j = 0; j < (numbers[i] & 7); j++) {
                    sum += all.hash() + j;
                }
                if ((numbers[i] & 31) == 1) {
                    sum += Thread.holdsLock(all) ? 1 : 1000;
                }
            }
        }
        return sum;
    }

    // Checks that do not change go before both loops; some fail in the last rows only.
    static String nested(int[][] rows, int[] factors, int[] results, int count) {
        int row = 0;
        int sum = 0;
        try {
            for (; row < count; row++) {
                for (int i = 0; i < rows[row].length; i++) {
                    sum += rows[row][i] * factors[i];
                }
                results[row] = sum;
            }
        } catch (RuntimeException e) {
            return row + " " + sum + " " + e;
        }
        return row + " " + sum;
    }

    public static void main(String[] args) {
        int times = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int[] numbers = new int[2000];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = random(1000);
        }
        int[][] rows = new int[300][];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = new int[i % 7];
            java.util.Arrays.fill(rows[i], i);
        }
        long sum = 0;
        for (int time = 0; time < 12 * times; time++) {
            numbers[time] ^= time;
            sum = sum * 31 + ways(numbers);
            sum = sum * 31 + arrays(numbers);
            sum = sum * 31 + walk(numbers).hashCode();
            sum = sum * 31 + locked(numbers);
            sum = sum * 31 + nested(rows, new int[7], new int[300], 300).hashCode();
        }
        System.out.println(sum);
        int[] factors = {1, 2, 3, 4, 5, 6, 7};
        System.out.println(nested(rows, factors, new int[300], 300));
        System.out.println(nested(rows, factors, new int[299], 300));
        System.out.println(nested(rows, factors, null, 300));
        System.out.println(nested(rows, new int[] {1, 2, 3}, new int[300], 300));
        System.out.println(nested(rows, factors, new int[400], 301));
        rows[250] = null;
        System.out.println(nested(rows, factors, new int[300], 300));
        rows[0] = new int[0];
        System.out.println(nested(rows, null, new int[300], 300));
        System.out.println(nested(null, factors, new int[300], 1));
        System.out.println(nested(null, factors, null, 0));
    }
}
