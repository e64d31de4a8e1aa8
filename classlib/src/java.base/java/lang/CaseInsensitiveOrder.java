package java.lang;

import java.io.Serializable;
import java.util.Comparator;

/** The order of {@link String#compareToIgnoreCase}: by the lower case of the upper case of each character. */
final class CaseInsensitiveOrder implements Comparator<String>, Serializable {
    @Override
    public int compare(String s1, String s2) {
        int common = String.commonLength(s1, s2);
        for (int i = 0; i < common; i++) {
            char x = s1.charAt(i);
            char y = s2.charAt(i);
            if (x != y) {
                // Code points count where both texts may have such that are two code units.
                boolean points = s1.coder() != 0 && s2.coder() != 0
                        && (Character.isSurrogate(x) || Character.isSurrogate(y));
                int difference = points
                        ? fold(point(s1, i)) - fold(point(s2, i))
                        : fold(x) - fold(y);
                if (difference != 0) {
                    return difference;
                }
            }
        }
        return s1.length() - s2.length();
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
