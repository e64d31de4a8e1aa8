package java.lang;

import java.io.Serializable;
import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;
import java.util.Comparator;
import java.util.Formatter;
import java.util.Iterator;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import jdk.internal.text.SimplePattern;
import jdk.internal.text.TextCharset;

/**
 * An immutable text.
 *
 * <p>The machine writes the three fields of literals and computed strings itself. The coder is 0 exactly where all
 * characters are below 256, so that equal strings have equal coders. Loops are in {@link StringBytes}.
 */
public final class String implements Serializable, Comparable<String>, CharSequence {
    public static final Comparator<String> CASE_INSENSITIVE_ORDER = new CaseInsensitiveOrder();

    private final byte[] value;
    private final byte coder;
    /** The hash code, or 0 where it is 0 or has not been computed. */
    private int hash;

    public String() {
        value = new byte[0];
        coder = StringBytes.LATIN1;
    }

    public String(String original) {
        value = original.value;
        coder = original.coder;
        hash = original.hash;
    }

    public String(char[] value) {
        this(value, 0, value.length);
    }

    public String(char[] value, int offset, int count) {
        StringBytes.checkFromCount(offset, count, value.length);
        byte[] latin1 = new byte[count];
        if (StringBytes.compressChars(value, offset, latin1, 0, count) == count) {
            this.value = latin1;
            coder = StringBytes.LATIN1;
        } else {
            this.value = new byte[StringBytes.utf16Size(count)];
            coder = StringBytes.UTF16;
            StringBytes.packChars(value, offset, this.value, 0, count);
        }
    }

    public String(int[] codePoints, int offset, int count) {
        StringBytes.checkFromCount(offset, count, codePoints.length);
        StringBuilder text = new StringBuilder(count);
        for (int i = offset; i < offset + count; i++) {
            int codePoint = codePoints[i];
            if (!Character.isValidCodePoint(codePoint)) {
                throw new IllegalArgumentException(Integer.toString(codePoint));
            }
            text.appendCodePoint(codePoint);
        }
        String built = text.toString();
        value = built.value;
        coder = built.coder;
    }

    public String(byte[] bytes) {
        this(bytes, 0, bytes.length);
    }

    public String(byte[] bytes, int offset, int length) {
        StringBytes.checkFromCount(offset, length, bytes.length);
        String decoded = decodeUtf8(bytes, offset, length);
        value = decoded.value;
        coder = decoded.coder;
    }

    public String(byte[] bytes, Charset charset) {
        // What is wrong with the charset is told first.
        if (charset == null) {
            throw new NullPointerException();
        }
        this(bytes, 0, bytes.length, charset);
    }

    public String(byte[] bytes, int offset, int length, Charset charset) {
        if (charset == null) {
            throw new NullPointerException();
        }
        StringBytes.checkFromCount(offset, length, bytes.length);
        String decoded = TextCharset.of(charset).decodeToString(bytes, offset, length);
        value = decoded.value;
        coder = decoded.coder;
    }

    public String(byte[] bytes, String charsetName) throws UnsupportedEncodingException {
        this(bytes, TextCharset.lookup(charsetName));
    }

    public String(byte[] bytes, int offset, int length, String charsetName) throws UnsupportedEncodingException {
        this(bytes, offset, length, TextCharset.lookup(charsetName));
    }

    /** Deprecated: each character has {@code hibyte} as its upper byte. */
    @Deprecated(since = "1.1")
    public String(byte[] ascii, int hibyte, int offset, int count) {
        StringBytes.checkFromCount(offset, count, ascii.length);
        if (hibyte == 0) {
            value = StringBytes.copy(ascii, offset, count);
            coder = StringBytes.LATIN1;
        } else {
            char[] chars = new char[count];
            for (int i = 0; i < count; i++) {
                chars[i] = (char) (hibyte << 8 | ascii[offset + i] & 0xff);
            }
            String built = new String(chars);
            value = built.value;
            coder = built.coder;
        }
    }

    public String(StringBuilder builder) {
        this(builder.toString());
    }

    public String(StringBuffer buffer) {
        this(buffer.toString());
    }

    /** Takes over {@code value}, for which the invariant of the coder holds. */
    String(byte[] value, byte coder) {
        this.value = value;
        this.coder = coder;
    }

