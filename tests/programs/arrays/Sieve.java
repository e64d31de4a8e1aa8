// Boolean, byte, short and char arrays in loops: prime sieve and counting sort.
public class Sieve {
    public static void main(String[] args) {
        boolean[] composite = new boolean[5000];
        short[] primes = new short[700];
        int n = 0;
        for (int i = 2; i < composite.length; i++) {
            if (!composite[i]) {
                primes[n++] = (short) i;
                for (int j = i * i; j < composite.length; j += i) {
                    composite[j] = true;
                }
            }
        }
        System.out.println(n + " " + primes[n - 1] + " " + primes[0]);
        byte[] gaps = new byte[n];
        int[] histogram = new int[64];
        for (int i = 1; i < n; i++) {
            gaps[i] = (byte) (primes[i] - primes[i - 1]);
            histogram[gaps[i]]++;
        }
        for (int g = 0; g < histogram.length; g++) {
            if (histogram[g] != 0) {
                System.out.print(g + "x" + histogram[g] + " ");
            }
        }
        System.out.println();
        char[] text = "the quick brown fox jumps over the lazy dog".toCharArray();
        int[] counts = new int[128];
        for (char c : text) {
            counts[c]++;
        }
        int k = 0;
        for (char c = 0; c < counts.length; c++) {
            while (counts[c]-- > 0) {
                text[k++] = c;
            }
        }
        System.out.println(new String(text).trim());
        long[] fibonacci = new long[93];
        fibonacci[1] = 1;
        for (int i = 2; i < fibonacci.length; i++) {
            fibonacci[i] = fibonacci[i - 1] + fibonacci[i - 2];
        }
        System.out.println(fibonacci[92]);
        float[] f = new float[10];
        double[] d = new double[10];
        for (int i = 0; i < 10; i++) {
            f[i] = i / 3f;
            d[9 - i] = f[i] + i;
        }
        float fs = 0;
        double ds = 0;
        for (int i = 0; i < 10; i++) {
            fs += f[i];
            ds += d[i] * f[i];
        }
        System.out.println(fs + " " + ds);
    }
}
