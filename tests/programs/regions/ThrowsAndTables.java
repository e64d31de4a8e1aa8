/** Exceptions caught where compiled code can go on, arrays of arrays and remainders, in loops that are compiled. */
public class ThrowsAndTables {
    static class Odd extends RuntimeException {
        final int number;

        Odd(int number) {
            super(null, null, false, false);
            this.number = number;
        }
    }

    static final class VeryOdd extends Odd {
        VeryOdd(int number) {
            super(number);
        }
    }

    static final int ROUNDS = 4000;
    static final Odd SHARED = new Odd(7);
    static int finished;

    /** Thrown and caught in one frame. */
    static int own(int i) {
        try {
            if ((i & 1) == 0) {
                throw SHARED;
            }
            return i;
        } catch (Odd odd) {
            return odd.number;
        }
    }

    static int refuse(int i) {
        if (i % 3 == 0) {
            throw new Odd(i);
        }
        if (i % 7 == 0) {
            throw new VeryOdd(i);
        }
        if (i % 501 == 500) {
            throw new IllegalArgumentException("number " + i);
        }
        return i;
    }

    static int pass(int i) {
        return refuse(i) + 1;
    }

    /** Thrown two frames above the one that catches; the first handler that fits is taken. */
    static int above(int i) {
        try {
            return pass(i);
        } catch (VeryOdd odd) {
            return -odd.number;
        } catch (Odd odd) {
            return odd.number * 2;
        } catch (RuntimeException other) {
            return other.getMessage().length();
        }
    }

    /** A handler that throws again, and one for anything. */
    static int again(int i) {
        try {
            try {
                return refuse(i);
            } catch (Odd odd) {
                if (odd.number % 2 == 0) {
                    throw odd;
                }
                return 1;
            } finally {
                finished++;
            }
        } catch (RuntimeException other) {
            return 2;
        }
    }

    static synchronized int locked(int i) {
        return refuse(i);
    }

    /** A monitor is given back on the way. */
    static int held(int i) {
        try {
            synchronized (SHARED) {
                return locked(i);
            }
        } catch (RuntimeException other) {
            return 3;
        }
    }

    /** Caught within the loop that throws, and what throws is null now and then. */
    static long loop() {
        long sum = 0;
        for (int i = 0; i < ROUNDS; i++) {
            try {
                if (i % 5 == 0) {
                    throw i % 1000 == 0 ? null : SHARED;
                }
                sum += i;
            } catch (Odd odd) {
                sum -= odd.number;
            } catch (NullPointerException none) {
                sum += 1000;
            }
        }
        return sum;
    }

    static long tables() {
        long sum = 0;
        for (int i = 0; i < ROUNDS; i++) {
            int[][] flat = new int[i % 4][3];
            for (int[] row : flat) {
                sum += row.length + row[2];
                row[1] = i;
            }
            String[][][] deep = new String[2][i % 3][1];
            deep[1] = deep[0];
            sum += deep[1].length + deep.length;
            long[][] half = new long[3][];
            sum += half[2] == null ? 1 : 0;
            Object rows = new byte[1][1][][];
            sum += rows.getClass().getName().length();
            try {
                sum += new double[i % 50 == 49 ? 0 : 1][i % 40 == 39 ? -i : 2].length;
            } catch (NegativeArraySizeException negative) {
                sum += Integer.parseInt(negative.getMessage());
            }
        }
        return sum;
    }

    /** Arrays that fill the nursery again and again, and hold what they are given. */
    static long large() {
        Integer[][] kept = new Integer[1][1];
        long sum = 0;
        for (int i = 0; i < ROUNDS / 4; i++) {
            Integer[][] table = new Integer[40][60];
            table[i % 40][i % 60] = i;
            kept[0][0] = table[i % 40][i % 60];
            sum += kept[0][0] + (table[(i + 1) % 40][i % 60] == null ? 1 : 0);
        }
        return sum;
    }

    static double remainders() {
        double sum = 0;
        for (int i = 1; i < ROUNDS; i++) {
            float by = i % 13 - 6;
            float rest = (i * 1.5f) % by;
            sum += Float.isNaN(rest) ? 0.25 : rest;
            sum += (i * 2.5) % 7.25;
        }
        return sum;
    }

    public static void main(String[] args) {
        int[] sums = new int[4];
        for (int i = 1; i <= ROUNDS; i++) {
            sums[0] += own(i);
            sums[1] += above(i);
            sums[2] += again(i);
            sums[3] += held(i);
        }
        for (int sum : sums) {
            System.out.println(sum);
        }
        System.out.println(finished + " " + loop() + " " + Thread.holdsLock(SHARED));
        System.out.println(tables() + " " + large() + " " + remainders());
        try {
            for (int i = 1;; i++) {
                pass(i % 3 == 0 ? 1 : i);
            }
        } catch (Odd odd) {
            System.out.println("uncaught inside: " + odd.number);
        }
    }
}
