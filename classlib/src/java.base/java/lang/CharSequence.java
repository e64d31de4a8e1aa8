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
    static int compare(CharSequence a, CharSequence b) {
        if (a == b) {
            return 0;
        }
        if (a.getClass() == b.getClass() && a instanceof Comparable) {
            return ((Comparable<Object>) a).compareTo(b);
        }
        int common = Math.min(a.length(), b.length());
        for (int i = 0; i < common; i++) {
            char x = a.charAt(i);
            char y = b.charAt(i);
            if (x != y) {
                return x - y;
            }
        }
        return a.length() - b.length();
    }

    /** Copies the characters from {@code start} to {@code end} into {@code target} at {@code targetStart}. */
    default void getChars(int start, int end, char[] target, int targetStart) {
        StringBytes.checkRange(start, end, length());
        StringBytes.checkRange(targetStart, targetStart + (end - start), target.length);
        for (int i = start; i < end; i++) {
            target[targetStart++] = charAt(i);
        }
    }
}