    /** A string of UTF-16 characters, in Latin-1 where all fit. */
    static String ofUtf16(byte[] utf16, int from, int length) {
        byte[] latin1 = new byte[length];
        if (StringBytes.compress(utf16, from, latin1, 0, length) == length) {
            return new String(latin1, StringBytes.LATIN1);
        }
        return new String(StringBytes.copy(utf16, from << 1, length << 1), StringBytes.UTF16);
    }

    static String ofLatin1(byte[] bytes, int from, int length) {
        return new String(StringBytes.copy(bytes, from, length), StringBytes.LATIN1);
    }

    static String decodeUtf8(byte[] bytes, int from, int length) {
        if (StringBytes.asciiPrefix(bytes, from, length) == length) {
            return ofLatin1(bytes, from, length);
        }
        byte[] utf16 = new byte[StringBytes.utf16Size(length)];
        int count = StringBytes.decodeUtf8(bytes, from, length, utf16);
        return ofUtf16(utf16, 0, count);
    }

    byte[] value() {
        return value;
    }

    byte coder() {
        return coder;
    }

    public int length() {
        return value.length >> coder;
    }

    @Override
    public boolean isEmpty() {
        return value.length == 0;
    }

    public char charAt(int index) {
        byte[] value = this.value;
        if (coder == StringBytes.LATIN1) {
            if (index < 0 || index >= value.length) {
                StringBytes.checkIndex(index, value.length);
            }
            return (char) (value[index] & 0xff);
        }
        StringBytes.checkIndex(index, value.length >> 1);
        return StringBytes.charAt(value, index);
    }

    public int codePointAt(int index) {
        StringBytes.checkIndex(index, length());
        return Character.codePointAt((CharSequence) this, index);
    }

    public int codePointBefore(int index) {
        StringBytes.checkIndex(index - 1, length());
        return Character.codePointBefore((CharSequence) this, index);
    }

    public int codePointCount(int beginIndex, int endIndex) {
        StringBytes.checkRange(beginIndex, endIndex, length());
        return Character.codePointCount((CharSequence) this, beginIndex, endIndex);
    }

    public int offsetByCodePoints(int index, int codePointOffset) {
        return Character.offsetByCodePoints((CharSequence) this, index, codePointOffset);
    }

    public void getChars(int srcBegin, int srcEnd, char[] dst, int dstBegin) {
        StringBytes.checkFromTo(srcBegin, srcEnd, length());
        int count = srcEnd - srcBegin;
        StringBytes.checkFromCount(dstBegin, count, dst.length);
        StringBytes.unpackChars(value, coder, srcBegin, dst, dstBegin, count);
    }

    /** Deprecated: copies the lower bytes of the characters. */
    @Deprecated(since = "1.1")
    public void getBytes(int srcBegin, int srcEnd, byte[] dst, int dstBegin) {
        StringBytes.checkFromTo(srcBegin, srcEnd, length());
        int n = srcEnd - srcBegin;
        if (dstBegin < 0 || dstBegin > dst.length - n) {
            throw new StringIndexOutOfBoundsException("Range [" + dstBegin + ", " + dstBegin + " + " + n
                    + ") out of bounds for length " + dst.length);
        }
        for (int i = srcBegin; i < srcEnd; i++) {
            dst[dstBegin++] = (byte) charAt(i);
        }
    }

    public byte[] getBytes() {
        return encodeUtf8();
    }

    public byte[] getBytes(Charset charset) {
        if (charset == null) {
            throw new NullPointerException();
        }
        return TextCharset.of(charset).encodeString(this);
    }

    public byte[] getBytes(String charsetName) throws UnsupportedEncodingException {
        return TextCharset.lookup(charsetName).encodeString(this);
    }

    byte[] encodeUtf8() {
        byte[] bytes = new byte[StringBytes.utf8Length(value, coder, 0, length())];
        StringBytes.encodeUtf8(value, coder, 0, length(), bytes, 0);
        return bytes;
    }

