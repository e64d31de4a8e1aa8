package java.math;

import static java.math.Magnitude.WORD;

import java.util.Objects;
import java.util.Random;

/** An integer of any size: a sign and a {@link Magnitude}. Operations on bits see two's complement without end. */
public class BigInteger extends Number implements Comparable<BigInteger> {
    private static final long serialVersionUID = -8287574255936472291L;

    /** Words that a number may have at most; the top bit of that many must stay clear. */
    private static final int MOST_WORDS = 1 << 26;
    private static final int CACHED = 16;
    private static final BigInteger[] SMALL = new BigInteger[2 * CACHED + 1];

    static {
        for (int i = -CACHED; i <= CACHED; i++) {
            SMALL[i + CACHED] = new BigInteger(Integer.signum(i), Magnitude.of(Math.abs(i)));
        }
    }

    public static final BigInteger ZERO = valueOf(0);
    public static final BigInteger ONE = valueOf(1);
    public static final BigInteger TWO = valueOf(2);
    public static final BigInteger TEN = valueOf(10);

    /** -1, 0 or 1. */
    final int sign;
    final int[] magnitude;

    BigInteger(int sign, int[] magnitude) {
        this.sign = sign;
        this.magnitude = magnitude;
    }

    /** A number of a sign (that of zero does not matter) and a trimmed magnitude. */
    static BigInteger of(int sign, int[] magnitude) {
        if (magnitude.length == 0) {
            return ZERO;
        }
        if (tooBig(magnitude)) {
            throw overflow();
        }
        return new BigInteger(sign, magnitude);
    }

    private static boolean tooBig(int[] magnitude) {
        return magnitude.length >= MOST_WORDS
                && (magnitude.length > MOST_WORDS || magnitude[MOST_WORDS - 1] < 0);
    }

    static ArithmeticException overflow() {
        return new ArithmeticException("BigInteger would overflow supported range");
    }

    public static BigInteger valueOf(long value) {
        if (value >= -CACHED && value <= CACHED) {
            return SMALL[(int) value + CACHED];
        }
        return value < 0 ? new BigInteger(-1, Magnitude.of(-value)) : new BigInteger(1, Magnitude.of(value));
    }

    public BigInteger(byte[] bytes) {
        this(bytes, 0, bytes.length);
    }

    public BigInteger(byte[] bytes, int offset, int length) {
        if (bytes.length == 0) {
            throw new NumberFormatException("Zero length BigInteger");
        }
        Objects.checkFromIndexSize(offset, length, bytes.length);
        if (length == 0) {
            sign = 0;
            magnitude = Magnitude.ZERO;
            return;
        }
        int[] words = Bits.words(bytes, offset, length, bytes[offset] >> 31);
        boolean negative = bytes[offset] < 0;
        if (negative) {
            words = Bits.negated(words);
        }
        magnitude = Magnitude.trimmed(words);
        sign = magnitude.length == 0 ? 0 : negative ? -1 : 1;
        checkSize();
    }

    public BigInteger(int signum, byte[] magnitude) {
        this(signum, magnitude, 0, magnitude.length);
    }

    public BigInteger(int signum, byte[] magnitude, int offset, int length) {
        if (signum < -1 || signum > 1) {
            throw new NumberFormatException("Invalid signum value");
        }
        Objects.checkFromIndexSize(offset, length, magnitude.length);
        this.magnitude = Magnitude.trimmed(Bits.words(magnitude, offset, length, 0));
        if (this.magnitude.length == 0) {
            sign = 0;
        } else if (signum == 0) {
            throw new NumberFormatException("signum-magnitude mismatch");
        } else {
            sign = signum;
            checkSize();
        }
    }

    private void checkSize() {
        if (tooBig(magnitude)) {
            throw overflow();
        }
    }

    public BigInteger(String text) {
        this(text, 10);
    }

