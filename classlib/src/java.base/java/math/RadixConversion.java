package java.math;

import static java.math.Magnitude.WORD;

import java.util.ArrayList;

/**
 * Natural numbers to digits and back. Short numbers go word by word; long ones are halved at powers of the radix, so
 * that the cost is that of the multiplications and divisions.
 */
final class RadixConversion {
    /** Words from which a number is halved before it is written. */
    private static final int HALVE_WORDS = 60;
    /** Digit groups from which a text is halved before it is read. */
    private static final int HALVE_GROUPS = 100;

    private final int radix;
    /** The number of digits that fit a word, and that power of the radix. */
    private final int groupDigits;
    private final int group;
    /** The radix to the power of {@code groupDigits * 2^i} at position i. */
    private final ArrayList<int[]> powers = new ArrayList<>();

    RadixConversion(int radix) {
        this.radix = radix;
        int digits = 1;
        int power = radix;
        while ((long) power * radix <= Integer.MAX_VALUE) {
            power *= radix;
            digits++;
        }
        groupDigits = digits;
        group = power;
        powers.add(new int[] {power});
    }

    private int[] power(int index) {
        while (powers.size() <= index) {
            powers.add(Multiplication.square(powers.get(powers.size() - 1)));
        }
        return powers.get(index);
    }

    /** The digits of a number, behind a minus sign if {@code negative}. */
    String text(int[] a, boolean negative) {
        StringBuilder text = new StringBuilder((int) (Magnitude.bitLength(a) / bitsOfDigit()) + 2);
        if (negative) {
            text.append('-');
        }
        if (a.length == 0) {
            text.append('0');
        } else if ((radix & radix - 1) == 0) {
            writeBits(text, a);
        } else {
            write(text, a, 0);
        }
        return text.toString();
    }

    private double bitsOfDigit() {
        return Math.log(radix) / Math.log(2);
    }

    /** For powers of two: every digit is some bits. */
    private void writeBits(StringBuilder text, int[] a) {
        int width = Integer.numberOfTrailingZeros(radix);
        int digits = (Magnitude.bitLength(a) + width - 1) / width;
        for (int i = digits - 1; i >= 0; i--) {
            int bit = i * width;
            int word = bit >>> 5;
            long pair = a[word] & WORD | (word + 1 < a.length ? (long) a[word + 1] << 32 : 0);
            text.append(Character.forDigit((int) (pair >>> (bit & 31)) & radix - 1, radix));
        }
    }

    /** Writes the digits of {@code a}, with leading zeros up to {@code least} digits. */
    private void write(StringBuilder text, int[] a, int least) {
        if (a.length < HALVE_WORDS) {
            writeShort(text, a, least);
            return;
        }
        int index = 0;
        // The greatest power with at most half of the words, roughly.
        while (2 * power(index).length <= a.length + 1) {
            index++;
        }
        index = Math.max(0, index - 1);
        int digits = groupDigits << index;
        int[][] parts = Division.divide(a, power(index));
        write(text, parts[0], Math.max(0, least - digits));
        write(text, parts[1], least != 0 || parts[0].length != 0 ? digits : 0);
    }

    private void writeShort(StringBuilder text, int[] a, int least) {
        int[] rest = a.clone();
        int length = rest.length;
        char[] digits = new char[(int) (Magnitude.bitLength(a) / bitsOfDigit()) + 1 + groupDigits];
        int at = digits.length;
        while (length > 0) {
            int part = Division.byWord(rest, length, group);
            while (length > 0 && rest[length - 1] == 0) {
                length--;
            }
            for (int i = 0; i < groupDigits && (length > 0 || part != 0); i++) {
                digits[--at] = Character.forDigit(part % radix, radix);
                part /= radix;
            }
        }
        for (int i = digits.length - at; i < least; i++) {
            text.append('0');
        }
        text.append(digits, at, digits.length - at);
    }

    /**
     * The number that the digits {@code from} to {@code to} of a text are.
     *
     * @throws NumberFormatException if one is no digit; the message shows the group of digits in which it stands
     */
    int[] parse(String text, int from, int to) {
        int count = to - from;
        int groups = (count + groupDigits - 1) / groupDigits;
        int[] values = new int[groups];
        int start = from;
        for (int i = groups - 1; i >= 0; i--) {
            int end = to - i * groupDigits;
            int value = 0;
            for (int at = start; at < end; at++) {
                int digit = Character.digit(text.charAt(at), radix);
                if (digit < 0) {
                    throw malformed(text.substring(start, end));
                }
                value = value * radix + digit;
            }
            values[i] = value;
            start = end;
        }
        return joined(values, 0, groups);
    }

    private NumberFormatException malformed(String group) {
        String under = radix == 10 ? "" : " under radix " + radix;
        return new NumberFormatException("For input string: \"" + group + "\"" + under);
    }

    /** The number with the given digits in the radix {@code group}, lowest first. */
    private int[] joined(int[] values, int from, int to) {
        int count = to - from;
        if (count < HALVE_GROUPS) {
            int[] words = new int[count];
            int length = 0;
            for (int i = to - 1; i >= from; i--) {
                int carry = Magnitude.multiplyAdd(words, length, group, values[i]);
                if (carry != 0) {
                    words[length++] = carry;
                }
            }
            return Magnitude.trimmed(words, length);
        }
        int index = 31 - Integer.numberOfLeadingZeros(count - 1);
        int middle = from + (1 << index);
        int[] high = Multiplication.multiply(joined(values, middle, to), power(index));
        return Magnitude.add(high, joined(values, from, middle));
    }
}
