// Long-running loops over ints, longs and doubles: Collatz, primes, perfect numbers, numeric integration.
public class BigLoops {
    static int collatz(long n) {
        int steps = 0;
        while (n != 1) {
            n = (n & 1) == 0 ? n >> 1 : 3 * n + 1;
            steps++;
        }
        return steps;
    }

    static boolean prime(int n) {
        if (n < 2 || n % 2 == 0) {
            return n == 2;
        }
        for (int d = 3; d * d <= n; d += 2) {
            if (n % d == 0) {
                return false;
            }
        }
        return true;
    }

    public static void main(String[] args) {
        int best = 0, at = 0;
        for (int i = 1; i < 3000; i++) {
            int s = collatz(i);
            if (s > best) {
                best = s;
                at = i;
            }
        }
        System.out.println(at + " " + best);
        int primes = 0, twins = 0, last = 0;
        for (int i = 0; i < 20000; i++) {
            if (prime(i)) {
                primes++;
                twins += i - last == 2 ? 1 : 0;
                last = i;
            }
        }
        System.out.println(primes + " " + twins + " " + last);
        for (int n = 2; n < 600; n++) {
            int sum = 1;
            for (int d = 2; d <= n / 2; d++) {
                sum += n % d == 0 ? d : 0;
            }
            if (sum == n) {
                System.out.print(n + " ");
            }
        }
        System.out.println();
        double area = 0, h = 1.0 / 20000;
        for (int i = 0; i < 20000; i++) {
            double x = (i + 0.5) * h;
            area += 4 / (1 + x * x) * h;
        }
        System.out.println(area);
        long crc = 0xFFFFFFFFL;
        for (int i = 0; i < 3000; i++) {
            crc ^= i & 0xFF;
            for (int k = 0; k < 8; k++) {
                crc = (crc & 1) != 0 ? crc >>> 1 ^ 0xEDB88320L : crc >>> 1;
            }
        }
        System.out.println(Long.toHexString(crc ^ 0xFFFFFFFFL));
    }
}