    @Override
    public boolean equals(Object anObject) {
        if (this == anObject) {
            return true;
        }
        if (!(anObject instanceof String)) {
            return false;
        }
        String that = (String) anObject;
        byte[] value = this.value;
        byte[] thatValue = that.value;
        return coder == that.coder
                && value.length == thatValue.length
                && StringBytes.equal(value, 0, thatValue, 0, value.length);
    }

    public boolean contentEquals(StringBuffer sb) {
        return contentEquals((CharSequence) sb);
    }

    public boolean contentEquals(CharSequence cs) {
        if (cs instanceof String || cs instanceof AbstractStringBuilder) {
            return equals(cs.toString());
        }
        int length = length();
        if (length != cs.length()) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (charAt(i) != cs.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    public boolean equalsIgnoreCase(String anotherString) {
        return this == anotherString
                || anotherString != null && anotherString.length() == length()
                        && regionMatches(true, 0, anotherString, 0, length());
    }

    /** The number of characters of the shorter text. */
    static int commonLength(String s1, String s2) {
        return Math.min(s1.value.length >> s1.coder, s2.value.length >> s2.coder);
    }

    @Override
    public int compareTo(String anotherString) {
        return StringBytes.compare(value, coder, anotherString.value, anotherString.coder);
    }

    public int compareToIgnoreCase(String str) {
        return CASE_INSENSITIVE_ORDER.compare(this, str);
    }

    public boolean regionMatches(int toffset, String other, int ooffset, int len) {
        if (ooffset < 0 || toffset < 0 || toffset > (long) length() - len
                || ooffset > (long) other.length() - len) {
            return false;
        }
        if (len <= 0) {
            return true;
        }
        if (coder == other.coder) {
            return StringBytes.equal(value, toffset << coder, other.value, ooffset << coder, len << coder);
        }
        for (int i = 0; i < len; i++) {
            if (charAt(toffset + i) != other.charAt(ooffset + i)) {
                return false;
            }
        }
        return true;
    }

    public boolean regionMatches(boolean ignoreCase, int toffset, String other, int ooffset, int len) {
        if (!ignoreCase) {
            return regionMatches(toffset, other, ooffset, len);
        }
        if (ooffset < 0 || toffset < 0 || toffset > (long) length() - len
                || ooffset > (long) other.length() - len) {
            return false;
        }
        for (int i = 0; i < len; i++) {
            char a = charAt(toffset + i);
            char b = other.charAt(ooffset + i);
            if (a != b && !CaseInsensitiveOrder.same(a, b)) {
                return false;
            }
        }
        return true;
    }

    public boolean startsWith(String prefix, int toffset) {
        return toffset >= 0 && toffset <= length() - prefix.length()
                && regionMatches(toffset, prefix, 0, prefix.length());
    }

    public boolean startsWith(String prefix) {
        return startsWith(prefix, 0);
    }

    public boolean endsWith(String suffix) {
        return startsWith(suffix, length() - suffix.length());
    }

    @Override
    public int hashCode() {
        int hash = this.hash;
        if (hash == 0 && value.length != 0) {
            hash = StringBytes.hash(value, coder);
            this.hash = hash;
        }
        return hash;
    }

    public int indexOf(int ch) {
        return StringBytes.indexOfChar(value, coder, ch, 0, length());
    }

    public int indexOf(int ch, int fromIndex) {
        int length = length();
        return StringBytes.indexOfChar(value, coder, ch, Math.min(Math.max(fromIndex, 0), length), length);
    }

    public int indexOf(int ch, int beginIndex, int endIndex) {
        StringBytes.checkFromTo(beginIndex, endIndex, length());
        return StringBytes.indexOfChar(value, coder, ch, beginIndex, endIndex);
    }

    public int lastIndexOf(int ch) {
        return lastIndexOf(ch, length() - 1);
    }

    public int lastIndexOf(int ch, int fromIndex) {
        int length = length();
        return StringBytes.lastIndexOfChar(value, coder, ch, Math.min(fromIndex, length - 1), length);
    }

    public int indexOf(String str) {
        return StringBytes.indexOf(value, coder, 0, length(), str.value, str.coder, str.length());
    }

    public int indexOf(String tgtStr, int fromIndex) {
        int wanted = tgtStr.length();
        int length = length();
        int start = Math.min(Math.max(fromIndex, 0), length);
        return StringBytes.indexOf(value, coder, start, length, tgtStr.value, tgtStr.coder, wanted);
    }

    public int indexOf(String str, int beginIndex, int endIndex) {
        int wanted = str.length();
        StringBytes.checkFromTo(beginIndex, endIndex, length());
        return StringBytes.indexOf(value, coder, beginIndex, endIndex, str.value, str.coder, wanted);
    }

    public int lastIndexOf(String str) {
        return lastIndexOf(str, length());
    }

    public int lastIndexOf(String tgtStr, int fromIndex) {
        return StringBytes.lastIndexOf(value, coder, fromIndex, length(), tgtStr.value, tgtStr.coder, tgtStr.length());
    }

    public String substring(int beginIndex) {
        return substring(beginIndex, length());
    }

    public String substring(int beginIndex, int endIndex) {
        int length = length();
        if (beginIndex < 0 || beginIndex > endIndex || endIndex > length) {
            StringBytes.checkFromTo(beginIndex, endIndex, length);
        }
        if (beginIndex == 0 && endIndex == length) {
            return this;
        }
        if (beginIndex == endIndex) {
            return "";
        }
        return coder == StringBytes.LATIN1
                ? ofLatin1(value, beginIndex, endIndex - beginIndex)
                : ofUtf16(value, beginIndex, endIndex - beginIndex);
    }

    @Override
    public CharSequence subSequence(int beginIndex, int endIndex) {
        return substring(beginIndex, endIndex);
    }

    public String concat(String str) {
        return str.isEmpty() ? this : StringConcat.join(this, str);
    }

    public String replace(char oldChar, char newChar) {
        if (oldChar == newChar) {
            return this;
        }
        int length = length();
        int at = StringBytes.indexOfChar(value, coder, oldChar, 0, length);
        if (at < 0) {
            return this;
        }
        if (coder == StringBytes.LATIN1 && newChar < 256) {
            byte[] bytes = StringBytes.copy(value, 0, length);
            for (int i = at; i < length; i++) {
                if (bytes[i] == (byte) oldChar) {
                    bytes[i] = (byte) newChar;
                }
            }
            return new String(bytes, StringBytes.LATIN1);
        }
        char[] chars = toCharArray();
        for (int i = at; i < length; i++) {
            if (chars[i] == oldChar) {
                chars[i] = newChar;
            }
        }
        return new String(chars);
    }

    public String replace(CharSequence target, CharSequence replacement) {
        String old = target.toString();
        String with = replacement.toString();
        int at = indexOf(old);
        if (at < 0) {
            return this;
        }
        int length = length();
        StringBuilder text = new StringBuilder(length + Math.max(16, with.length() - old.length()));
        int from = 0;
        while (at >= 0) {
            text.append(this, from, at).append(with);
            from = at + old.length();
            if (old.isEmpty()) {
                if (at == length) {
                    return text.toString();
                }
                text.append(charAt(at));
                from = at + 1;
                at = from;
            } else {
                at = indexOf(old, from);
            }
        }
        return text.append(this, from, length).toString();
    }

    public boolean matches(String regex) {
        SimplePattern simple = SimplePattern.of(regex);
        return simple != null ? simple.in(this).matches() : Patterns.of(regex).matcher(this).matches();
    }

    public String replaceAll(String regex, String replacement) {
        SimplePattern simple = SimplePattern.of(regex);
        return simple != null
                ? simple.replace(this, replacement, true)
                : Patterns.of(regex).matcher(this).replaceAll(replacement);
    }

    public String replaceFirst(String regex, String replacement) {
        SimplePattern simple = SimplePattern.of(regex);
        if (simple != null && replacement == null) {
            throw new NullPointerException("replacement");
        }
        return simple != null
                ? simple.replace(this, replacement, false)
                : Patterns.of(regex).matcher(this).replaceFirst(replacement);
    }

    public String[] split(String regex) {
        return split(regex, 0);
    }

    public String[] split(String regex, int limit) {
        int separator = separator(regex);
        if (separator >= 0) {
            return splitAt((char) separator, limit);
        }
        SimplePattern simple = SimplePattern.of(regex);
        return simple != null ? simple.split(this, limit, false) : Patterns.of(regex).split(this, limit);
    }

    public String[] splitWithDelimiters(String regex, int limit) {
        SimplePattern simple = SimplePattern.of(regex);
        return simple != null ? simple.split(this, limit, true) : Patterns.of(regex).splitWithDelimiters(this, limit);
    }

    /** The character that {@code regex} stands for, escaped or not, or -1 if it is anything else. */
    private static int separator(String regex) {
        int length = regex.length();
        if (length == 1) {
            char c = regex.charAt(0);
            return ".$|()[{^?*+\\".indexOf(c) >= 0 || Character.isSurrogate(c) ? -1 : c;
        }
        if (length == 2 && regex.charAt(0) == '\\') {
            char c = regex.charAt(1);
            boolean special = c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
            return special || Character.isSurrogate(c) ? -1 : c;
        }
        return -1;
    }

    /** The pieces between separators: at most {@code limit}, unless that is not positive; 0 drops empty ones at the end. */
    private String[] splitAt(char separator, int limit) {
        int count = 1;
        int at = indexOf(separator);
        while (at >= 0 && count != limit) {
            count++;
            at = indexOf(separator, at + 1);
        }
        if (count == 1) {
            return new String[] {this};
        }
        String[] pieces = new String[count];
        int from = 0;
        for (int i = 0; i < count - 1; i++) {
            at = indexOf(separator, from);
            pieces[i] = substring(from, at);
            from = at + 1;
        }
        pieces[count - 1] = substring(from);
        if (limit != 0 || !pieces[count - 1].isEmpty()) {
            return pieces;
        }
        while (count > 0 && pieces[count - 1].isEmpty()) {
            count--;
        }
        String[] shorter = new String[count];
        System.arraycopy(pieces, 0, shorter, 0, count);
        return shorter;
    }

    /** The lines without their ends, which are line feeds, carriage returns, or one of the latter and the former. */
    public Stream<String> lines() {
        return TextLayout.lines(this);
    }

    /** Each line indented by {@code n} more spaces, or by up to {@code -n} fewer; lines end in line feeds. */
    public String indent(int n) {
        return isEmpty() ? "" : TextLayout.indent(this, n);
    }

    /** Without the white space that all lines begin with, or end in. */
    public String stripIndent() {
        return isEmpty() ? "" : TextLayout.stripIndent(this);
    }

    public String translateEscapes() {
        return TextLayout.translateEscapes(this);
    }

    public boolean contains(CharSequence s) {
        return indexOf(s.toString()) >= 0;
    }

    public static String join(CharSequence delimiter, CharSequence... elements) {
        String between = delimiter.toString();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < elements.length; i++) {
            if (i != 0) {
                appendDelimiter(text, between);
            }
            appendElement(text, valueOf(elements[i]));
        }
        return text.toString();
    }

    public static String join(CharSequence delimiter, Iterable<? extends CharSequence> elements) {
        if (delimiter == null || elements == null) {
            throw new NullPointerException();
        }
        String between = delimiter.toString();
        StringBuilder text = new StringBuilder();
        boolean first = true;
        Iterator<? extends CharSequence> iterator = elements.iterator();
        while (iterator.hasNext()) {
            if (!first) {
                appendDelimiter(text, between);
            }
            first = false;
            CharSequence element = iterator.next();
            appendElement(text, valueOf(element));
        }
        return text.toString();
    }

    /** Also where its text is null, which is an error. */
    private static void appendDelimiter(StringBuilder text, String delimiter) {
        if (delimiter.length() > 0) {
            text.append(delimiter);
        }
    }

    private static void appendElement(StringBuilder text, String el) {
        if (el.length() > 0) {
            text.append(el);
        }
    }

    public String toLowerCase(Locale locale) {
        if (hasDotlessI(locale)) {
            return CaseConversion.toLowerCase(
                    replace("I\u0307", "i").replace('\u0130', 'i').replace('I', '\u0131'));
        }
        return CaseConversion.toLowerCase(this);
    }

    public String toUpperCase(Locale locale) {
        return CaseConversion.toUpperCase(hasDotlessI(locale) ? replace('i', '\u0130') : this);
    }

    /** Whether a locale's language, Turkish or Azerbaijani, tells the dotted i from the dotless one. */
    private static boolean hasDotlessI(Locale locale) {
        if (locale == null) {
            throw new NullPointerException();
        }
        String language = locale.getLanguage();
        return language.equals("tr") || language.equals("az");
    }

    public String toLowerCase() {
        return CaseConversion.toLowerCase(this);
    }

    public String toUpperCase() {
        return CaseConversion.toUpperCase(this);
    }

    /** Without the characters up to U+0020 at both ends. */
    public String trim() {
        int end = length();
        int begin = 0;
        while (begin < end && charAt(begin) <= ' ') {
            begin++;
        }
        while (begin < end && charAt(end - 1) <= ' ') {
            end--;
        }
        return substring(begin, end);
    }

    /** Without white space at both ends. */
    public String strip() {
        int begin = leadingSpace();
        return substring(begin, trailingSpace(begin));
    }

    public String stripLeading() {
        return substring(leadingSpace());
    }

    public String stripTrailing() {
        return substring(0, trailingSpace(0));
    }

    public boolean isBlank() {
        return leadingSpace() == length();
    }

    private int leadingSpace() {
        int length = length();
        int at = 0;
        while (at < length && Character.isWhitespace(charAt(at))) {
            at++;
        }
        return at;
    }

    private int trailingSpace(int begin) {
        int end = length();
        while (end > begin && Character.isWhitespace(charAt(end - 1))) {
            end--;
        }
        return end;
    }

    public String repeat(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("count is negative: " + count);
        }
        if (count == 1) {
            return this;
        }
        int size = value.length;
        if (size == 0 || count == 0) {
            return "";
        }
        if (Integer.MAX_VALUE / count < size) {
            throw new OutOfMemoryError("Required length exceeds implementation limit");
        }
        int total = size * count;
        byte[] repeated = new byte[total];
        System.arraycopy(value, 0, repeated, 0, size);
        int done = size;
        while (done < total) {
            int more = Math.min(done, total - done);
            System.arraycopy(repeated, 0, repeated, done, more);
            done += more;
        }
        return new String(repeated, coder);
    }

