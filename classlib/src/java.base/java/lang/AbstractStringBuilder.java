package java.lang;

/**
 * The text that {@link StringBuilder} and {@link StringBuffer} build. It is Latin-1 until a character comes that does
 * not fit, and UTF-16 from then on. The operations are final and not public, so that the compiler makes no bridges
 * and a call of a builder's method is one call or two.
 */
abstract class AbstractStringBuilder {
    byte[] value;
    byte coder;
    int count;

    AbstractStringBuilder(int capacity) {
        value = new byte[capacity];
    }

    /** The capacity for a text: its length and some more. */
    static int capacityFor(CharSequence seq) {
        int length = seq.length();
        if (length < 0) {
            throw new NegativeArraySizeException("Negative length: " + length);
        }
        return length + 16;
    }

    final int room() {
        return value.length >> coder;
    }

    /** Makes room for {@code needed} characters. */
    final void reserve(int needed) {
        if (needed < 0 || needed > room()) {
            value = bytesFor(needed);
        }
    }

    /** The bytes, or a larger copy of them, in which there is room for {@code needed} characters. */
    private byte[] bytesFor(int needed) {
        int room = room();
        if (needed < 0) {
            throw new OutOfMemoryError("Required length exceeds implementation limit");
        }
        if (needed <= room) {
            return value;
        }
        int doubled = room * 2 + 2;
        int limit = Integer.MAX_VALUE - 8 >> coder;
        int capacity = doubled < needed ? needed : doubled > limit || doubled < 0 ? Math.max(needed, limit) : doubled;
        if (capacity == Integer.MAX_VALUE) {
            throw new OutOfMemoryError("Required length exceeds implementation limit");
        }
        return resized(capacity);
    }

    private byte[] resized(int capacity) {
        byte[] bytes = new byte[coder == StringBytes.LATIN1 ? capacity : StringBytes.utf16Size(capacity)];
        System.arraycopy(value, 0, bytes, 0, count << coder);
        return bytes;
    }

    final void trim() {
        if (count < room()) {
            value = resized(count);
        }
    }

    private void inflate(int capacity) {
        byte[] utf16 = new byte[StringBytes.utf16Size(Math.max(capacity, value.length))];
        StringBytes.inflate(value, 0, utf16, 0, count);
        value = utf16;
        coder = StringBytes.UTF16;
    }

    /** Makes room for {@code added} more characters in the coder that fits {@code addedCoder}. */
    private void reserve(int added, byte addedCoder) {
        if (addedCoder > coder) {
            inflate(count + added);
        }
        reserve(count + added);
    }

    final char get(int index) {
        StringBytes.checkIndex(index, count);
        return coder == StringBytes.LATIN1 ? (char) (value[index] & 0xff) : StringBytes.charAt(value, index);
    }

    final void set(int index, char c) {
        StringBytes.checkIndex(index, count);
        store(index, c);
    }

    private void store(int index, char c) {
        if (coder == StringBytes.LATIN1) {
            if (c < 256) {
                value[index] = (byte) c;
                return;
            }
            inflate(count);
        }
        StringBytes.putChar(value, index, c);
    }

    final void put(char c) {
        int at = count;
        if (coder == StringBytes.LATIN1 && c >= 256) {
            inflate(at + 1);
        }
        if (at == room()) {
            reserve(at + 1);
        }
        count = at + 1;
        store(at, c);
    }

    final void put(String text) {
        if (text == null) {
            text = "null";
        }
        int length = text.length();
        reserve(length, text.coder());
        write(count, text);
        count += length;
    }

    /** Writes all of {@code text} at {@code at}, where there is room and the coder fits. */
    private void write(int at, String text) {
        byte[] bytes = text.value();
        if (text.coder() == coder) {
            System.arraycopy(bytes, 0, value, at << coder, bytes.length);
        } else {
            StringBytes.inflate(bytes, 0, value, at, bytes.length);
        }
    }

    final void put(AbstractStringBuilder text) {
        put(text, 0, text.count);
    }

