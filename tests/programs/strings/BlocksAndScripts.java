/** Blocks and scripts of all code points, and their names. */
public class BlocksAndScripts {
    public static void main(String[] args) {
        long blocks = 0;
        long scripts = 0;
        for (int c = 0; c <= Character.MAX_CODE_POINT; c += c < 0x3000 ? 1 : 17) {
            Character.UnicodeBlock block = Character.UnicodeBlock.of(c);
            blocks = 31 * blocks + (block == null ? 7 : block.toString().hashCode());
            scripts = 31 * scripts + Character.UnicodeScript.of(c).name().hashCode();
        }
        System.out.println(blocks + " " + scripts);
        for (int c : new int[] {'a', 0x3b1, 0x4e2d, 0x3042, 0x1f600, 0x10ffff, 0xd800, 0xe000, 0x2fe0, 0x1c89}) {
            System.out.println(Integer.toHexString(c) + " " + Character.UnicodeBlock.of(c) + " " + Character.UnicodeScript.of(c));
        }
        for (String name : new String[] {"Basic Latin", "BasicLatin", "BASIC_LATIN", "greek", "Greek and Coptic", "GreekandCoptic",
            "Cyrillic Supplement", "SURROGATES_AREA", "Latin-1 Supplement", "none", ""}) {
            try {
                System.out.println(name + " " + Character.UnicodeBlock.forName(name));
            } catch (IllegalArgumentException unknown) {
                System.out.println(unknown.getMessage());
            }
        }
        for (String name : new String[] {"Latn", "LATIN", "latin", "Han", "Hani", "zyyy", "Xxxx", ""}) {
            try {
                System.out.println(name + " " + Character.UnicodeScript.forName(name));
            } catch (IllegalArgumentException unknown) {
                System.out.println(unknown.getMessage());
            }
        }
        for (int c : new int[] {-1, 0x110000}) {
            try {
                Character.UnicodeBlock.of(c);
            } catch (IllegalArgumentException wrong) {
                System.out.println(wrong.getMessage());
            }
            try {
                Character.UnicodeScript.of(c);
            } catch (IllegalArgumentException wrong) {
                System.out.println(wrong.getMessage());
            }
        }
        System.out.println(Character.UnicodeScript.values().length + " " + Character.UnicodeBlock.ARROWS.equals(Character.UnicodeBlock.of('\u2192')));
    }
}
