import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * The library's big numbers: factorials, Fibonacci numbers, powers by a modulus, common divisors, inverses,
 * primality, reading and writing decimals; sums, products, quotients and roots of BigDecimal.
 */
public final class LibraryBigNumbers {

    private static long factorials(int largest) {
        BigInteger product = BigInteger.ONE;
        for (int i = 2; i <= largest; i++) {
            product = product.multiply(BigInteger.valueOf(i));
        }
        BigInteger read = new BigInteger(product.toString());
        return read.equals(product) ? read.toString().hashCode() : -1;
    }

    private static long fibonacci(int count) {
        BigInteger a = BigInteger.ZERO;
        BigInteger b = BigInteger.ONE;
        for (int i = 0; i < count; i++) {
            BigInteger next = a.add(b);
            a = b;
            b = next;
        }
        BigInteger[] parts = b.divideAndRemainder(a.shiftRight(count / 3).add(BigInteger.TEN));
        return parts[0].hashCode() * 31L + parts[1].hashCode();
    }

    private static long modular(int count) {
        BigInteger prime = BigInteger.ONE.shiftLeft(127).subtract(BigInteger.ONE);
        BigInteger x = BigInteger.valueOf(1_234_567_891);
        long checksum = 0;
        for (int i = 0; i < count; i++) {
            x = x.modPow(BigInteger.valueOf(65_537), prime).add(BigInteger.valueOf(i));
            checksum = checksum * 31 + x.hashCode();
            checksum += x.modInverse(prime).bitCount();
            checksum += x.gcd(BigInteger.valueOf(2L * 3 * 5 * 7 * 11 * 13)).intValue();
        }
        return checksum;
    }

    private static long primes(int count) {
        BigInteger candidate = new BigInteger("1000000000000000000000");
        long checksum = 0;
        for (int i = 0; i < count; i++) {
            candidate = candidate.nextProbablePrime();
            checksum = checksum * 31 + candidate.hashCode();
        }
        return checksum;
    }

    private static long decimals(int count) {
        BigDecimal balance = new BigDecimal("10000.00");
        BigDecimal rate = new BigDecimal("0.0375");
        long checksum = 0;
        for (int i = 1; i <= count; i++) {
            BigDecimal interest = balance.multiply(rate).divide(new BigDecimal(12), 10, RoundingMode.HALF_UP);
            balance = balance.add(interest).setScale(2, RoundingMode.HALF_EVEN);
            if (balance.compareTo(new BigDecimal(1_000_000)) > 0) {
                balance = balance.subtract(new BigDecimal("990000.00"));
            }
            checksum = checksum * 31 + balance.toString().hashCode();
        }
        MathContext context = new MathContext(50);
        BigDecimal root = BigDecimal.ONE;
        for (int i = 0; i < count / 20; i++) {
            root = root.add(BigDecimal.TWO.divide(root, context)).divide(BigDecimal.TWO, context);
        }
        return checksum * 31 + root.stripTrailingZeros().hashCode();
    }

    static long run(int size) {
        long checksum = factorials(size);
        checksum = checksum * 31 + fibonacci(size * 5);
        checksum = checksum * 31 + modular(size / 5);
        checksum = checksum * 31 + primes(size / 100);
        return checksum * 31 + decimals(size * 5);
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 1_000;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = run(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("LibraryBigNumbers " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
