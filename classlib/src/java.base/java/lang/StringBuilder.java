package java.lang;

import java.io.Serializable;

/** A text that is being built, by one thread. */
public final class StringBuilder extends AbstractStringBuilder
        implements Appendable, Serializable, Comparable<StringBuilder>, CharSequence {
    public StringBuilder() {
        super(16);
    }

    public StringBuilder(int capacity) {
        super(capacity);
    }

    public StringBuilder(String text) {
        super(text.length() + 16);
        put(text);
    }

    public StringBuilder(CharSequence text) {
        super(capacityFor(text));
        put(text);
    }

    @Override
    public int compareTo(StringBuilder other) {
        return this == other ? 0 : toString().compareTo(other.toString());
    }

    @Override
    public int length() {
        return count;
    }

    public int capacity() {
        return room();
    }

    public void ensureCapacity(int capacity) {
        if (capacity > 0) {
            reserve(capacity);
        }
    }

    public void trimToSize() {
        trim();
    }

    public void setLength(int length) {
        changeLength(length);
    }

    @Override
    public char charAt(int index) {
        if (index < 0 || index >= count) {
            StringBytes.checkIndex(index, count);
        }
        byte[] value = this.value;
        return coder == StringBytes.LATIN1 ? (char) (value[index] & 0xff) : StringBytes.charAt(value, index);
    }

    public int codePointAt(int index) {
        StringBytes.checkIndex(index, count);
        return Character.codePointAt((CharSequence) this, index);
    }

    public int codePointBefore(int index) {
        StringBytes.checkIndex(index - 1, count);
        return Character.codePointBefore((CharSequence) this, index);
    }

    public int codePointCount(int begin, int end) {
        StringBytes.checkRange(begin, end, count);
        return Character.codePointCount((CharSequence) this, begin, end);
    }

    public int offsetByCodePoints(int index, int offset) {
        return Character.offsetByCodePoints((CharSequence) this, index, offset);
    }

    @Override
    public void getChars(int begin, int end, char[] target, int targetBegin) {
        copyTo(begin, end, target, targetBegin);
    }

    public void setCharAt(int index, char c) {
        set(index, c);
    }

    public StringBuilder append(Object object) {
        put(String.valueOf(object));
        return this;
    }

    public StringBuilder append(String text) {
        put(text);
        return this;
    }

    public StringBuilder append(StringBuffer text) {
        put((CharSequence) text);
        return this;
    }

    @Override
    public StringBuilder append(CharSequence text) {
        put(text);
        return this;
    }

    @Override
    public StringBuilder append(CharSequence text, int start, int end) {
        put(text, start, end);
        return this;
    }

    public StringBuilder append(char[] chars) {
        put(chars, 0, chars.length);
        return this;
    }

    public StringBuilder append(char[] chars, int offset, int length) {
        StringBytes.checkRange(offset, offset + length, chars.length);
        put(chars, offset, length);
        return this;
    }

    public StringBuilder append(boolean b) {
        put(b ? "true" : "false");
        return this;
    }

    @Override
    public StringBuilder append(char c) {
        int at = count;
        byte[] value = this.value;
        if (c < 256 && coder == StringBytes.LATIN1 && at < value.length) {
            value[at] = (byte) c;
            count = at + 1;
        } else {
            put(c);
        }
        return this;
    }

    public StringBuilder append(int i) {
        put(i);
        return this;
    }

    public StringBuilder append(long l) {
        put(l);
        return this;
    }

    public StringBuilder append(float f) {
        put(Float.toString(f));
        return this;
    }

    public StringBuilder append(double d) {
        put(Double.toString(d));
        return this;
    }

    public StringBuilder appendCodePoint(int codePoint) {
        putCodePoint(codePoint);
        return this;
    }

    public StringBuilder repeat(int codePoint, int times) {
        putRepeated(Character.toString(codePoint), times);
        return this;
    }

    public StringBuilder repeat(CharSequence text, int times) {
        putRepeated(String.valueOf(text), times);
        return this;
    }

    public StringBuilder delete(int start, int end) {
        remove(start, end);
        return this;
    }

    public StringBuilder deleteCharAt(int index) {
        removeAt(index);
        return this;
    }

    public StringBuilder replace(int start, int end, String text) {
        exchange(start, end, text);
        return this;
    }

    public String substring(int start) {
        return text(start, count);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return text(start, end);
    }

    public String substring(int start, int end) {
        return text(start, end);
    }

    public StringBuilder insert(int index, char[] chars, int offset, int length) {
        StringBytes.checkFromTo(index, count, count);
        StringBytes.checkFromTo(offset, offset + length, chars.length);
        putIn(index, new String(chars, offset, length));
        return this;
    }

    public StringBuilder insert(int offset, Object object) {
        putIn(offset, String.valueOf(object));
        return this;
    }

    public StringBuilder insert(int offset, String text) {
        putIn(offset, text);
        return this;
    }

    public StringBuilder insert(int offset, char[] chars) {
        StringBytes.checkFromTo(offset, count, count);
        putIn(offset, new String(chars));
        return this;
    }

    public StringBuilder insert(int offset, CharSequence text) {
        if (text == null || text instanceof String) {
            putIn(offset, String.valueOf(text));
            return this;
        }
        return insert(offset, text, 0, text.length());
    }

    public StringBuilder insert(int offset, CharSequence text, int start, int end) {
        if (text == null) {
            text = "null";
        }
        StringBytes.checkFromTo(offset, count, count);
        StringBytes.checkRange(start, end, text.length());
        putIn(offset, text, start, end);
        return this;
    }

    public StringBuilder insert(int offset, boolean b) {
        putIn(offset, String.valueOf(b));
        return this;
    }

    public StringBuilder insert(int offset, char c) {
        putIn(offset, String.valueOf(c));
        return this;
    }

    public StringBuilder insert(int offset, int i) {
        putIn(offset, String.valueOf(i));
        return this;
    }

    public StringBuilder insert(int offset, long l) {
        putIn(offset, String.valueOf(l));
        return this;
    }

    public StringBuilder insert(int offset, float f) {
        putIn(offset, String.valueOf(f));
        return this;
    }

    public StringBuilder insert(int offset, double d) {
        putIn(offset, String.valueOf(d));
        return this;
    }

    public int indexOf(String text) {
        return find(text, 0);
    }

    public int indexOf(String text, int from) {
        return find(text, from);
    }

    public int lastIndexOf(String text) {
        return findLast(text, count);
    }

    public int lastIndexOf(String text, int from) {
        return findLast(text, from);
    }

    public StringBuilder reverse() {
        turn();
        return this;
    }

    @Override
    public String toString() {
        return coder == StringBytes.LATIN1 ? String.ofLatin1(value, 0, count) : String.ofUtf16(value, 0, count);
    }
}
