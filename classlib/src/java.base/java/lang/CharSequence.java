package java.lang;

import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/** A sequence of characters that can be read. */
public interface CharSequence {
    int length();

    char charAt(int index);

    default boolean isEmpty() {
        return length() == 0;
    }

    CharSequence subSequence(int start, int end);

    String toString();

    default IntStream chars() {
        return StreamSupport.intStream(new CharacterSpliterator(this, false, 0, -1), false);
    }

    default IntStream codePoints() {
        return StreamSupport.intStream(new CharacterSpliterator(this, true, 0, -1), false);
    }

    /** Compares two sequences character by character. */
    @SuppressWarnings("unchecked")
    static int compare(CharSequence cs1, CharSequence cs2) {
        if (cs1 == null || cs2 == null) {
            throw new NullPointerException();
        }
        if (cs1 == cs2) {
            return 0;
        }
        if (cs1.getClass() == cs2.getClass() && cs1 instanceof Comparable) {
            return ((Comparable<Object>) cs1).compareTo(cs2);
        }
        int common = Math.min(cs1.length(), cs2.length());
        for (int i = 0; i < common; i++) {
            char x = cs1.charAt(i);
            char y = cs2.charAt(i);
            if (x != y) {
                return x - y;
            }
        }
        return cs1.length() - cs2.length();
    }

    /** Copies the characters from {@code srcBegin} to {@code srcEnd} into {@code dst} at {@code dstBegin}. */
    default void getChars(int srcBegin, int srcEnd, char[] dst, int dstBegin) {
        StringBytes.checkRange(srcBegin, srcEnd, length());
        StringBytes.checkRange(dstBegin, dstBegin + (srcEnd - srcBegin), dst.length);
        for (int i = srcBegin; i < srcEnd; i++) {
            dst[dstBegin++] = charAt(i);
        }
    }
}
