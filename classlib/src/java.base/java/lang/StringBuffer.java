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

    public StringBuffer(String str) {
        super(str.length() + 16);
        put(str);
    }

    public StringBuffer(CharSequence seq) {
        super(capacityFor(seq));
        put(seq);
    }

    @Override
    public synchronized int compareTo(StringBuffer another) {
        return toString().compareTo(another.toString());
    }

    @Override
    public synchronized int length() {
        return count;
    }

    public synchronized int capacity() {
        return room();
    }

    public synchronized void ensureCapacity(int minimumCapacity) {
        if (minimumCapacity > 0) {
            reserve(minimumCapacity);
        }
    }

    public synchronized void trimToSize() {
        trim();
    }

    public synchronized void setLength(int newLength) {
        changeLength(newLength);
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

    public synchronized int codePointCount(int beginIndex, int endIndex) {
        StringBytes.checkRange(beginIndex, endIndex, count);
        return Character.codePointCount((CharSequence) this, beginIndex, endIndex);
    }

    public synchronized int offsetByCodePoints(int index, int codePointOffset) {
        return Character.offsetByCodePoints((CharSequence) this, index, codePointOffset);
    }

    @Override
    public synchronized void getChars(int srcBegin, int srcEnd, char[] dst, int dstBegin) {
        copyTo(srcBegin, srcEnd, dst, dstBegin);
    }

    public synchronized void setCharAt(int index, char ch) {
        set(index, ch);
    }

    public synchronized StringBuffer append(Object obj) {
        put(String.valueOf(obj));
        return this;
    }

    public synchronized StringBuffer append(String str) {
        put(str);
        return this;
    }

    public synchronized StringBuffer append(StringBuffer sb) {
        put((CharSequence) sb);
        return this;
    }

    @Override
    public synchronized StringBuffer append(CharSequence s) {
        put(s);
        return this;
    }

    @Override
    public synchronized StringBuffer append(CharSequence s, int start, int end) {
        put(s, start, end);
        return this;
    }

    public synchronized StringBuffer append(char[] str) {
        put(str, 0, str.length);
        return this;
    }

    public synchronized StringBuffer append(char[] str, int offset, int len) {
        StringBytes.checkRange(offset, offset + len, str.length);
        put(str, offset, len);
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

    public synchronized StringBuffer append(long lng) {
        put(lng);
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

    public synchronized StringBuffer repeat(int codePoint, int count) {
        putRepeated(Character.toString(codePoint), count);
        return this;
    }

    public synchronized StringBuffer repeat(CharSequence cs, int count) {
        putRepeated(cs, count);
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

    public synchronized StringBuffer replace(int start, int end, String str) {
        exchange(start, end, str);
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

    public synchronized StringBuffer insert(int index, char[] str, int offset, int len) {
        StringBytes.checkFromTo(index, count, count);
        StringBytes.checkFromTo(offset, offset + len, str.length);
        putIn(index, new String(str, offset, len));
        return this;
    }

    public synchronized StringBuffer insert(int offset, Object obj) {
        putIn(offset, String.valueOf(obj));
        return this;
    }

    public synchronized StringBuffer insert(int offset, String str) {
        putIn(offset, str);
        return this;
    }

    public synchronized StringBuffer insert(int offset, char[] str) {
        StringBytes.checkFromTo(offset, count, count);
        putIn(offset, new String(str, 0, str.length));
        return this;
    }

    public synchronized StringBuffer insert(int dstOffset, CharSequence s) {
        if (s == null || s instanceof String) {
            putIn(dstOffset, String.valueOf(s));
            return this;
        }
        return insert(dstOffset, s, 0, s.length());
    }

    public synchronized StringBuffer insert(int dstOffset, CharSequence s, int start, int end) {
        if (s == null) {
            s = "null";
        }
        StringBytes.checkFromTo(dstOffset, count, count);
        StringBytes.checkRange(start, end, s.length());
        putIn(dstOffset, s, start, end);
        return this;
    }
    //#for type name
    //#| boolean | b
    //#| char | c
    //#| int | i
    //#| long | l
    //#| float | f
    //#| double | d

    public synchronized StringBuffer insert(int offset, $type$ $name$) {
        putIn(offset, String.valueOf($name$));
        return this;
    }
    //#end

    public synchronized int indexOf(String str) {
        return find(str, 0);
    }

    public synchronized int indexOf(String str, int fromIndex) {
        return find(str, fromIndex);
    }

    public synchronized int lastIndexOf(String str) {
        return findLast(str, count);
    }

    public synchronized int lastIndexOf(String str, int fromIndex) {
        return findLast(str, fromIndex);
    }

    public synchronized StringBuffer reverse() {
        turn();
        return this;
    }

    @Override
    public synchronized String toString() {
        return coder == StringBytes.LATIN1 ? String.ofLatin1(value, 0, count) : String.ofUtf16(value, 0, count);
    }

    private synchronized void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        char[] value = new char[capacity()];
        getChars(0, length(), value, 0);
        java.io.ObjectOutputStream.PutField fields = out.putFields();
        fields.put("value", value);
        fields.put("count", length());
        fields.put("shared", false);
        out.writeFields();
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        java.io.ObjectInputStream.GetField fields = in.readFields();
        char[] value = (char[]) fields.get("value", null);
        int count = fields.get("count", 0);
        if (value == null || count < 0 || count > value.length) {
            throw new java.io.StreamCorruptedException("count value invalid");
        }
        append(value, 0, count);
    }
}
