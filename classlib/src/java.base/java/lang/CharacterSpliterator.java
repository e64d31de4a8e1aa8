package java.lang;

import java.util.Spliterator;
import java.util.function.IntConsumer;

/** The characters or the code points of a text, whose length is asked for at the first use. */
final class CharacterSpliterator implements Spliterator.OfInt {
    private final CharSequence text;
    private final boolean codePoints;
    private int at;
    /** Negative until it is known. */
    private int end;

    CharacterSpliterator(CharSequence text, boolean codePoints, int from, int to) {
        this.text = text;
        this.codePoints = codePoints
                && !(text instanceof String && ((String) text).coder() == StringBytes.LATIN1);
        this.at = from;
        this.end = to;
    }

    private int end() {
        if (end < 0) {
            end = text.length();
        }
        return end;
    }

    @Override
    public boolean tryAdvance(IntConsumer action) {
        if (action == null) {
            throw new NullPointerException();
        }
        int i = at;
        int n = end();
        if (i >= n) {
            return false;
        }
        char c = text.charAt(i++);
        int value = c;
        if (codePoints && Character.isHighSurrogate(c) && i < n) {
            char low = text.charAt(i);
            if (Character.isLowSurrogate(low)) {
                value = Character.toCodePoint(c, low);
                i++;
            }
        }
        at = i;
        action.accept(value);
        return true;
    }

    @Override
    public void forEachRemaining(IntConsumer action) {
        if (action == null) {
            throw new NullPointerException();
        }
        if (codePoints) {
            while (tryAdvance(action)) {
                // tryAdvance does the work
            }
            return;
        }
        int n = end();
        int i = at;
        at = n;
        CharSequence text = this.text;
        if (text instanceof String && ((String) text).coder() == StringBytes.LATIN1) {
            byte[] value = ((String) text).value();
            for (; i < n; i++) {
                action.accept(value[i] & 0xff);
            }
        } else {
            for (; i < n; i++) {
                action.accept(text.charAt(i));
            }
        }
    }

    @Override
    public Spliterator.OfInt trySplit() {
        int from = at;
        int middle = from + end() >>> 1;
        if (codePoints || from >= middle) {
            return null;
        }
        at = middle;
        return new CharacterSpliterator(text, false, from, middle);
    }

    @Override
    public long estimateSize() {
        return end() - at;
    }

    /** The number of code points is not known. */
    @Override
    public int characteristics() {
        return ORDERED | (codePoints ? 0 : SIZED | SUBSIZED) | (text instanceof String ? IMMUTABLE : 0);
    }
}
