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

    public StringBuilder(String str) {
        super(str.length() + 16);
        put(str);
    }

    public StringBuilder(CharSequence seq) {
        super(capacityFor(seq));
        put(seq);
    }

    @Override
    public int compareTo(StringBuilder another) {
        return this == another ? 0 : toString().compareTo(another.toString());
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

    public StringBuilder append(Object obj) {
        put(String.valueOf(obj));
        return this;
    }

    public StringBuilder append(String str) {
        put(str);
        return this;
    }

    public StringBuilder append(StringBuffer sb) {
        put((CharSequence) sb);
        return this;
    }

    @Override
    public StringBuilder append(CharSequence s) {
        put(s);
        return this;
    }

    @Override
    public StringBuilder append(CharSequence s, int start, int end) {
        put(s, start, end);
        return this;
    }

    public StringBuilder append(char[] str) {
        put(str, 0, str.length);
        return this;
    }

    public StringBuilder append(char[] str, int offset, int len) {
        StringBytes.checkRange(offset, offset + len, str.length);
        put(str, offset, len);
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

    public StringBuilder append(long lng) {
        put(lng);
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

    public StringBuilder repeat(int codePoint, int count) {
        putRepeated(Character.toString(codePoint), count);
        return this;
    }

    public StringBuilder repeat(CharSequence cs, int count) {
        putRepeated(cs, count);
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

    public StringBuilder replace(int start, int end, String str) {
        exchange(start, end, str);
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

    public StringBuilder insert(int index, char[] str, int offset, int len) {
        StringBytes.checkFromTo(index, count, count);
        StringBytes.checkFromTo(offset, offset + len, str.length);
        putIn(index, new String(str, offset, len));
        return this;
    }

    public StringBuilder insert(int offset, Object obj) {
        putIn(offset, String.valueOf(obj));
        return this;
    }

    public StringBuilder insert(int offset, String str) {
        putIn(offset, str);
        return this;
    }

    public StringBuilder insert(int offset, char[] str) {
        StringBytes.checkFromTo(offset, count, count);
        putIn(offset, new String(str, 0, str.length));
        return this;
    }

    public StringBuilder insert(int dstOffset, CharSequence s) {
        if (s == null || s instanceof String) {
            putIn(dstOffset, String.valueOf(s));
            return this;
        }
        return insert(dstOffset, s, 0, s.length());
    }

    public StringBuilder insert(int dstOffset, CharSequence s, int start, int end) {
        if (s == null) {
            s = "null";
        }
        StringBytes.checkFromTo(dstOffset, count, count);
        StringBytes.checkRange(start, end, s.length());
        putIn(dstOffset, s, start, end);
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

    public int indexOf(String str) {
        return find(str, 0);
    }

    public int indexOf(String str, int fromIndex) {
        return find(str, fromIndex);
    }

    public int lastIndexOf(String str) {
        return findLast(str, count);
    }

    public int lastIndexOf(String str, int fromIndex) {
        return findLast(str, fromIndex);
    }

    public StringBuilder reverse() {
        turn();
        return this;
    }

    @Override
    public String toString() {
        return coder == StringBytes.LATIN1 ? String.ofLatin1(value, 0, count) : String.ofUtf16(value, 0, count);
    }

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        out.defaultWriteObject();
        char[] value = new char[capacity()];
        getChars(0, length(), value, 0);
        out.writeInt(length());
        out.writeObject(value);
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        in.defaultReadObject();
        int count = in.readInt();
        char[] value = (char[]) in.readObject();
        if (value == null || count < 0 || count > value.length) {
            throw new java.io.StreamCorruptedException("count value invalid");
        }
        append(value, 0, count);
    }
}
