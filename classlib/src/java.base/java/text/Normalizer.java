package java.text;

import jdk.internal.vm.UnicodeTexts;

/**
 * Brings texts into one of the normal forms of Unicode.
 *
 * <p>The machine's tables are those of a later version of Unicode. What is assigned never changes its forms, and what is not
 * assigned in the version of {@link Character} is left out of what the machine gets to see.
 */
public final class Normalizer {
    private Normalizer() {
    }

    /** The forms; the machine counts them in this order. */
    public enum Form {
        NFD, NFC, NFKD, NFKC
    }

    public static String normalize(CharSequence src, Form form) {
        String text = src.toString();
        return normalize(text, form.ordinal());
    }

    public static boolean isNormalized(CharSequence src, Form form) {
        String text = src.toString();
        return text.equals(normalize(text, form.ordinal()));
    }

    private static String normalize(String text, int form) {
        if (isPlain(text)) {
            return text;
        }
        StringBuilder normal = null;
        int done = 0;
        for (int at = 0; at < text.length(); ) {
            int c = text.codePointAt(at);
            int next = at + Character.charCount(c);
            if (c >= 0x80 && Character.getType(c) == Character.UNASSIGNED) {
                normal = normal == null ? new StringBuilder() : normal;
                normal.append(UnicodeTexts.normalize(text.substring(done, at), form)).appendCodePoint(c);
                done = next;
            }
            at = next;
        }
        String last = UnicodeTexts.normalize(text.substring(done), form);
        return normal == null ? last : normal.append(last).toString();
    }

    /** Whether all is ASCII, which is normal in every form. */
    private static boolean isPlain(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= 0x80) {
                return false;
            }
        }
        return true;
    }
}
