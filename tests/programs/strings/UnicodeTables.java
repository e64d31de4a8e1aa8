// Character properties and case mappings over all planes: a checksum of every 5th code point, block by block.
public class UnicodeTables {
    static int properties(int c) {
        int bits = Character.getType(c);
        bits = bits << 1 | (Character.isLetter(c) ? 1 : 0);
        bits = bits << 1 | (Character.isDigit(c) ? 1 : 0);
        bits = bits << 1 | (Character.isUpperCase(c) ? 1 : 0);
        bits = bits << 1 | (Character.isLowerCase(c) ? 1 : 0);
        bits = bits << 1 | (Character.isWhitespace(c) ? 1 : 0);
        bits = bits << 1 | (Character.isJavaIdentifierPart(c) ? 1 : 0);
        return bits;
    }

    static void block(int from, int to) {
        int checksum = 0, cases = 0;
        for (int c = from; c < to; c += 5) {
            checksum = checksum * 31 + properties(c);
            cases = cases * 31 + Character.toUpperCase(c) - c + 7 * (Character.toLowerCase(c) - c) + Character.getNumericValue(c);
        }
        System.out.println(Integer.toHexString(from) + " " + Integer.toHexString(checksum) + " " + Integer.toHexString(cases));
    }

    public static void main(String[] args) {
        for (int from = 0; from < 0x3400; from += 0x400) {
            block(from, from + 0x400);
        }
        block(0x4dc0, 0x5000);
        block(0x9f00, 0xac00);
        block(0xd700, 0xe100);
        block(0xf900, 0x10000);
        for (int from = 0x10000; from < 0x12000; from += 0x400) {
            block(from, from + 0x400);
        }
        block(0x16a00, 0x17000);
        block(0x1d000, 0x1d800);
        block(0x1e000, 0x1f700);
        block(0x2a6d0, 0x2a700);
        block(0xe0000, 0xe0200);
        block(0x10ff00, 0x110000);
    }
}
