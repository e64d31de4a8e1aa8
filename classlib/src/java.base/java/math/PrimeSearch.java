package java.math;

import java.util.Random;

/**
 * Random primes, drawn in the order in which the platform's {@code BigInteger} draws them: a seeded generator leads to
 * the same prime, and is left in the same state. Short numbers are drawn until one is prime; a long one is where the
 * search begins, over windows of odd numbers from which the multiples of small primes are struck out.
 */
final class PrimeSearch {
    /** Numbers of fewer bits are drawn one by one. */
    private static final int SHORT_BITS = 95;
    /** The primes that short candidates are divided by, where these have more than {@link #UNDIVIDED_BITS}. */
    private static final int GREATEST_DIVISOR = 41;
    private static final int UNDIVIDED_BITS = 6;
    /** Multiples of the odd primes below are struck out of a window. */
    private static final int STRUCK_BELOW = 19_200;
    private static final int MOST_BITS = 500_000_001;

    private static int[] struckPrimes;

    private PrimeSearch() {
    }

    static BigInteger random(int bitLength, int certainty, Random random) {
        return bitLength < SHORT_BITS ? drawn(bitLength, certainty, random) : searched(bitLength, certainty, random);
    }

    private static BigInteger drawn(int bitLength, int certainty, Random random) {
        int top = 1 << (bitLength + 31 & 31);
        while (true) {
            int[] words = new int[bitLength + 31 >>> 5];
            for (int i = words.length - 1; i >= 0; i--) {
                words[i] = random.nextInt();
            }
            words[words.length - 1] = words[words.length - 1] & 2 * top - 1 | top;
            if (bitLength > 2) {
                words[0] |= 1;
            }
            BigInteger candidate = new BigInteger(1, words);
            if (bitLength > UNDIVIDED_BITS && hasSmallDivisor(words)) {
                continue;
            }
            if (bitLength < 4 || Primality.passesDrawn(candidate, certainty, random)) {
                return candidate;
            }
        }
    }

    private static boolean hasSmallDivisor(int[] words) {
        for (int prime : struckPrimes()) {
            if (prime > GREATEST_DIVISOR) {
                return false;
            }
            if (Primality.remainder(words, prime) == 0) {
                return true;
            }
        }
        return false;
    }

    private static BigInteger searched(int bitLength, int certainty, Random random) {
        BigInteger start = start(bitLength, random);
        if (bitLength > MOST_BITS) {
            throw new ArithmeticException("Prime search implementation restriction on bitLength");
        }
        int window = bitLength / 20 * 64;
        while (true) {
            BigInteger prime = firstPrime(start, window, certainty, random);
            if (prime != null && prime.bitLength() == bitLength) {
                return prime;
            }
            start = start.add(BigInteger.valueOf(2L * window));
            if (start.bitLength() != bitLength) {
                start = start(bitLength, random);
            }
        }
    }

    private static BigInteger start(int bitLength, Random random) {
        return new BigInteger(bitLength, random).setBit(bitLength - 1).clearBit(0);
    }

    /** The first probable prime of the {@code window} odd numbers above an even one, or null. */
    private static BigInteger firstPrime(BigInteger start, int window, int certainty, Random random) {
        boolean[] struck = new boolean[window];
        for (int prime : struckPrimes()) {
            int remainder = Primality.remainder(start.mag, prime);
            // The least odd distance at which the prime divides.
            int distance = prime - remainder;
            if ((distance & 1) == 0) {
                distance += prime;
            }
            for (int i = distance >> 1; i < window; i += prime) {
                struck[i] = true;
            }
        }
        for (int i = 0; i < window; i++) {
            if (!struck[i]) {
                BigInteger candidate = start.add(BigInteger.valueOf(2L * i + 1));
                if (Primality.passesDrawn(candidate, certainty, random)) {
                    return candidate;
                }
            }
        }
        return null;
    }

    /** The odd primes below {@link #STRUCK_BELOW}. */
    private static int[] struckPrimes() {
        int[] primes = struckPrimes;
        if (primes == null) {
            boolean[] composite = new boolean[STRUCK_BELOW];
            int[] found = new int[STRUCK_BELOW / 2];
            int count = 0;
            for (int i = 3; i < STRUCK_BELOW; i += 2) {
                if (!composite[i]) {
                    found[count++] = i;
                    for (int multiple = 3 * i; multiple < STRUCK_BELOW; multiple += 2 * i) {
                        composite[multiple] = true;
                    }
                }
            }
            primes = java.util.Arrays.copyOf(found, count);
            struckPrimes = primes;
        }
        return primes;
    }
}