    public BigInteger(String text, int radix) {
        int length = text.length();
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            throw new NumberFormatException("Radix out of range");
        }
        if (length == 0) {
            throw new NumberFormatException("Zero length BigInteger");
        }
        int minus = text.lastIndexOf('-');
        int plus = text.lastIndexOf('+');
        if (minus > 0 || plus > 0) {
            throw new NumberFormatException("Illegal embedded sign character");
        }
        int from = minus == 0 || plus == 0 ? 1 : 0;
        if (from == length) {
            throw new NumberFormatException("Zero length BigInteger");
        }
        while (from < length && Character.digit(text.charAt(from), radix) == 0) {
            from++;
        }
        if (length - from > (double) Integer.MAX_VALUE / (Math.log(radix) / Math.log(2)) + 1) {
            throw overflow();
        }
        int[] words = new RadixConversion(radix).parse(text, from, length);
        magnitude = words;
        sign = words.length == 0 ? 0 : minus == 0 ? -1 : 1;
        checkSize();
    }

    /** An evenly distributed number from 0 to {@code 2^numBits - 1}. */
    public BigInteger(int numBits, Random random) {
        if (numBits < 0) {
            throw new IllegalArgumentException("numBits must be non-negative");
        }
        byte[] bytes = new byte[(int) (((long) numBits + 7) / 8)];
        if (bytes.length > 0) {
            random.nextBytes(bytes);
            bytes[0] &= (byte) ((1 << 8 - (8 * bytes.length - numBits)) - 1);
        }
        magnitude = Magnitude.trimmed(Bits.words(bytes, 0, bytes.length, 0));
        sign = magnitude.length == 0 ? 0 : 1;
    }

    /** A number of exactly {@code bitLength} bits that is probably prime. */
    public BigInteger(int bitLength, int certainty, Random random) {
        if (bitLength < 2) {
            throw new ArithmeticException("bitLength < 2");
        }
        magnitude = PrimeSearch.random(bitLength, certainty, random).magnitude;
        sign = 1;
    }

    public static BigInteger probablePrime(int bitLength, Random random) {
        if (bitLength < 2) {
            throw new ArithmeticException("bitLength < 2");
        }
        return PrimeSearch.random(bitLength, Primality.USUAL_CERTAINTY, random);
    }

    public BigInteger nextProbablePrime() {
        if (sign < 0) {
            throw new ArithmeticException("start < 0: " + this);
        }
        return Primality.next(this);
    }

    public boolean isProbablePrime(int certainty) {
        return certainty <= 0 || Primality.isPrime(abs(), certainty);
    }

    public BigInteger add(BigInteger other) {
        if (other.sign == 0 || sign == 0) {
            return sign == 0 ? other : this;
        }
        if (sign == other.sign) {
            return of(sign, Magnitude.add(magnitude, other.magnitude));
        }
        return difference(other, sign);
    }

    public BigInteger subtract(BigInteger other) {
        if (other.sign == 0 || sign == 0) {
            return sign == 0 ? other.negate() : this;
        }
        if (sign != other.sign) {
            return of(sign, Magnitude.add(magnitude, other.magnitude));
        }
        return difference(other, sign);
    }

    /** The difference of the magnitudes, with a sign if this one's is the greater. */
    private BigInteger difference(BigInteger other, int sign) {
        int order = Magnitude.compare(magnitude, other.magnitude);
        if (order == 0) {
            return ZERO;
        }
        return order > 0
                ? new BigInteger(sign, Magnitude.subtract(magnitude, other.magnitude))
                : new BigInteger(-sign, Magnitude.subtract(other.magnitude, magnitude));
    }

    public BigInteger multiply(BigInteger other) {
        // In this order: null is refused by zero too.
        if (other.sign == 0 || sign == 0) {
            return ZERO;
        }
        if ((long) magnitude.length + other.magnitude.length > MOST_WORDS + 1L) {
            throw overflow();
        }
        return of(sign * other.sign, Multiplication.multiply(magnitude, other.magnitude));
    }

    /** As {@link #multiply}: there is one processor. */
    public BigInteger parallelMultiply(BigInteger other) {
        return multiply(other);
    }

    private int[][] divided(BigInteger divisor) {
        if (divisor.sign == 0) {
            throw new ArithmeticException("BigInteger divide by zero");
        }
        return Division.divide(magnitude, divisor.magnitude);
    }

    public BigInteger divide(BigInteger divisor) {
        return of(sign * divisor.sign, divided(divisor)[0]);
    }

    public BigInteger remainder(BigInteger divisor) {
        return of(sign, divided(divisor)[1]);
    }

    public BigInteger[] divideAndRemainder(BigInteger divisor) {
        int[][] result = divided(divisor);
        return new BigInteger[] {of(sign * divisor.sign, result[0]), of(sign, result[1])};
    }

    /** A third of this number, which must be a multiple of three. */
    BigInteger dividedByThree() {
        int[] quotient = magnitude.clone();
        Division.byWord(quotient, quotient.length, 3);
        return of(sign, Magnitude.trimmed(quotient));
    }

    public BigInteger mod(BigInteger modulus) {
        if (modulus.sign <= 0) {
            throw new ArithmeticException("BigInteger: modulus not positive");
        }
        BigInteger rest = remainder(modulus);
        return rest.sign < 0 ? rest.add(modulus) : rest;
    }

    public BigInteger pow(int exponent) {
        if (exponent < 0) {
            throw new ArithmeticException("Negative exponent");
        }
        if (sign == 0 || exponent == 0) {
            return exponent == 0 ? ONE : this;
        }
        int zeros = Magnitude.trailingZeros(magnitude);
        int[] odd = Magnitude.shiftRight(magnitude, zeros);
        int resultSign = (exponent & 1) == 0 ? 1 : sign;
        long leastBits = (Magnitude.bitLength(odd) - 1L + zeros) * exponent + 1;
        if (leastBits > Integer.MAX_VALUE) {
            throw overflow();
        }
        int[] power = {1};
        if (odd.length > 1 || odd[0] != 1) {
            power = odd;
            for (int bit = Integer.highestOneBit(exponent) >>> 1; bit != 0; bit >>>= 1) {
                power = Multiplication.square(power);
                if ((exponent & bit) != 0) {
                    power = Multiplication.multiply(power, odd);
                }
            }
        }
        return of(resultSign, Magnitude.shiftLeft(power, zeros * exponent));
    }

    public BigInteger sqrt() {
        return sqrtAndRemainder()[0];
    }

    public BigInteger[] sqrtAndRemainder() {
        if (sign < 0) {
            throw new ArithmeticException("Negative BigInteger");
        }
        return SquareRoot.of(this);
    }

    public BigInteger gcd(BigInteger other) {
        if (sign == 0 || other.sign == 0) {
            return sign == 0 ? other.abs() : abs();
        }
        return of(1, CommonDivisor.of(magnitude, other.magnitude));
    }

    public BigInteger modPow(BigInteger exponent, BigInteger modulus) {
        if (modulus.sign <= 0) {
            throw new ArithmeticException("BigInteger: modulus not positive");
        }
        if (exponent.sign < 0) {
            return modInverse(modulus).modPow(exponent.negate(), modulus);
        }
        return ModularPower.of(this, exponent, modulus);
    }

    public BigInteger modInverse(BigInteger modulus) {
        if (modulus.sign != 1) {
            throw new ArithmeticException("BigInteger: modulus not positive");
        }
        if (modulus.equals(ONE)) {
            return ZERO;
        }
        return CommonDivisor.inverse(mod(modulus), modulus);
    }

    public BigInteger abs() {
        return sign < 0 ? negate() : this;
    }

    public BigInteger negate() {
        return sign == 0 ? this : new BigInteger(-sign, magnitude);
    }

    public int signum() {
        return sign;
    }

    public BigInteger shiftLeft(int bits) {
        if (sign == 0) {
            return this;
        }
        return bits >= 0 ? shiftedLeft(bits) : shiftedRight(-(long) bits);
    }

    public BigInteger shiftRight(int bits) {
        if (sign == 0) {
            return this;
        }
        if (bits >= 0) {
            return shiftedRight(bits);
        }
        if (bits == Integer.MIN_VALUE) {
            throw overflow();
        }
        return shiftedLeft(-bits);
    }

    private BigInteger shiftedLeft(int bits) {
        if (bits + (long) bitLengthOfMagnitude() > Integer.MAX_VALUE) {
            throw overflow();
        }
        return bits == 0 ? this : new BigInteger(sign, Magnitude.shiftLeft(magnitude, bits));
    }

    /** Rounded towards minus infinity. */
    private BigInteger shiftedRight(long bits) {
        if (bits >= bitLengthOfMagnitude()) {
            return sign < 0 ? valueOf(-1) : ZERO;
        }
        int[] shifted = Magnitude.shiftRight(magnitude, (int) bits);
        if (sign < 0 && Magnitude.hasBitBelow(magnitude, (int) bits)) {
            shifted = Magnitude.add(shifted, ONE.magnitude);
        }
        return of(sign, shifted);
    }

    private int bitLengthOfMagnitude() {
        return Magnitude.bitLength(magnitude);
    }

    public BigInteger and(BigInteger other) {
        return Bits.and(this, other);
    }

    public BigInteger or(BigInteger other) {
        return Bits.or(this, other);
    }

    public BigInteger xor(BigInteger other) {
        return Bits.xor(this, other);
    }

    public BigInteger not() {
        return negate().subtract(ONE);
    }

    public BigInteger andNot(BigInteger other) {
        return Bits.and(this, other.not());
    }

    private static void checkBit(int bit) {
        if (bit < 0) {
            throw new ArithmeticException("Negative bit address");
        }
    }

    public boolean testBit(int bit) {
        checkBit(bit);
        return (Bits.word(this, bit >>> 5) >>> (bit & 31) & 1) != 0;
    }

    public BigInteger setBit(int bit) {
        return testBit(bit) ? this : flipBit(bit);
    }

    public BigInteger clearBit(int bit) {
        return testBit(bit) ? flipBit(bit) : this;
    }

    public BigInteger flipBit(int bit) {
        checkBit(bit);
        return Bits.xor(this, ONE.shiftLeft(bit));
    }

    public int getLowestSetBit() {
        return sign == 0 ? -1 : Magnitude.trailingZeros(magnitude);
    }

    public int bitLength() {
        int length = bitLengthOfMagnitude();
        // Minus a power of two needs one bit less.
        return sign < 0 && Magnitude.trailingZeros(magnitude) == length - 1 ? length - 1 : length;
    }

    public int bitCount() {
        int count = 0;
        for (int word : magnitude) {
            count += Integer.bitCount(word);
        }
        return sign < 0 ? count + Magnitude.trailingZeros(magnitude) - 1 : count;
    }

    @Override
    public int compareTo(BigInteger other) {
        if (sign != other.sign) {
            return sign < other.sign ? -1 : 1;
        }
        int order = Magnitude.compare(magnitude, other.magnitude);
        return sign < 0 ? -order : order;
    }

    @Override
    public boolean equals(Object other) {
        return other == this || other instanceof BigInteger && compareTo((BigInteger) other) == 0;
    }

    public BigInteger min(BigInteger other) {
        return compareTo(other) < 0 ? this : other;
    }

    public BigInteger max(BigInteger other) {
        return compareTo(other) > 0 ? this : other;
    }

    @Override
    public int hashCode() {
        int hash = 0;
        for (int i = magnitude.length - 1; i >= 0; i--) {
            hash = 31 * hash + magnitude[i];
        }
        return hash * sign;
    }

    @Override
    public String toString() {
        return toString(10);
    }

    public String toString(int radix) {
        int used = radix < Character.MIN_RADIX || radix > Character.MAX_RADIX ? 10 : radix;
        if (bitLength() < 64) {
            return Long.toString(longValue(), used);
        }
        return new RadixConversion(used).text(magnitude, sign < 0);
    }

    public byte[] toByteArray() {
        byte[] bytes = new byte[bitLength() / 8 + 1];
        for (int i = 0; i < bytes.length; i++) {
            bytes[bytes.length - 1 - i] = (byte) (Bits.word(this, i >>> 2) >> 8 * (i & 3));
        }
        return bytes;
    }

    @Override
    public int intValue() {
        return magnitude.length == 0 ? 0 : sign * magnitude[0];
    }

    @Override
    public long longValue() {
        return sign * Magnitude.low(magnitude);
    }

    @Override
    public float floatValue() {
        int length = bitLengthOfMagnitude();
        if (length < 64) {
            return longValue();
        }
        if (length > Float.MAX_EXPONENT + 1) {
            return sign * Float.POSITIVE_INFINITY;
        }
        return sign * Float.intBitsToFloat((int) rounded(length, 24) + (length - 1 + 126 << 23));
    }

    @Override
    public double doubleValue() {
        int length = bitLengthOfMagnitude();
        if (length < 64) {
            return longValue();
        }
        if (length > Double.MAX_EXPONENT + 1) {
            return sign * Double.POSITIVE_INFINITY;
        }
        return sign * Double.longBitsToDouble(rounded(length, 53) + ((long) (length - 1 + 1022) << 52));
    }

    /** The highest bits of the magnitude, rounded half to even; perhaps one bit more. */
    private long rounded(int length, int bits) {
        int dropped = length - bits;
        long top = Magnitude.low(Magnitude.shiftRight(magnitude, dropped - 1));
        boolean up = (top & 1) != 0 && ((top & 2) != 0 || Magnitude.hasBitBelow(magnitude, dropped - 1));
        return (top >>> 1) + (up ? 1 : 0);
    }

    public long longValueExact() {
        if (bitLength() > 63) {
            throw new ArithmeticException("BigInteger out of long range");
        }
        return longValue();
    }

    public int intValueExact() {
        if (bitLength() > 31) {
            throw new ArithmeticException("BigInteger out of int range");
        }
        return intValue();
    }

    public short shortValueExact() {
        if (bitLength() > 15) {
            throw new ArithmeticException("BigInteger out of short range");
        }
        return shortValue();
    }

    public byte byteValueExact() {
        if (bitLength() > 7) {
            throw new ArithmeticException("BigInteger out of byte range");
        }
        return byteValue();
    }
}
