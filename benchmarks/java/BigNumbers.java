import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Whole numbers of any length, immutable, on int arrays: sums, products (also by Karatsuba's method),
 * long division, powers modulo a number and decimal text; used for factorials, digits of pi and e, and
 * primality tests. Stresses long arithmetic with carries, masks, array copies and many small objects.
 */
public final class BigNumbers {

    /** A natural number in base 2^28, least significant part first, without leading zeros. */
    static final class Natural implements Comparable<Natural> {
        private static final int BITS = 28;
        private static final int MASK = (1 << BITS) - 1;
        private static final int KARATSUBA = 40;
        static final Natural ZERO = new Natural(new int[0]);
        static final Natural ONE = of(1);
        private final int[] parts;

        private Natural(int[] parts) {
            int length = parts.length;
            while (length > 0 && parts[length - 1] == 0) {
                length--;
            }
            this.parts = length == parts.length ? parts : Arrays.copyOf(parts, length);
        }

        static Natural of(long value) {
            return new Natural(new int[] {(int) (value & MASK), (int) (value >> BITS & MASK), (int) (value >>> 2 * BITS)});
        }

        boolean isZero() {
            return parts.length == 0;
        }

        boolean isOdd() {
            return parts.length > 0 && (parts[0] & 1) == 1;
        }

        @Override
        public int compareTo(Natural other) {
            if (parts.length != other.parts.length) {
                return Integer.compare(parts.length, other.parts.length);
            }
            for (int i = parts.length - 1; i >= 0; i--) {
                if (parts[i] != other.parts[i]) {
                    return Integer.compare(parts[i], other.parts[i]);
                }
            }
            return 0;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Natural natural && compareTo(natural) == 0;
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(parts);
        }

        Natural plus(Natural other) {
            int length = Math.max(parts.length, other.parts.length) + 1;
            int[] sum = new int[length];
            int carry = 0;
            for (int i = 0; i < length; i++) {
                int part = carry + (i < parts.length ? parts[i] : 0) + (i < other.parts.length ? other.parts[i] : 0);
                sum[i] = part & MASK;
                carry = part >>> BITS;
            }
            return new Natural(sum);
        }

        Natural minus(Natural other) {
            int[] difference = new int[parts.length];
            int borrow = 0;
            for (int i = 0; i < parts.length; i++) {
                int part = parts[i] - borrow - (i < other.parts.length ? other.parts[i] : 0);
                borrow = part < 0 ? 1 : 0;
                difference[i] = part & MASK;
            }
            if (borrow != 0) {
                throw new ArithmeticException("negative");
            }
            return new Natural(difference);
        }

        private Natural slice(int from, int to) {
            return from >= parts.length ? ZERO : new Natural(Arrays.copyOfRange(parts, from, Math.min(to, parts.length)));
        }

        private Natural shiftedParts(int count) {
            int[] shifted = new int[parts.length + count];
            System.arraycopy(parts, 0, shifted, count, parts.length);
            return new Natural(shifted);
        }

        Natural times(Natural other) {
            int half = (Math.max(parts.length, other.parts.length) + 1) / 2;
            if (Math.min(parts.length, other.parts.length) < KARATSUBA) {
                return schoolTimes(other);
            }
            Natural low = slice(0, half);
            Natural high = slice(half, parts.length);
            Natural otherLow = other.slice(0, half);
            Natural otherHigh = other.slice(half, other.parts.length);
            Natural bottom = low.times(otherLow);
            Natural top = high.times(otherHigh);
            Natural middle = low.plus(high).times(otherLow.plus(otherHigh)).minus(bottom).minus(top);
            return top.shiftedParts(half).plus(middle).shiftedParts(half).plus(bottom);
        }

        private Natural schoolTimes(Natural other) {
            int[] product = new int[parts.length + other.parts.length];
            for (int i = 0; i < parts.length; i++) {
                long carry = 0;
                long factor = parts[i];
                for (int j = 0; j < other.parts.length; j++) {
                    long part = factor * other.parts[j] + product[i + j] + carry;
                    product[i + j] = (int) (part & MASK);
                    carry = part >>> BITS;
                }
                product[i + other.parts.length] = (int) carry;
            }
            return new Natural(product);
        }

        /** Quotient and remainder, by Knuth's method D on normalised operands. */
        Natural[] divide(Natural divisor) {
            if (divisor.isZero()) {
                throw new ArithmeticException("division by zero");
            }
            if (compareTo(divisor) < 0) {
                return new Natural[] {ZERO, this};
            }
            if (divisor.parts.length == 1) {
                return divideBySmall(divisor.parts[0]);
            }
            int shift = 0;
            while ((divisor.parts[divisor.parts.length - 1] << shift & 1 << BITS - 1) == 0) {
                shift++;
            }
            int[] bottom = shifted(divisor.parts, shift, 0);
            int[] rest = shifted(parts, shift, 1);
            int n = divisor.parts.length;
            int[] quotient = new int[parts.length - n + 1];
            for (int j = quotient.length - 1; j >= 0; j--) {
                long top = (long) rest[j + n] << BITS | rest[j + n - 1];
                long digit = top / bottom[n - 1];
                long left = top % bottom[n - 1];
                while (digit > MASK || digit * bottom[n - 2] > (left << BITS | rest[j + n - 2])) {
                    digit--;
                    left += bottom[n - 1];
                    if (left > MASK) {
                        break;
                    }
                }
                quotient[j] = (int) subtractMultiple(rest, bottom, j, digit);
            }
            int[] remainder = new int[n];
            for (int i = 0; i < n; i++) {
                long part = rest[i] | (long) rest[i + 1] << BITS;
                remainder[i] = (int) (part >>> shift & MASK);
            }
            return new Natural[] {new Natural(quotient), new Natural(remainder)};
        }

        /** Takes digit times bottom from rest at the offset; returns the digit, corrected if it was one too large. */
        private static long subtractMultiple(int[] rest, int[] bottom, int offset, long digit) {
            long borrow = 0;
            int n = bottom.length;
            for (int i = 0; i < n; i++) {
                long part = rest[offset + i] - digit * bottom[i] + borrow;
                rest[offset + i] = (int) (part & MASK);
                borrow = part >> BITS;
            }
            long last = rest[offset + n] + borrow;
            rest[offset + n] = (int) (last & MASK);
            if (last >= 0) {
                return digit;
            }
            int carry = 0;
            for (int i = 0; i < n; i++) {
                int part = rest[offset + i] + bottom[i] + carry;
                rest[offset + i] = part & MASK;
                carry = part >>> BITS;
            }
            rest[offset + n] = rest[offset + n] + carry & MASK;
            return digit - 1;
        }

        private static int[] shifted(int[] parts, int shift, int extra) {
            int[] result = new int[parts.length + extra];
            long carry = 0;
            for (int i = 0; i < parts.length; i++) {
                long part = (long) parts[i] << shift | carry;
                result[i] = (int) (part & MASK);
                carry = part >>> BITS;
            }
            if (extra > 0) {
                result[parts.length] = (int) carry;
            }
            return result;
        }

        private Natural[] divideBySmall(int divisor) {
            int[] quotient = new int[parts.length];
            long rest = 0;
            for (int i = parts.length - 1; i >= 0; i--) {
                long part = rest << BITS | parts[i];
                quotient[i] = (int) (part / divisor);
                rest = part % divisor;
            }
            return new Natural[] {new Natural(quotient), of(rest)};
        }

        Natural power(Natural exponent, Natural modulus) {
            Natural result = ONE;
            Natural base = divide(modulus)[1];
            for (int part = 0; part < exponent.parts.length; part++) {
                for (int bit = 0; bit < BITS; bit++) {
                    if ((exponent.parts[part] >> bit & 1) == 1) {
                        result = result.times(base).divide(modulus)[1];
                    }
                    base = base.times(base).divide(modulus)[1];
                }
            }
            return result;
        }

        @Override
        public String toString() {
            if (isZero()) {
                return "0";
            }
            List<Integer> groups = new ArrayList<>();
            Natural rest = this;
            while (!rest.isZero()) {
                Natural[] division = rest.divideBySmall(10_000_000);
                groups.add(division[1].isZero() ? 0 : division[1].parts[0]);
                rest = division[0];
            }
            StringBuilder text = new StringBuilder();
            text.append(groups.get(groups.size() - 1));
            for (int i = groups.size() - 2; i >= 0; i--) {
                String digits = groups.get(i).toString();
                for (int k = digits.length(); k < 7; k++) {
                    text.append('0');
                }
                text.append(digits);
            }
            return text.toString();
        }
    }

    /** Decimal digits of pi by Machin's formula, in fixed point. */
    static String pi(int digits) {
        Natural scale = Natural.ONE;
        for (int i = 0; i < digits + 10; i++) {
            scale = scale.times(Natural.of(10));
        }
        Natural fifth = arctangent(scale, 5).times(Natural.of(16));
        Natural last = arctangent(scale, 239).times(Natural.of(4));
        return fifth.minus(last).toString().substring(0, digits);
    }

    private static Natural arctangent(Natural scale, int inverse) {
        Natural power = scale.divide(Natural.of(inverse))[0];
        Natural square = Natural.of((long) inverse * inverse);
        Natural plus = Natural.ZERO;
        Natural minus = Natural.ZERO;
        for (int k = 1; !power.isZero(); k += 2) {
            Natural term = power.divide(Natural.of(k))[0];
            if ((k & 2) == 0) {
                plus = plus.plus(term);
            } else {
                minus = minus.plus(term);
            }
            power = power.divide(square)[0];
        }
        return plus.minus(minus);
    }

    static Natural factorial(int low, int high) {
        if (high - low < 4) {
            Natural product = Natural.ONE;
            for (int i = low; i < high; i++) {
                product = product.times(Natural.of(i));
            }
            return product;
        }
        int middle = (low + high) / 2;
        return factorial(low, middle).times(factorial(middle, high));
    }

    /** Fermat's test to a few bases for numbers of the form 2^n - 1. */
    static boolean isProbablyPrime(Natural candidate) {
        for (int base = 3; base <= 7; base += 2) {
            if (!Natural.of(base).power(candidate.minus(Natural.ONE), candidate).equals(Natural.ONE)) {
                return false;
            }
        }
        return true;
    }

    static long calculate(int size) {
        long checksum = pi(size).hashCode();
        Natural factorial = factorial(1, size);
        checksum = checksum * 31 + factorial.toString().hashCode();
        for (int divisor = size - 1; divisor > size / 2; divisor--) {
            Natural[] division = factorial.divide(Natural.of((long) divisor * 1_000_000_007L));
            checksum = checksum * 31 + division[0].hashCode() + division[1].hashCode();
        }
        Natural power = Natural.of(2);
        for (int n = 2; n < size / 6; n++) {
            power = power.plus(power);
            boolean odd = n % 2 == 1 && n % 3 != 0 && n % 5 != 0;
            if (odd && isProbablyPrime(power.minus(Natural.ONE))) {
                checksum = checksum * 31 + n;
            }
        }
        return checksum;
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 2_200;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = calculate(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("BigNumbers " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