    private void put(AbstractStringBuilder text, int from, int to) {
        int length = to - from;
        reserve(length, text.coder);
        if (text.coder == coder) {
            System.arraycopy(text.value, from << coder, value, count << coder, length << coder);
        } else {
            StringBytes.inflate(text.value, from, value, count, length);
        }
        count += length;
    }

    final void put(CharSequence text) {
        if (text == null) {
            put("null");
        } else if (text instanceof String) {
            put((String) text);
        } else if (text instanceof AbstractStringBuilder) {
            put((AbstractStringBuilder) text);
        } else {
            put(text, 0, text.length());
        }
    }

    final void put(CharSequence text, int from, int to) {
        if (text == null) {
            text = "null";
        }
        StringBytes.checkRange(from, to, text.length());
        int length = to - from;
        if (text instanceof AbstractStringBuilder) {
            put((AbstractStringBuilder) text, from, to);
        } else if (text instanceof String && ((String) text).coder() == StringBytes.LATIN1) {
            reserve(length, StringBytes.LATIN1);
            byte[] bytes = ((String) text).value();
            if (coder == StringBytes.LATIN1) {
                System.arraycopy(bytes, from, value, count, length);
            } else {
                StringBytes.inflate(bytes, from, value, count, length);
            }
            count += length;
        } else {
            place(count, text, from, length);
        }
    }

    final void put(char[] chars, int from, int length) {
        reserve(count + length);
        if (coder == StringBytes.LATIN1) {
            int fitting = StringBytes.compressChars(chars, from, value, count, length);
            count += fitting;
            if (fitting == length) {
                return;
            }
            from += fitting;
            length -= fitting;
            inflate(count + length);
        }
        StringBytes.packChars(chars, from, value, count, length);
        count += length;
    }

    final void put(long l) {
        if (coder == StringBytes.LATIN1) {
            int at = count;
            if (value.length - at < Long.MOST_DIGITS) {
                reserve(at + Long.digits(l));
            }
            count = StringBytes.putDecimal(l, value, at);
        } else {
            put(Long.toString(l));
        }
    }

    final void putCodePoint(int codePoint) {
        if (Character.isBmpCodePoint(codePoint)) {
            put((char) codePoint);
        } else {
            Character.checkCodePoint(codePoint);
            put(Character.highSurrogate(codePoint));
            put(Character.lowSurrogate(codePoint));
        }
    }

    final void putRepeated(String text, int times) {
        if (times < 0) {
            throw new IllegalArgumentException("count is negative: " + times);
        }
        reserve((int) Math.min((long) text.length() * times + count, Integer.MAX_VALUE), text.coder());
        if (text.isEmpty()) {
            return;
        }
        for (int i = 0; i < times; i++) {
            put(text);
        }
    }

    /** Strings as they are; of other texts, which may be no strings at all, the characters are asked for, once. */
    final void putRepeated(CharSequence text, int times) {
        if (text == null || text instanceof String) {
            putRepeated(String.valueOf(text), times);
            return;
        }
        if (times < 0) {
            throw new IllegalArgumentException("count is negative: " + times);
        }
        if (times == 0) {
            return;
        }
        if (times == 1) {
            put(text, 0, text.length());
            return;
        }
        int length = text.length();
        if (length < 0) {
            throw new ArrayIndexOutOfBoundsException("arraycopy: length " + length * (times - 1) + " is negative");
        }
        if (length == 0) {
            return;
        }
        int start = count;
        reserve((int) Math.min((long) length * times + start, Integer.MAX_VALUE));
        place(start, text, 0, length);
        for (int i = 1; i < times; i++) {
            put(this, start, start + length);
        }
    }

    final void putIn(int at, String text) {
        if (text == null) {
            text = "null";
        }
        StringBytes.checkFromTo(at, count, count);
        int length = text.length();
        reserve(length, text.coder());
        System.arraycopy(value, at << coder, value, at + length << coder, count - at << coder);
        write(at, text);
        count += length;
    }

    final void putIn(int at, CharSequence text, int from, int to) {
        if (text == null || text instanceof String) {
            putIn(at, String.valueOf(text).substring(from, to));
        } else {
            place(at, text, from, to - from);
        }
    }

