/** Phases whose times the program measures itself, in nanoseconds: each has a kind of cost that its bytecodes do not tell. */
public class Clocked {
    static double sink;

    /** Dear bytecodes. */
    static double divide(int n) {
        double x = 1e300;
        for (int i = 0; i < n; i++) {
            x = Math.sqrt(x / 1.0000001) * 1e10;
        }
        return x;
    }

    /** Cheap ones. */
    static long add(int n) {
        long s = 0;
        for (int i = 0; i < n; i++) {
            s = (s + i) ^ (s >> 3);
        }
        return s;
    }

    /** A native method. */
    static void copy(byte[] from, byte[] to, int n) {
        for (int i = 0; i < n; i++) {
            System.arraycopy(from, 0, to, i & 7, from.length - 8);
        }
    }

    /** A method with machine code of its own, from which the slices of its caller's loop are not told. */
    static int large(int[] of, int k) {
        int s = k;
        for (int i = 0; i < of.length; i++) {
            s = s * 31 + of[(i * 7 + s) & (of.length - 1)];
            if ((s & 1) == 0) {
                s ^= k;
            } else {
                s += i;
            }
        }
        return s;
    }

    static int call(int n) {
        int[] of = new int[1024];
        int s = 0;
        for (int i = 0; i < n; i++) {
            s += large(of, i);
        }
        return s;
    }

    public static void main(String[] args) throws InterruptedException {
        byte[] from = new byte[1 << 20], to = new byte[1 << 20];
        long[] spent = new long[5];
        for (int round = 0; round < 4; round++) {
            long[] at = new long[6];
            at[0] = System.nanoTime();
            sink += divide(6_000_000);
            at[1] = System.nanoTime();
            sink += add(100_000_000);
            at[2] = System.nanoTime();
            copy(from, to, 3000);
            at[3] = System.nanoTime();
            sink += call(20_000);
            at[4] = System.nanoTime();
            Thread.sleep(100);
            at[5] = System.nanoTime();
            for (int phase = 0; phase < 5; phase++) {
                spent[phase] += at[phase + 1] - at[phase];
            }
        }
        String[] names = {"divide", "add", "copy", "call", "sleep"};
        for (int phase = 0; phase < 5; phase++) {
            System.out.println(names[phase] + " " + spent[phase]);
        }
    }
}