    public <R> R transform(Function<? super String, ? extends R> f) {
        return f.apply(this);
    }

    @Override
    public String toString() {
        return this;
    }

    public char[] toCharArray() {
        int length = length();
        char[] chars = new char[length];
        StringBytes.unpackChars(value, coder, 0, chars, 0, length);
        return chars;
    }

    public static String format(String format, Object... args) {
        return new Formatter().format(format, args).toString();
    }

    public static String format(Locale l, String format, Object... args) {
        return new Formatter(l).format(format, args).toString();
    }

    public String formatted(Object... args) {
        return new Formatter().format(this, args).toString();
    }

    public static String valueOf(Object obj) {
        return obj == null ? "null" : obj.toString();
    }

    public static String valueOf(char[] data) {
        return new String(data);
    }

    public static String valueOf(char[] data, int offset, int count) {
        return new String(data, offset, count);
    }

    public static String copyValueOf(char[] data) {
        return new String(data);
    }

    public static String copyValueOf(char[] data, int offset, int count) {
        return new String(data, offset, count);
    }

    public static String valueOf(boolean b) {
        return b ? "true" : "false";
    }

    public static String valueOf(char c) {
        byte[] bytes;
        if (c < 256) {
            bytes = new byte[1];
            bytes[0] = (byte) c;
            return new String(bytes, StringBytes.LATIN1);
        }
        bytes = new byte[2];
        StringBytes.putChar(bytes, 0, c);
        return new String(bytes, StringBytes.UTF16);
    }

    public static String valueOf(int i) {
        return Integer.toString(i);
    }

    public static String valueOf(long l) {
        return Long.toString(l);
    }

    public static String valueOf(float f) {
        return Float.toString(f);
    }

    public static String valueOf(double d) {
        return Double.toString(d);
    }

    public native String intern();

    /** The pattern compiled last: loops match line after line with the same one. */
    private static final class Patterns {
        private static Pattern last;

        private Patterns() {
        }

        static Pattern of(String regex) {
            Pattern pattern = last;
            if (pattern == null || !pattern.pattern().equals(regex)) {
                pattern = Pattern.compile(regex);
                last = pattern;
            }
            return pattern;
        }
    }
}
