package java.lang;

import java.io.Serializable;

/** A text that is being built, by threads that take turns. */
public final class StringBuffer extends AbstractStringBuilder
        implements Appendable, Serializable, Comparable<StringBuffer>, CharSequence {
    public StringBuffer() {
        super(16);
    }

    public StringBuffer(int capacity) {
        super(capacity);
    }

    public StringBuffer(String text) {
        super(text.length() + 16);
        put(text);
    }

    public StringBuffer(CharSequence text) {
        super(capacityFor(text));
        put(text);
    }

    @Override
    public synchronized int compareTo(StringBuffer other) {
        return toString().compareTo(other.toString());
    }

    @Override
    public synchronized int length() {
        return count;
    }

    public synchronized int capacity() {
        return room();
    }

    public synchronized void ensureCapacity(int capacity) {
        if (capacity > 0) {
            reserve(capacity);
        }
    }

    public synchronized void trimToSize() {
        trim();
    }

    public synchronized void setLength(int length) {
        changeLength(length);
    }

    @Override
    public synchronized char charAt(int index) {
        return get(index);
    }

    public synchronized int codePointAt(int index) {
        StringBytes.checkIndex(index, count);
        return Character.codePointAt((CharSequence) this, index);
    }

    public synchronized int codePointBefore(int index) {
        StringBytes.checkIndex(index - 1, count);
        return Character.codePointBefore((CharSequence) this, index);
    }

    public synchronized int codePointCount(int begin, int end) {
        StringBytes.checkRange(begin, end, count);
        return Character.codePointCount((CharSequence) this, begin, end);
    }

    public synchronized int offsetByCodePoints(int index, int offset) {
        return Character.offsetByCodePoints((CharSequence) this, index, offset);
    }

    @Override
    public synchronized void getChars(int begin, int end, char[] target, int targetBegin) {
        copyTo(begin, end, target, targetBegin);
    }

    public synchronized void setCharAt(int index, char c) {
        set(index, c);
    }

    public synchronized StringBuffer append(Object object) {
        put(String.valueOf(object));
        return this;
    }

    public synchronized StringBuffer append(String text) {
        put(text);
        return this;
    }

    public synchronized StringBuffer append(StringBuffer text) {
        put((CharSequence) text);
        return this;
    }

    @Override
    public synchronized StringBuffer append(CharSequence text) {
        put(text);
        return this;
    }

    @Override
    public synchronized StringBuffer append(CharSequence text, int start, int end) {
        put(text, start, end);
        return this;
    }

    public synchronized StringBuffer append(char[] chars) {
        put(chars, 0, chars.length);
        return this;
    }

    public synchronized StringBuffer append(char[] chars, int offset, int length) {
        StringBytes.checkRange(offset, offset + length, chars.length);
        put(chars, offset, length);
        return this;
    }

    public synchronized StringBuffer append(boolean b) {
        put(b ? "true" : "false");
        return this;
    }

    @Override
    public synchronized StringBuffer append(char c) {
        put(c);
        return this;
    }

    public synchronized StringBuffer append(int i) {
        put(i);
        return this;
    }

    public synchronized StringBuffer append(long l) {
        put(l);
        return this;
    }

    public synchronized StringBuffer append(float f) {
        put(Float.toString(f));
        return this;
    }

    public synchronized StringBuffer append(double d) {
        put(Double.toString(d));
        return this;
    }

    public synchronized StringBuffer appendCodePoint(int codePoint) {
        putCodePoint(codePoint);
        return this;
    }

    public synchronized StringBuffer repeat(int codePoint, int times) {
        putRepeated(Character.toString(codePoint), times);
        return this;
    }

    public synchronized StringBuffer repeat(CharSequence text, int times) {
        putRepeated(String.valueOf(text), times);
        return this;
    }

    public synchronized StringBuffer delete(int start, int end) {
        remove(start, end);
        return this;
    }

    public synchronized StringBuffer deleteCharAt(int index) {
        removeAt(index);
        return this;
    }

    public synchronized StringBuffer replace(int start, int end, String text) {
        exchange(start, end, text);
        return this;
    }

    public synchronized String substring(int start) {
        return text(start, count);
    }

    @Override
    public synchronized CharSequence subSequence(int start, int end) {
        return text(start, end);
    }

    public synchronized String substring(int start, int end) {
        return text(start, end);
    }

    public synchronized StringBuffer insert(int index, char[] chars, int offset, int length) {
        StringBytes.checkFromTo(index, count, count);
        StringBytes.checkFromTo(offset, offset + length, chars.length);
        putIn(index, new String(chars, offset, length));
        return this;
    }

    public synchronized StringBuffer insert(int offset, Object object) {
        putIn(offset, String.valueOf(object));
        return this;
    }

    public synchronized StringBuffer insert(int offset, String text) {
        putIn(offset, text);
        return this;
    }

    public synchronized StringBuffer insert(int offset, char[] chars) {
        StringBytes.checkFromTo(offset, count, count);
        putIn(offset, new String(chars));
        return this;
    }

    public synchronized StringBuffer insert(int offset, CharSequence text) {
        if (text == null || text instanceof String) {
            putIn(offset, String.valueOf(text));
            return this;
        }
        return insert(offset, text, 0, text.length());
    }

    public synchronized StringBuffer insert(int offset, CharSequence text, int start, int end) {
        if (text == null) {
            text = "null";
        }
        StringBytes.checkFromTo(offset, count, count);
        StringBytes.checkRange(start, end, text.length());
        putIn(offset, text, start, end);
        return this;
    }

    public synchronized StringBuffer insert(int offset, boolean b) {
        putIn(offset, String.valueOf(b));
        return this;
    }

    public synchronized StringBuffer insert(int offset, char c) {
        putIn(offset, String.valueOf(c));
        return this;
    }

    public synchronized StringBuffer insert(int offset, int i) {
        putIn(offset, String.valueOf(i));
        return this;
    }

    public synchronized StringBuffer insert(int offset, long l) {
        putIn(offset, String.valueOf(l));
        return this;
    }

    public synchronized StringBuffer insert(int offset, float f) {
        putIn(offset, String.valueOf(f));
        return this;
    }

    public synchronized StringBuffer insert(int offset, double d) {
        putIn(offset, String.valueOf(d));
        return this;
    }

    public synchronized int indexOf(String text) {
        return find(text, 0);
    }

    public synchronized int indexOf(String text, int from) {
        return find(text, from);
    }

    public synchronized int lastIndexOf(String text) {
        return findLast(text, count);
    }

    public synchronized int lastIndexOf(String text, int from) {
        return findLast(text, from);
    }

    public synchronized StringBuffer reverse() {
        turn();
        return this;
    }

    @Override
    public synchronized String toString() {
        return coder == StringBytes.LATIN1 ? String.ofLatin1(value, 0, count) : String.ofUtf16(value, 0, count);
    }
}
