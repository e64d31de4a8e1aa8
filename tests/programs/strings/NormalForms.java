import java.net.URI;
import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.Random;

/** Normal forms of characters of all blocks, of random texts, and of broken ones. */
public class NormalForms {
    static String hex(String text) {
        StringBuilder out = new StringBuilder();
        for (char c : text.toCharArray()) {
            out.append(Integer.toHexString(c)).append(' ');
        }
        return out.toString().trim();
    }

    public static void main(String[] args) {
        for (Form form : Form.values()) {
            long hash = 0;
            int changed = 0;
            for (int c = 0; c <= 0x2ffff; c += c < 0x300 ? 1 : 509) {
                if (c >= 0xd800 && c < 0xe000) {
                    continue;
                }
                String text = Character.toString(c);
                String normal = Normalizer.normalize(text, form);
                hash = hash * 31 + normal.hashCode();
                changed += normal.equals(text) ? 0 : 1;
                if (Normalizer.isNormalized(text, form) != normal.equals(text)) {
                    System.out.println("differs " + hex(text));
                }
            }
            System.out.println(form + " " + changed + " " + hash);
            Random random = new Random(7);
            for (int i = 0; i < 60; i++) {
                StringBuilder text = new StringBuilder();
                int length = random.nextInt(12);
                for (int k = 0; k < length; k++) {
                    text.append((char) switch (random.nextInt(6)) {
                        case 0 -> 'a' + random.nextInt(26);
                        case 1 -> 0xc0 + random.nextInt(0x180);
                        case 2 -> 0x300 + random.nextInt(0x70);
                        case 3 -> 0x1100 + random.nextInt(0x100);
                        case 4 -> 0x591 + random.nextInt(0x80);
                        default -> 0xac00 + random.nextInt(0x2ba4);
                    });
                }
                hash = hash * 31 + Normalizer.normalize(text, form).hashCode();
            }
            System.out.println(hash);
            for (String text : new String[] {"", "abc", "\u00e9", "e\u0301", "\u1e9b\u0323", "\ufb01", "\ufdfa", "\uac01", "\u212b",
                "\ud800", "a\ud800\u0301b", "\udc00e\u0301", "q\u0323\u0307", "q\u0307\u0323", "\ud834\udd5e"}) {
                System.out.println(hex(text) + " -> " + hex(Normalizer.normalize(text, form)) + " " + Normalizer.isNormalized(text, form));
            }
        }
        for (Runnable wrong : new Runnable[] {() -> Normalizer.normalize(null, Form.NFC), () -> Normalizer.normalize("", null),
            () -> Normalizer.isNormalized(null, null)}) {
            try {
                wrong.run();
            } catch (NullPointerException expected) {
                System.out.println(expected.getMessage());
            }
        }
        System.out.println(Normalizer.normalize("Cr\u00e8me Br\u00fbl\u00e9e", Form.NFD).replaceAll("\\p{M}", ""));
        System.out.println(Normalizer.normalize("a\u0301".repeat(100000), Form.NFC).length());
        System.out.println(URI.create("http://x/e\u0301").toASCIIString());
    }
}
