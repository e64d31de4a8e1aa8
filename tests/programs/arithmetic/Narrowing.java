// i2b, i2s, i2c: every boundary, by cast, by compound assignment, through arrays and fields.
public class Narrowing {
    static byte byteField;
    static short shortField;
    static char charField;
    static boolean booleanField;
    static int[] values = {0, 127, 128, 255, 256, -128, -129, 32767, 32768, 65535, 65536, -32768, -32769, 0x12345678, -1};

    public static void main(String[] args) {
        byte[] bytes = new byte[1];
        short[] shorts = new short[1];
        char[] chars = new char[1];
        for (int v : values) {
            bytes[0] = (byte) v;
            shorts[0] = (short) v;
            chars[0] = (char) v;
            byteField = (byte) v;
            shortField = (short) v;
            charField = (char) v;
            booleanField = (v & 1) == 1;
            System.out.println(v + ": " + bytes[0] + " " + shorts[0] + " " + (int) chars[0] + " " + byteField + " " + shortField + " " + (int) charField + " " + booleanField);
        }
        bytes[0] = 100;
        bytes[0] += 100;
        shorts[0] = 30000;
        shorts[0] *= 2;
        chars[0] = 'a';
        chars[0] -= 98;
        System.out.println(bytes[0] + " " + shorts[0] + " " + (int) chars[0]);
        System.out.println(bytes[0]++ + " " + ++bytes[0] + " " + shorts[0]-- + " " + (int) chars[0]++ + " " + (int) chars[0]);
        System.out.println((byte) 'é' + " " + (char) 97 + " " + (short) 'a' + " " + (int) (char) (byte) -1);
    }
}
