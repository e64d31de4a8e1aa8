package java.math;

import java.util.Random;

/**
 * Prime numbers. Below 2^64 the answer is certain: Miller and Rabin's test with the first twelve primes as bases leaves
 * no composite there. Beyond, that test with base two, a strong Lucas test (together the test of Baillie and PSW, to
 * which no exception is known) and as many further bases as the certainty asks for.
 */
final class Primality {
    /** What is asked for where the caller does not say: wrong less often than once in 2^100. */
    static final int USUAL_CERTAINTY = 100;

    private static final int[] SMALL_PRIMES = {
        2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101, 103, 107,
        109, 113, 127, 131, 137, 139, 149, 151, 157, 163, 167, 173, 179, 181, 191, 193, 197, 199, 211, 223, 227, 229
    };
    private static final int CERTAIN_BASES = 12;
    private static final int MOST_ROUNDS = 50;

    private Primality() {
    }

    /** The first probable prime above a number that is not negative. */
    static BigInteger next(BigInteger start) {
        if (start.compareTo(BigInteger.TWO) < 0) {
            return BigInteger.TWO;
        }
        BigInteger candidate = start.add(start.testBit(0) ? BigInteger.TWO : BigInteger.ONE);
        while (!isPrime(candidate, USUAL_CERTAINTY)) {
            candidate = candidate.add(BigInteger.TWO);
        }
        return candidate;
    }

    /** Whether a number that is not negative is probably prime. */
    static boolean isPrime(BigInteger number, int certainty) {
        if (number.compareTo(BigInteger.TWO) < 0) {
            return false;
        }
        for (int prime : SMALL_PRIMES) {
            if (remainder(number.mag, prime) == 0) {
                return number.bitLength() < 32 && number.intValue() == prime;
            }
        }
        int length = number.bitLength();
        if (length <= 15) {
            // Below the square of the next prime, 233, only primes are left.
            return true;
        }
        if (length <= 64) {
            for (int i = 0; i < CERTAIN_BASES; i++) {
                if (!passes(number, BigInteger.valueOf(SMALL_PRIMES[i]))) {
                    return false;
                }
            }
            return true;
        }
        if (!passes(number, BigInteger.TWO) || !passesLucas(number)) {
            return false;
        }
        int rounds = Math.min(MOST_ROUNDS, (int) ((certainty + 1L) / 2)) - 1;
        Random bases = new Random();
        for (int i = 0; i < rounds && i < roundsNeeded(length); i++) {
            BigInteger base = new BigInteger(length - 1, bases).add(BigInteger.TWO);
            if (!passes(number, base)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether an odd number above 3 is probably prime, with all bases from the caller's generator: how many are drawn
     * for a number that is not prime depends on the number only, so a seeded generator stays predictable.
     */
    static boolean passesDrawn(BigInteger number, int certainty, Random random) {
        int length = number.bitLength();
        int rounds = Math.min((Math.min(certainty, Integer.MAX_VALUE - 1) + 1) / 2, mostRounds(length));
        for (int i = 0; i < rounds; i++) {
            BigInteger base;
            do {
                base = new BigInteger(length, random);
            } while (base.compareTo(BigInteger.ONE) <= 0 || base.compareTo(number) >= 0);
            if (!passes(number, base)) {
                return false;
            }
        }
        return length < 100 || passesLucas(number);
    }

    private static int mostRounds(int bitLength) {
        return bitLength < 100 ? MOST_ROUNDS : bitLength < 256 ? 27 : bitLength < 512 ? 15 : bitLength < 768 ? 8
                : bitLength < 1024 ? 4 : 2;
    }

    /** Random numbers that are longer are far less often mistaken: fewer bases do. */
    private static int roundsNeeded(int bitLength) {
        return bitLength < 256 ? 25 : bitLength < 512 ? 7 : bitLength < 1024 ? 3 : 1;
    }

    /** The rest of a number in words, the lowest first, by a divisor below 2^31. */
    static int remainder(int[] number, int divisor) {
        long remainder = 0;
        for (int i = number.length - 1; i >= 0; i--) {
            remainder = (remainder << 32 | number[i] & Magnitude.WORD) % divisor;
        }
        return (int) remainder;
    }

    /** The test of Miller and Rabin for an odd number. */
    private static boolean passes(BigInteger number, BigInteger base) {
        BigInteger minusOne = number.subtract(BigInteger.ONE);
        int twos = minusOne.getLowestSetBit();
        BigInteger power = base.modPow(minusOne.shiftRight(twos), number);
        if (power.equals(BigInteger.ONE) || power.equals(minusOne)) {
            return true;
        }
        for (int i = 1; i < twos; i++) {
            power = power.multiply(power).mod(number);
            if (power.equals(minusOne)) {
                return true;
            }
        }
        return false;
    }

    /** The strong Lucas test with Selfridge's parameters, for an odd number beyond the small primes. */
    private static boolean passesLucas(BigInteger number) {
        BigInteger root = number.sqrt();
        if (root.multiply(root).equals(number)) {
            return false;
        }
        int discriminant = 5;
        while (jacobi(discriminant, number) != -1) {
            discriminant = discriminant > 0 ? -discriminant - 2 : -discriminant + 2;
        }
        BigInteger d = BigInteger.valueOf(discriminant);
        BigInteger q = BigInteger.valueOf((1 - discriminant) / 4);
        BigInteger plusOne = number.add(BigInteger.ONE);
        int twos = plusOne.getLowestSetBit();
        BigInteger odd = plusOne.shiftRight(twos);
        BigInteger u = BigInteger.ONE;
        BigInteger v = BigInteger.ONE;
        BigInteger power = q;
        for (int bit = odd.bitLength() - 2; bit >= 0; bit--) {
            u = u.multiply(v).mod(number);
            v = v.multiply(v).subtract(power.shiftLeft(1)).mod(number);
            power = power.multiply(power).mod(number);
            if (odd.testBit(bit)) {
                BigInteger next = half(u.add(v), number);
                v = half(d.multiply(u).add(v), number);
                u = next;
                power = power.multiply(q).mod(number);
            }
        }
        if (u.signum == 0 || v.signum == 0) {
            return true;
        }
        for (int i = 1; i < twos; i++) {
            v = v.multiply(v).subtract(power.shiftLeft(1)).mod(number);
            if (v.signum == 0) {
                return true;
            }
            power = power.multiply(power).mod(number);
        }
        return false;
    }

    private static BigInteger half(BigInteger value, BigInteger modulus) {
        BigInteger even = value.testBit(0) ? value.add(modulus) : value;
        return even.shiftRight(1).mod(modulus);
    }

    /** Jacobi's symbol of a small number that is not zero over an odd one. */
    private static int jacobi(int top, BigInteger bottom) {
        int symbol = 1;
        int a = Math.abs(top);
        int low = bottom.intValue();
        if (top < 0 && (low & 3) == 3) {
            symbol = -symbol;
        }
        // a is odd: turn the fraction over once, and the rest is arithmetic on small numbers.
        if ((a & 3) == 3 && (low & 3) == 3) {
            symbol = -symbol;
        }
        int b = a;
        a = remainder(bottom.mag, b);
        while (a != 0) {
            while ((a & 1) == 0) {
                a >>= 1;
                if ((b & 7) == 3 || (b & 7) == 5) {
                    symbol = -symbol;
                }
            }
            int swapped = a;
            a = b;
            b = swapped;
            if ((a & 3) == 3 && (b & 3) == 3) {
                symbol = -symbol;
            }
            a %= b;
        }
        return b == 1 ? symbol : 0;
    }
}
