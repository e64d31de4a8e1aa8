import java.math.BigInteger;

/** Integers of every width in decimal, octal and hexadecimal, with all flags. */
public class Integers {
    public static void main(String[] args) {
        Object[] values = {0, 7, -8, 255, Integer.MIN_VALUE, 1234567L, -1L, Long.MIN_VALUE, (short) -2, (byte) -1,
            new BigInteger("123456789012345678901234567890"), new BigInteger("-255")};
        String[] formats = {"%d", "%5d", "%-5d|", "%05d", "%+d", "% d", "%,d", "%(d", "%+,012d", "%(,15d", "%o", "%#o", "%08o", "%x", "%#x", "%#010x",
            "%X", "%-12x|", "%#X"};
        for (Object value : values) {
            for (String format : formats) {
                System.out.print(format + " " + String.format(format, value) + "; ");
            }
            System.out.println();
        }
        BigInteger negative = new BigInteger("-255");
        System.out.println(String.format("%+x % x %(x %#(o %012x", negative.negate(), negative.negate(), negative, negative, negative));
    }
}
