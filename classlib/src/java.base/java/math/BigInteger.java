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
    int signum;
    int[] mag;

    BigInteger(int signum, int[] mag) {
        this.signum = signum;
        this.mag = mag;
    }

    /** A number of a sign (that of zero does not matter) and a trimmed magnitude. */
    static BigInteger of(int signum, int[] mag) {
        if (mag.length == 0) {
            return ZERO;
        }
        if (tooBig(mag)) {
            throw overflow();
        }
        return new BigInteger(signum, mag);
    }

    private static boolean tooBig(int[] mag) {
        return mag.length >= MOST_WORDS
                && (mag.length > MOST_WORDS || mag[MOST_WORDS - 1] < 0);
    }

    static ArithmeticException overflow() {
        return new ArithmeticException("BigInteger would overflow supported range");
    }

    public static BigInteger valueOf(long val) {
        if (val >= -CACHED && val <= CACHED) {
            return SMALL[(int) val + CACHED];
        }
        return val < 0 ? new BigInteger(-1, Magnitude.of(-val)) : new BigInteger(1, Magnitude.of(val));
    }

    public BigInteger(byte[] val) {
        this(val, 0, val.length);
    }

    public BigInteger(byte[] val, int off, int len) {
        if (val.length == 0) {
            throw new NumberFormatException("Zero length BigInteger");
        }
        Objects.checkFromIndexSize(off, len, val.length);
        if (len == 0) {
            signum = 0;
            mag = Magnitude.ZERO;
            return;
        }
        int[] words = Bits.words(val, off, len, val[off] >> 31);
        boolean negative = val[off] < 0;
        if (negative) {
            words = Bits.negated(words);
        }
        mag = Magnitude.trimmed(words);
        signum = mag.length == 0 ? 0 : negative ? -1 : 1;
        checkSize();
    }

    public BigInteger(int signum, byte[] magnitude) {
        this(signum, magnitude, 0, magnitude.length);
    }

    public BigInteger(int signum, byte[] magnitude, int off, int len) {
        if (signum < -1 || signum > 1) {
            throw new NumberFormatException("Invalid signum value");
        }
        Objects.checkFromIndexSize(off, len, magnitude.length);
        mag = Magnitude.trimmed(Bits.words(magnitude, off, len, 0));
        if (this.mag.length == 0) {
            this.signum = 0;
        } else if (signum == 0) {
            throw new NumberFormatException("signum-magnitude mismatch");
        } else {
            this.signum = signum;
            checkSize();
        }
    }

    private void checkSize() {
        if (tooBig(mag)) {
            throw overflow();
        }
    }

    public BigInteger(String val) {
        this(val, 10);
    }

    public BigInteger(String val, int radix) {
        int length = val.length();
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            throw new NumberFormatException("Radix out of range");
        }
        if (length == 0) {
            throw new NumberFormatException("Zero length BigInteger");
        }
        int minus = val.lastIndexOf('-');
        int plus = val.lastIndexOf('+');
        if (minus > 0 || plus > 0) {
            throw new NumberFormatException("Illegal embedded sign character");
        }
        int from = minus == 0 || plus == 0 ? 1 : 0;
        if (from == length) {
            throw new NumberFormatException("Zero length BigInteger");
        }
        while (from < length && Character.digit(val.charAt(from), radix) == 0) {
            from++;
        }
        if (length - from > (double) Integer.MAX_VALUE / (Math.log(radix) / Math.log(2)) + 1) {
            throw overflow();
        }
        int[] words = new RadixConversion(radix).parse(val, from, length);
        mag = words;
        signum = words.length == 0 ? 0 : minus == 0 ? -1 : 1;
        checkSize();
    }

    /** An evenly distributed number from 0 to {@code 2^numBits - 1}. */
    public BigInteger(int numBits, Random rnd) {
        if (numBits < 0) {
            throw new IllegalArgumentException("numBits must be non-negative");
        }
        byte[] bytes = new byte[(int) (((long) numBits + 7) / 8)];
        if (bytes.length > 0) {
            rnd.nextBytes(bytes);
            bytes[0] &= (byte) ((1 << 8 - (8 * bytes.length - numBits)) - 1);
        }
        mag = Magnitude.trimmed(Bits.words(bytes, 0, bytes.length, 0));
        signum = mag.length == 0 ? 0 : 1;
    }

    /** A number of exactly {@code bitLength} bits that is probably prime. */
    public BigInteger(int bitLength, int certainty, Random rnd) {
        if (bitLength < 2) {
            throw new ArithmeticException("bitLength < 2");
        }
        mag = PrimeSearch.random(bitLength, certainty, rnd).mag;
        signum = 1;
    }

    public static BigInteger probablePrime(int bitLength, Random rnd) {
        if (bitLength < 2) {
            throw new ArithmeticException("bitLength < 2");
        }
        return PrimeSearch.random(bitLength, Primality.USUAL_CERTAINTY, rnd);
    }

    public BigInteger nextProbablePrime() {
        if (signum < 0) {
            throw new ArithmeticException("start < 0: " + this);
        }
        return Primality.next(this);
    }

    public boolean isProbablePrime(int certainty) {
        return certainty <= 0 || Primality.isPrime(abs(), certainty);
    }

    public BigInteger add(BigInteger val) {
        if (val.signum == 0 || signum == 0) {
            return signum == 0 ? val : this;
        }
        if (signum == val.signum) {
            return of(signum, Magnitude.add(mag, val.mag));
        }
        return difference(val, signum);
    }

    public BigInteger subtract(BigInteger val) {
        if (val.signum == 0 || signum == 0) {
            return signum == 0 ? val.negate() : this;
        }
        if (signum != val.signum) {
            return of(signum, Magnitude.add(mag, val.mag));
        }
        return difference(val, signum);
    }

    /** The difference of the magnitudes, with a sign if this one's is the greater. */
    private BigInteger difference(BigInteger other, int signum) {
        int order = Magnitude.compare(mag, other.mag);
        if (order == 0) {
            return ZERO;
        }
        return order > 0
                ? new BigInteger(signum, Magnitude.subtract(mag, other.mag))
                : new BigInteger(-signum, Magnitude.subtract(other.mag, mag));
    }

    public BigInteger multiply(BigInteger val) {
        // In this order: null is refused by zero too.
        if (val.signum == 0 || signum == 0) {
            return ZERO;
        }
        if ((long) mag.length + val.mag.length > MOST_WORDS + 1L) {
            throw overflow();
        }
        return of(signum * val.signum, Multiplication.multiply(mag, val.mag));
    }

    /** As {@link #multiply}: there is one processor. */
    public BigInteger parallelMultiply(BigInteger val) {
        return multiply(val);
    }

    private int[][] divided(BigInteger divisor) {
        if (divisor.signum == 0) {
            throw new ArithmeticException("BigInteger divide by zero");
        }
        return Division.divide(mag, divisor.mag);
    }

    public BigInteger divide(BigInteger val) {
        return of(signum * val.signum, divided(val)[0]);
    }

    public BigInteger remainder(BigInteger val) {
        return of(signum, divided(val)[1]);
    }

    public BigInteger[] divideAndRemainder(BigInteger val) {
        int[][] result = divided(val);
        return new BigInteger[] {of(signum * val.signum, result[0]), of(signum, result[1])};
    }

    /** A third of this number, which must be a multiple of three. */
    BigInteger dividedByThree() {
        int[] quotient = mag.clone();
        Division.byWord(quotient, quotient.length, 3);
        return of(signum, Magnitude.trimmed(quotient));
    }

    public BigInteger mod(BigInteger m) {
        if (m.signum <= 0) {
            throw new ArithmeticException("BigInteger: modulus not positive");
        }
        BigInteger rest = remainder(m);
        return rest.signum < 0 ? rest.add(m) : rest;
    }

    public BigInteger pow(int exponent) {
        if (exponent < 0) {
            throw new ArithmeticException("Negative exponent");
        }
        if (signum == 0 || exponent == 0) {
            return exponent == 0 ? ONE : this;
        }
        int zeros = Magnitude.trailingZeros(mag);
        int[] odd = Magnitude.shiftRight(mag, zeros);
        int resultSign = (exponent & 1) == 0 ? 1 : signum;
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
        if (signum < 0) {
            throw new ArithmeticException("Negative BigInteger");
        }
        return SquareRoot.of(this);
    }

    public BigInteger gcd(BigInteger val) {
        if (signum == 0 || val.signum == 0) {
            return signum == 0 ? val.abs() : abs();
        }
        return of(1, CommonDivisor.of(mag, val.mag));
    }

    public BigInteger modPow(BigInteger exponent, BigInteger m) {
        if (m.signum <= 0) {
            throw new ArithmeticException("BigInteger: modulus not positive");
        }
        if (exponent.signum < 0) {
            return modInverse(m).modPow(exponent.negate(), m);
        }
        return ModularPower.of(this, exponent, m);
    }

    public BigInteger modInverse(BigInteger m) {
        if (m.signum != 1) {
            throw new ArithmeticException("BigInteger: modulus not positive");
        }
        if (m.equals(ONE)) {
            return ZERO;
        }
        return CommonDivisor.inverse(mod(m), m);
    }

    public BigInteger abs() {
        return signum < 0 ? negate() : this;
    }

    public BigInteger negate() {
        return signum == 0 ? this : new BigInteger(-signum, mag);
    }

    public int signum() {
        return signum;
    }

    public BigInteger shiftLeft(int n) {
        if (signum == 0) {
            return this;
        }
        return n >= 0 ? shiftedLeft(n) : shiftedRight(-(long) n);
    }

    public BigInteger shiftRight(int n) {
        if (signum == 0) {
            return this;
        }
        if (n >= 0) {
            return shiftedRight(n);
        }
        if (n == Integer.MIN_VALUE) {
            throw overflow();
        }
        return shiftedLeft(-n);
    }

    private BigInteger shiftedLeft(int bits) {
        if (bits + (long) bitLengthOfMagnitude() > Integer.MAX_VALUE) {
            throw overflow();
        }
        return bits == 0 ? this : new BigInteger(signum, Magnitude.shiftLeft(mag, bits));
    }

    /** Rounded towards minus infinity. */
    private BigInteger shiftedRight(long bits) {
        if (bits >= bitLengthOfMagnitude()) {
            return signum < 0 ? valueOf(-1) : ZERO;
        }
        int[] shifted = Magnitude.shiftRight(mag, (int) bits);
        if (signum < 0 && Magnitude.hasBitBelow(mag, (int) bits)) {
            shifted = Magnitude.add(shifted, ONE.mag);
        }
        return of(signum, shifted);
    }

    private int bitLengthOfMagnitude() {
        return Magnitude.bitLength(mag);
    }

    public BigInteger and(BigInteger val) {
        return Bits.and(this, val);
    }

    public BigInteger or(BigInteger val) {
        return Bits.or(this, val);
    }

    public BigInteger xor(BigInteger val) {
        return Bits.xor(this, val);
    }

    public BigInteger not() {
        return negate().subtract(ONE);
    }

    public BigInteger andNot(BigInteger val) {
        return Bits.and(this, val.not());
    }

    private static void checkBit(int bit) {
        if (bit < 0) {
            throw new ArithmeticException("Negative bit address");
        }
    }

    public boolean testBit(int n) {
        checkBit(n);
        return (Bits.word(this, n >>> 5) >>> (n & 31) & 1) != 0;
    }

    public BigInteger setBit(int n) {
        return testBit(n) ? this : flipBit(n);
    }

    public BigInteger clearBit(int n) {
        return testBit(n) ? flipBit(n) : this;
    }

    public BigInteger flipBit(int n) {
        checkBit(n);
        return Bits.xor(this, ONE.shiftLeft(n));
    }

    public int getLowestSetBit() {
        return signum == 0 ? -1 : Magnitude.trailingZeros(mag);
    }

    public int bitLength() {
        int length = bitLengthOfMagnitude();
        // Minus a power of two needs one bit less.
        return signum < 0 && Magnitude.trailingZeros(mag) == length - 1 ? length - 1 : length;
    }

    public int bitCount() {
        int count = 0;
        for (int word : mag) {
            count += Integer.bitCount(word);
        }
        return signum < 0 ? count + Magnitude.trailingZeros(mag) - 1 : count;
    }

    @Override
    public int compareTo(BigInteger val) {
        if (signum != val.signum) {
            return signum < val.signum ? -1 : 1;
        }
        int order = Magnitude.compare(mag, val.mag);
        return signum < 0 ? -order : order;
    }

    @Override
    public boolean equals(Object x) {
        return x == this || x instanceof BigInteger && compareTo((BigInteger) x) == 0;
    }

    public BigInteger min(BigInteger val) {
        return compareTo(val) < 0 ? this : val;
    }

    public BigInteger max(BigInteger val) {
        return compareTo(val) > 0 ? this : val;
    }

    @Override
    public int hashCode() {
        int hash = 0;
        for (int i = mag.length - 1; i >= 0; i--) {
            hash = 31 * hash + mag[i];
        }
        return hash * signum;
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
        return new RadixConversion(used).text(mag, signum < 0);
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
        return mag.length == 0 ? 0 : signum * mag[0];
    }

    @Override
    public long longValue() {
        return signum * Magnitude.low(mag);
    }

    @Override
    public float floatValue() {
        int length = bitLengthOfMagnitude();
        if (length < 64) {
            return longValue();
        }
        if (length > Float.MAX_EXPONENT + 1) {
            return signum * Float.POSITIVE_INFINITY;
        }
        return signum * Float.intBitsToFloat((int) rounded(length, 24) + (length - 1 + 126 << 23));
    }

    @Override
    public double doubleValue() {
        int length = bitLengthOfMagnitude();
        if (length < 64) {
            return longValue();
        }
        if (length > Double.MAX_EXPONENT + 1) {
            return signum * Double.POSITIVE_INFINITY;
        }
        return signum * Double.longBitsToDouble(rounded(length, 53) + ((long) (length - 1 + 1022) << 52));
    }

    /** The highest bits of the magnitude, rounded half to even; perhaps one bit more. */
    private long rounded(int length, int bits) {
        int dropped = length - bits;
        long top = Magnitude.low(Magnitude.shiftRight(mag, dropped - 1));
        boolean up = (top & 1) != 0 && ((top & 2) != 0 || Magnitude.hasBitBelow(mag, dropped - 1));
        return (top >>> 1) + (up ? 1 : 0);
    }
    //#for type bits message
    //#| long | 63 | "BigInteger out of long range"
    //#| int | 31 | "BigInteger out of int range"
    //#| short | 15 | "BigInteger out of short range"
    //#| byte | 7 | "BigInteger out of byte range"

    public $type$ $type$ValueExact() {
        if (bitLength() > $bits$) {
            throw new ArithmeticException($message$);
        }
        return $type$Value();
    }
    //#end

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        java.io.ObjectOutputStream.PutField fields = out.putFields();
        byte[] bytes = abs().toByteArray();
        int skip = bytes[0] == 0 ? 1 : 0;
        fields.put("signum", signum);
        fields.put("magnitude", java.util.Arrays.copyOfRange(bytes, skip, bytes.length));
        fields.put("bitCount", -1);
        fields.put("bitLength", -1);
        fields.put("lowestSetBit", -2);
        fields.put("firstNonzeroByteNum", -2);
        out.writeFields();
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        java.io.ObjectInputStream.GetField fields = in.readFields();
        int sign = fields.get("signum", -2);
        byte[] bytes = (byte[]) fields.get("magnitude", null);
        if (sign < -1 || sign > 1) {
            throw new java.io.StreamCorruptedException(fields.defaulted("signum")
                    ? "BigInteger: Signum not present in stream" : "BigInteger: Invalid signum value");
        }
        BigInteger read;
        try {
            read = new BigInteger(1, bytes);
        } catch (ArithmeticException tooLarge) {
            throw new java.io.StreamCorruptedException(
                    "BigInteger: Out of the supported range");
        }
        if ((read.mag.length == 0) != (sign == 0)) {
            throw new java.io.StreamCorruptedException(fields.defaulted("magnitude")
                    ? "BigInteger: Magnitude not present in stream" : "BigInteger: signum-magnitude mismatch");
        }
        signum = sign;
        mag = read.mag;
    }
}
