// Parsing and printing of integers in every radix, with the exact errors.
public class IntegerText {
    static void parse(String s, int radix) {
        try {
            System.out.print(Integer.parseInt(s, radix) + " ");
        } catch (NumberFormatException e) {
            System.out.print("{" + e.getMessage() + "} ");
        }
    }

    static void parseLong(String s) {
        try {
            System.out.print(Long.parseLong(s) + " ");
        } catch (NumberFormatException e) {
            System.out.print("{" + e.getMessage() + "} ");
        }
    }

    public static void main(String[] args) {
        for (String s : new String[] {"0", "-0", "+7", "2147483647", "-2147483648", "2147483648", "-2147483649", "", "-", "+", " 1", "1 ", "0x10", "1_000", "abc", "\u0663", "99999999999"}) {
            parse(s, 10);
        }
        System.out.println();
        parse("ff", 16);
        parse("-ZZ", 36);
        parse("102", 2);
        parse("777", 8);
        parse("1", 37);
        parse("1", 1);
        parse(null, 10);
        System.out.println();
        for (String s : new String[] {"9223372036854775807", "-9223372036854775808", "9223372036854775808", "12L", "", "--5"}) {
            parseLong(s);
        }
        System.out.println();
        int[] values = {0, 1, -1, 255, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int v : values) {
            System.out.println(Integer.toString(v) + " " + Integer.toString(v, 36) + " " + Integer.toString(v, 2) + " " + Integer.toHexString(v) + " " + Integer.toOctalString(v) + " " + Integer.toBinaryString(v) + " " + Long.toString(v * 12345678901L, 7) + " " + Long.toHexString(v) + " " + Long.toBinaryString(v & 0xFF));
        }
        System.out.println(Integer.decode("0x1F") + " " + Integer.decode("-010") + " " + Integer.decode("#ff") + " " + Long.decode("0X7fffffffffffffff") + " " + Integer.parseUnsignedInt("4294967295") + " " + Integer.valueOf("12") + " " + Short.parseShort("-32768") + " " + Byte.parseByte("7f", 16));
        for (Runnable r : new Runnable[] {() -> Byte.parseByte("128"), () -> Short.parseShort("40000"), () -> Integer.decode("0xZZ"), () -> Integer.parseInt("12", 10, 5, 10), () -> Long.parseLong(null), () -> Integer.parseUnsignedInt("-1")}) {
            try {
                r.run();
                System.out.println("no error");
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getName() + ": " + e.getMessage());
            }
        }
        System.out.println(Boolean.parseBoolean("TRUE") + " " + Boolean.parseBoolean("yes") + " " + Boolean.valueOf("true") + " " + Boolean.logicalXor(true, false) + " " + Boolean.compare(true, false) + " " + Boolean.hashCode(false));
        System.out.println(Integer.MAX_VALUE + Integer.MIN_VALUE + " " + Integer.SIZE + Integer.BYTES + Long.SIZE + Byte.MAX_VALUE + Short.MIN_VALUE + (int) Character.MAX_VALUE + " " + Integer.sum(1, 2) + Integer.max(3, 4) + Integer.min(3, 4) + " " + Integer.hashCode(5) + " " + Integer.compare(1, 2));
    }
}
