// Strings beyond Latin-1: surrogates, code points, mixing of compact and wide strings, equality across forms.
public class Utf16 {
    public static void main(String[] args) {
        String latin = "caf\u00e9";
        String wide = "\u03b1\u03b2\u03b3";
        String emoji = "a\uD83D\uDE00b";
        System.out.println(latin + wide + emoji);
        System.out.println(latin.length() + " " + wide.length() + " " + emoji.length() + " " + emoji.codePointCount(0, 4) + " " + emoji.codePointAt(1) + " " + emoji.codePointAt(2) + " " + emoji.codePointBefore(3) + " " + emoji.offsetByCodePoints(0, 2));
        String back = (latin + wide).substring(0, 4);
        System.out.println(back.equals(latin) + " " + (back.hashCode() == latin.hashCode()) + " " + back.compareTo(latin) + " " + latin.compareTo(wide) + " " + wide.compareTo(latin) + " " + (wide + "x").indexOf("x") + " " + (wide + latin).indexOf(latin) + " " + (latin + wide).lastIndexOf("\u03b3"));
        System.out.println(latin.toUpperCase() + " " + wide.toUpperCase() + " " + "STRA\u00dfE".toLowerCase() + " " + "stra\u00dfe".toUpperCase() + " " + "\u00ff".toUpperCase() + " " + "\u0130".toLowerCase().length());
        System.out.println(latin.replace('\u00e9', '\u0451') + " " + wide.replace('\u03b1', 'a') + " " + wide.replace("\u03b2", "b") + " " + emoji.replace("\uD83D\uDE00", ":)"));
        StringBuilder b = new StringBuilder("abc");
        b.append('\u20ac').append("d").insert(0, '\u00e9').reverse();
        System.out.println(b + " " + b.length() + " " + new StringBuilder(emoji).reverse());
        b.setLength(1);
        System.out.println(b + " " + b.toString().equals("d"));
        b.appendCodePoint(0x1F680).appendCodePoint(65);
        System.out.println(b + " " + b.length() + " " + Integer.toHexString(b.charAt(1)));
        int[] cps = {0x41, 0x10FFFF, 0xFFFF, 0x10000, 0xD800};
        for (int cp : cps) {
            System.out.print(Character.charCount(cp) + " " + Character.isValidCodePoint(cp) + " " + Character.isSurrogate((char) cp) + " " + new String(Character.toChars(cp)).length() + "; ");
        }
        System.out.println();
        System.out.println(Character.toCodePoint('\uD83D', '\uDE00') + " " + Character.isHighSurrogate('\uD83D') + " " + Character.isLowSurrogate('\uD83D') + " " + (int) Character.highSurrogate(0x1F600) + " " + (int) Character.lowSurrogate(0x1F600));
        System.out.println("lone \uD83D surrogate".length() + " " + "\uD83D".equals("\uD83D") + " " + "\uD83D".hashCode());
        System.out.println(new String(cps, 0, 2).length() + " " + "\u00df".equalsIgnoreCase("\u1e9e") + " " + "\u0391".equalsIgnoreCase("\u03b1") + " " + "K".equalsIgnoreCase("\u212a"));
        char c = '\u03b1';
        c++;
        System.out.println(c + " " + (int) c + " " + (char) 0x4e2d + "\u4e2d".repeat(2) + " " + "\u00a0x\u2003".strip().length() + " " + "\u00a0x\u2003".trim().length());
        System.out.println("x\u0000y".length() + " " + "x\u0000y".indexOf(0) + " " + (latin + 1 + c + 2.5 + wide + null));
    }
}
