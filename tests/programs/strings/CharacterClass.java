// java.lang.Character: classification and case over ASCII, Latin-1 and further planes.
public class CharacterClass {
    public static void main(String[] args) {
        int[] cps = {'a', 'Z', '5', ' ', '\t', '_', '$', '-', 0, 0x7f, 0xa0, 0xaa, 0xb5, 0xdf, 0xe9, 0xff, 0x130, 0x131, 0x1c5, 0x3b1, 0x401, 0x5d0, 0x663, 0x2003, 0x2028, 0x20ac, 0x2160, 0x3042, 0x4e2d, 0xd800, 0xfeff, 0xff11, 0xffff, 0x10400, 0x1d7d8, 0x1f600, 0x20000, 0x10ffff};
        for (int c : cps) {
            System.out.println(Integer.toHexString(c) + " " + flag(Character.isLetter(c)) + flag(Character.isDigit(c)) + flag(Character.isLetterOrDigit(c)) + flag(Character.isUpperCase(c)) + flag(Character.isLowerCase(c)) + flag(Character.isTitleCase(c))
                + flag(Character.isWhitespace(c)) + flag(Character.isSpaceChar(c)) + flag(Character.isJavaIdentifierStart(c)) + flag(Character.isJavaIdentifierPart(c)) + flag(Character.isISOControl(c)) + flag(Character.isAlphabetic(c)) + flag(Character.isDefined(c)) + flag(Character.isIdeographic(c))
                + " " + Integer.toHexString(Character.toUpperCase(c)) + " " + Integer.toHexString(Character.toLowerCase(c)) + " " + Integer.toHexString(Character.toTitleCase(c)) + " " + Character.getType(c) + " " + Character.getNumericValue(c) + " " + Character.digit(c, 16));
        }
        System.out.println(Character.forDigit(11, 16) + " " + (int) Character.forDigit(16, 16) + " " + Character.digit('z', 36) + " " + Character.digit('z', 35) + " " + Character.valueOf('x').compareTo('z') + " " + Character.toString(97) + " " + Character.getNumericValue('Z') + " " + Character.MIN_RADIX);
        int letters = 0, upper = 0, digits = 0, space = 0;
        for (int c = 0; c < 0x600; c++) {
            letters += Character.isLetter(c) ? 1 : 0;
            upper += Character.isUpperCase((char) c) ? 1 : 0;
            digits += Character.isDigit((char) c) ? 1 : 0;
            space += Character.isWhitespace((char) c) ? 1 : 0;
        }
        System.out.println(letters + " " + upper + " " + digits + " " + space);
    }

    static char flag(boolean b) {
        return b ? 'x' : '.';
    }
}
