package java.math;

import static java.math.Magnitude.WORD;

import java.util.Arrays;

/**
 * Powers modulo a number. Odd moduli by Montgomery's multiplication (1985) and a window of exponent bits; an even
 * modulus is an odd one times a power of two, and the two results are put together again.
 */
final class ModularPower {
    /** An odd modulus, and minus the inverse of its lowest word modulo 2^32. */
    private final int[] modulus;
    private final int inverse;
    private final int length;

    private ModularPower(int[] modulus) {
        this.modulus = modulus;
        length = modulus.length;
        int word = modulus[0];
        // Right modulo 2^3; each step of Newton's doubles the bits.
        int found = word;
        for (int i = 0; i < 4; i++) {
            found *= 2 - word * found;
        }
        inverse = -found;
    }

    /** {@code base^exponent mod modulus}, for an exponent that is not negative and a modulus that is positive. */
    static BigInteger of(BigInteger base, BigInteger exponent, BigInteger modulus) {
        if (modulus.equals(BigInteger.ONE)) {
            return BigInteger.ZERO;
        }
        if (exponent.signum == 0) {
            return BigInteger.ONE;
        }
        BigInteger reduced = base.mod(modulus);
        if (reduced.signum == 0 || reduced.equals(BigInteger.ONE)) {
            return reduced;
        }
        int zeros = modulus.getLowestSetBit();
        if (zeros == 0) {
            return new ModularPower(modulus.mag).power(reduced, exponent);
        }
        BigInteger odd = modulus.shiftRight(zeros);
        BigInteger low = lowPower(reduced, exponent, zeros);
        if (odd.equals(BigInteger.ONE)) {
            return low;
        }
        BigInteger high = new ModularPower(odd.mag).power(reduced.mod(odd), exponent);
        BigInteger two = BigInteger.ONE.shiftLeft(zeros);
        BigInteger factor = low.subtract(high).multiply(odd.modInverse(two)).mod(two);
        return high.add(factor.multiply(odd));
    }

    /** The power modulo {@code 2^bits}. */
    private static BigInteger lowPower(BigInteger base, BigInteger exponent, int bits) {
        int[] reduced = Magnitude.lowBits(base.mag, bits);
        int[] power = {1};
        for (int bit = exponent.bitLength() - 1; bit >= 0; bit--) {
            power = Magnitude.lowBits(Multiplication.square(power), bits);
            if (exponent.testBit(bit)) {
                power = Magnitude.lowBits(Multiplication.multiply(power, reduced), bits);
            }
        }
        return BigInteger.of(1, power);
    }

    private BigInteger power(BigInteger base, BigInteger exponent) {
        int[] one = reduced(new int[] {1});
        int bits = exponent.bitLength();
        int window = bits < 24 ? 1 : bits < 120 ? 3 : bits < 800 ? 4 : 5;
        // Odd powers only: the base to the power of 2i + 1 at position i.
        int[][] powers = new int[1 << window - 1][];
        powers[0] = reduced(base.mag);
        int[] square = product(powers[0], powers[0]);
        for (int i = 1; i < powers.length; i++) {
            powers[i] = product(powers[i - 1], square);
        }
        int[] result = one;
        int at = bits - 1;
        while (at >= 0) {
            if (!exponent.testBit(at)) {
                result = product(result, result);
                at--;
                continue;
            }
            int low = Math.max(0, at - window + 1);
            while (!exponent.testBit(low)) {
                low++;
            }
            int value = 0;
            for (; at >= low; at--) {
                value = value << 1 | (exponent.testBit(at) ? 1 : 0);
                result = product(result, result);
            }
            result = product(result, powers[value >> 1]);
        }
        int[] plain = new int[length];
        plain[0] = 1;
        return BigInteger.of(1, Magnitude.trimmed(product(result, plain)));
    }

    /** The Montgomery form of a number: times 2^32 for each word of the modulus. */
    private int[] reduced(int[] number) {
        int[] shifted = Magnitude.shiftLeft(number, 32 * length);
        return Arrays.copyOf(Division.divide(shifted, modulus)[1], length);
    }

    /** The Montgomery form of the product of two numbers in that form; {@code length} words each. */
    private int[] product(int[] a, int[] b) {
        int[] sum = new int[length + 1];
        for (int i = 0; i < length; i++) {
            long factor = a[i] & WORD;
            long carry = 0;
            for (int j = 0; j < length; j++) {
                carry += factor * (b[j] & WORD) + (sum[j] & WORD);
                sum[j] = (int) carry;
                carry >>>= 32;
            }
            carry += sum[length] & WORD;
            sum[length] = (int) carry;
            long top = carry >>> 32;
            long multiple = sum[0] * inverse & WORD;
            carry = multiple * (modulus[0] & WORD) + (sum[0] & WORD) >>> 32;
            for (int j = 1; j < length; j++) {
                carry += multiple * (modulus[j] & WORD) + (sum[j] & WORD);
                sum[j - 1] = (int) carry;
                carry >>>= 32;
            }
            carry += sum[length] & WORD;
            sum[length - 1] = (int) carry;
            sum[length] = (int) (top + (carry >>> 32));
        }
        if (sum[length] != 0 || !isBelowModulus(sum)) {
            long borrow = 0;
            for (int i = 0; i < length; i++) {
                borrow += (sum[i] & WORD) - (modulus[i] & WORD);
                sum[i] = (int) borrow;
                borrow >>= 32;
            }
        }
        return Arrays.copyOf(sum, length);
    }

    private boolean isBelowModulus(int[] sum) {
        for (int i = length - 1; i >= 0; i--) {
            if (sum[i] != modulus[i]) {
                return Integer.compareUnsigned(sum[i], modulus[i]) < 0;
            }
        }
        return false;
    }
}
