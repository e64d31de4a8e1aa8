package java.lang;

import java.io.Serializable;
import java.util.Comparator;

/** The order of {@link String#compareToIgnoreCase}: by the lower case of the upper case of each character. */
final class CaseInsensitiveOrder implements Comparator<String>, Serializable {
    @Override
    public int compare(String a, String b) {
        int common = Math.min(a.length(), b.length());
        for (int i = 0; i < common; i++) {
            char x = a.charAt(i);
            char y = b.charAt(i);
            if (x != y) {
                // Code points count where both texts may have such that are two code units.
                boolean points = a.coder() != 0 && b.coder() != 0
                        && (Character.isSurrogate(x) || Character.isSurrogate(y));
                int difference = points
                        ? fold(point(a, i)) - fold(point(b, i))
                        : fold(x) - fold(y);
                if (difference != 0) {
                    return difference;
                }
            }
        }
        return a.length() - b.length();
    }

    static boolean same(char a, char b) {
        return fold(a) == fold(b);
    }

    /** The code point of which the code unit at {@code i} is a part. */
    private static int point(String text, int i) {
        boolean second = i > 0 && Character.isSurrogatePair(text.charAt(i - 1), text.charAt(i));
        return text.codePointAt(second ? i - 1 : i);
    }

    private static int fold(int c) {
        return Character.toLowerCase(Character.toUpperCase(c));
    }
}