    /**
     * Puts characters of a text in, asked for one by one. What the text, which may be this one, does with this one
     * meanwhile is seen by it at once, and lost at the end but for what went to the same bytes.
     */
    private void place(int at, CharSequence text, int from, int length) {
        int total = count + length;
        byte[] bytes = bytesFor(total);
        byte kind = coder;
        System.arraycopy(bytes, at << kind, bytes, at + length << kind, count - at << kind);
        for (int i = 0; i < length; i++) {
            char c = text.charAt(from + i);
            if (kind == StringBytes.LATIN1 && c >= 256) {
                byte[] utf16 = new byte[StringBytes.utf16Size(Math.max(total, bytes.length))];
                StringBytes.inflate(bytes, 0, utf16, 0, total);
                bytes = utf16;
                kind = StringBytes.UTF16;
            }
            if (kind == StringBytes.LATIN1) {
                bytes[at + i] = (byte) c;
            } else {
                StringBytes.putChar(bytes, at + i, c);
            }
        }
        value = bytes;
        coder = kind;
        count = total;
    }

    final void remove(int from, int to) {
        if (to > count) {
            to = count;
        }
        StringBytes.checkFromTo(from, to, count);
        System.arraycopy(value, to << coder, value, from << coder, count - to << coder);
        count -= to - from;
    }

    final void removeAt(int index) {
        StringBytes.checkIndex(index, count);
        remove(index, index + 1);
    }

    final void exchange(int from, int to, String str) {
        if (to > count) {
            to = count;
        }
        StringBytes.checkFromTo(from, to, count);
        int length = str.length();
        reserve(length, str.coder());
        System.arraycopy(value, to << coder, value, from + length << coder, count - to << coder);
        write(from, str);
        count += length - (to - from);
    }

    final void changeLength(int length) {
        if (length < 0) {
            throw new StringIndexOutOfBoundsException(length);
        }
        reserve(length);
        for (int i = count << coder; i < length << coder; i++) {
            value[i] = 0;
        }
        count = length;
    }

    /** Reverses the characters, but leaves surrogate pairs in their order. */
    final void turn() {
        byte[] value = this.value;
        int last = count - 1;
        if (coder == StringBytes.LATIN1) {
            for (int i = 0, j = last; i < j; i++, j--) {
                byte b = value[i];
                value[i] = value[j];
                value[j] = b;
            }
            return;
        }
        boolean surrogates = false;
        for (int i = 0, j = last; i <= j; i++, j--) {
            char a = StringBytes.charAt(value, i);
            char b = StringBytes.charAt(value, j);
            StringBytes.putChar(value, i, b);
            StringBytes.putChar(value, j, a);
            surrogates |= Character.isSurrogate(a) || Character.isSurrogate(b);
        }
        for (int i = 0; surrogates && i < last; i++) {
            char low = StringBytes.charAt(value, i);
            char high = StringBytes.charAt(value, i + 1);
            if (Character.isLowSurrogate(low) && Character.isHighSurrogate(high)) {
                StringBytes.putChar(value, i++, high);
                StringBytes.putChar(value, i, low);
            }
        }
    }

    final String text(int from, int to) {
        StringBytes.checkFromTo(from, to, count);
        return coder == StringBytes.LATIN1
                ? String.ofLatin1(value, from, to - from)
                : String.ofUtf16(value, from, to - from);
    }

    final void copyTo(int from, int to, char[] dst, int at) {
        StringBytes.checkFromTo(from, to, count);
        StringBytes.checkRange(at, at + (to - from), dst.length);
        StringBytes.unpackChars(value, coder, from, dst, at, to - from);
    }

    final int find(String tgtStr, int from) {
        int wanted = tgtStr.length();
        return StringBytes.indexOf(value, coder, Math.min(Math.max(from, 0), count), count, tgtStr.value(), tgtStr.coder(),
                wanted);
    }

    final int findLast(String tgtStr, int from) {
        if (tgtStr == null) {
            throw new NullPointerException("Cannot read field \"value\" because \"tgtStr\" is null");
        }
        return StringBytes.lastIndexOf(value, coder, from, count, tgtStr.value(), tgtStr.coder(), tgtStr.length());
    }
}
