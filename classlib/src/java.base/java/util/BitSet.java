package java.util;

import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/** A growing set of bits, 64 to a word. Words from {@code wordsInUse} on are zero, and the last wordsInUse word is not. */
public class BitSet implements Cloneable, java.io.Serializable {
    private static final long serialVersionUID = 7997698588986878753L;

    private long[] words;
    private transient int wordsInUse;
    /** Whether the caller gave a size, which {@code clone} then keeps room for. */
    private transient boolean sized;

    public BitSet() {
        words = new long[1];
    }

    public BitSet(int nbits) {
        if (nbits < 0) {
            throw new NegativeArraySizeException("nbits < 0: " + nbits);
        }
        words = new long[nbits + 63 >>> 6];
        sized = true;
    }

    private BitSet(long[] words) {
        this.words = words;
        this.wordsInUse = words.length;
        shrinkUsed();
    }

    public static BitSet valueOf(long[] longs) {
        return new BitSet(longs.clone());
    }

    /** Bits in little-endian order. */
    public static BitSet valueOf(byte[] bytes) {
        long[] words = new long[bytes.length + 7 >>> 3];
        for (int i = 0; i < bytes.length; i++) {
            words[i >>> 3] |= (bytes[i] & 0xffL) << 8 * (i & 7);
        }
        return new BitSet(words);
    }

    public byte[] toByteArray() {
        byte[] bytes = new byte[highest() + 7 >>> 3];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (words[i >>> 3] >>> 8 * (i & 7));
        }
        return bytes;
    }

    public long[] toLongArray() {
        return Arrays.copyOf(words, wordsInUse);
    }

    private void shrinkUsed() {
        int n = wordsInUse;
        while (n > 0 && words[n - 1] == 0) {
            n--;
        }
        wordsInUse = n;
    }

    /** Makes word {@code i} one of the wordsInUse words. */
    private void use(int i) {
        if (i >= wordsInUse) {
            if (i >= words.length) {
                words = Arrays.copyOf(words, Math.max(2 * words.length, i + 1));
                sized = false;
            }
            wordsInUse = i + 1;
        }
    }

    private static void checkIndex(int bitIndex) {
        if (bitIndex < 0) {
            throw new IndexOutOfBoundsException("bitIndex < 0: " + bitIndex);
        }
    }

    private static void checkRange(int fromIndex, int toIndex) {
        if (fromIndex < 0) {
            throw new IndexOutOfBoundsException("fromIndex < 0: " + fromIndex);
        }
        if (toIndex < 0) {
            throw new IndexOutOfBoundsException("toIndex < 0: " + toIndex);
        }
        if (fromIndex > toIndex) {
            throw new IndexOutOfBoundsException("fromIndex: " + fromIndex + " > toIndex: " + toIndex);
        }
    }

    /** The bits of word {@code i} that lie in [from, to). */
    private static long mask(int i, int from, int to) {
        long m = -1L;
        if (i == from >>> 6) {
            m <<= from;
        }
        if (i == to - 1 >>> 6) {
            m &= -1L >>> -to;
        }
        return m;
    }

    public void flip(int bitIndex) {
        checkIndex(bitIndex);
        int i = bitIndex >> 6;
        use(i);
        words[i] ^= 1L << bitIndex;
        shrinkUsed();
    }

    public void flip(int fromIndex, int toIndex) {
        checkRange(fromIndex, toIndex);
        if (fromIndex == toIndex) {
            return;
        }
        int last = toIndex - 1 >> 6;
        use(last);
        for (int i = fromIndex >> 6; i <= last; i++) {
            words[i] ^= mask(i, fromIndex, toIndex);
        }
        shrinkUsed();
    }

    public void set(int bitIndex) {
        if (bitIndex < 0) {
            checkIndex(bitIndex);
        }
        int i = bitIndex >> 6;
        if (i >= wordsInUse) {
            use(i);
        }
        words[i] |= 1L << bitIndex;
    }

    public void set(int bitIndex, boolean value) {
        if (value) {
            set(bitIndex);
        } else {
            clear(bitIndex);
        }
    }

    public void set(int fromIndex, int toIndex) {
        checkRange(fromIndex, toIndex);
        if (fromIndex == toIndex) {
            return;
        }
        int last = toIndex - 1 >> 6;
        use(last);
        for (int i = fromIndex >> 6; i <= last; i++) {
            words[i] |= mask(i, fromIndex, toIndex);
        }
    }

    public void set(int fromIndex, int toIndex, boolean value) {
        if (value) {
            set(fromIndex, toIndex);
        } else {
            clear(fromIndex, toIndex);
        }
    }

    public void clear(int bitIndex) {
        checkIndex(bitIndex);
        int i = bitIndex >> 6;
        if (i < wordsInUse) {
            words[i] &= ~(1L << bitIndex);
            shrinkUsed();
        }
    }

    public void clear(int fromIndex, int toIndex) {
        checkRange(fromIndex, toIndex);
        if (fromIndex == toIndex) {
            return;
        }
        int last = Math.min(toIndex - 1 >> 6, wordsInUse - 1);
        for (int i = fromIndex >> 6; i <= last; i++) {
            words[i] &= ~mask(i, fromIndex, toIndex);
        }
        shrinkUsed();
    }

    public void clear() {
        while (wordsInUse > 0) {
            words[--wordsInUse] = 0;
        }
    }

    public boolean get(int bitIndex) {
        if (bitIndex < 0) {
            checkIndex(bitIndex);
        }
        int i = bitIndex >> 6;
        return i < wordsInUse && (words[i] & 1L << bitIndex) != 0;
    }

    public BitSet get(int fromIndex, int toIndex) {
        checkRange(fromIndex, toIndex);
        int to = Math.min(toIndex, length());
        if (to <= fromIndex) {
            return new BitSet(0);
        }
        BitSet result = new BitSet(to - fromIndex);
        int n = to - fromIndex + 63 >> 6;
        int source = fromIndex >> 6;
        for (int i = 0; i < n; i++, source++) {
            long w = words[source] >>> fromIndex;
            if ((fromIndex & 63) != 0 && source + 1 < wordsInUse) {
                w |= words[source + 1] << -fromIndex;
            }
            result.words[i] = w;
        }
        result.words[n - 1] &= mask(n - 1, 0, to - fromIndex);
        result.wordsInUse = n;
        result.shrinkUsed();
        return result;
    }

    public int nextSetBit(int fromIndex) {
        if (fromIndex < 0) {
            throw new IndexOutOfBoundsException("fromIndex < 0: " + fromIndex);
        }
        return next(fromIndex);
    }

    /** The nearest bit at or after {@code fromIndex}, which is not negative, that is set; -1 if there is none. */
    private int next(int fromIndex) {
        int i = fromIndex >> 6;
        if (i >= wordsInUse) {
            return -1;
        }
        long w = words[i] & -1L << fromIndex;
        while (w == 0) {
            if (++i == wordsInUse) {
                return -1;
            }
            w = words[i];
        }
        return (i << 6) + Long.numberOfTrailingZeros(w);
    }

    public int nextClearBit(int fromIndex) {
        if (fromIndex < 0) {
            throw new IndexOutOfBoundsException("fromIndex < 0: " + fromIndex);
        }
        int i = fromIndex >> 6;
        if (i >= wordsInUse) {
            return fromIndex;
        }
        long w = ~words[i] & -1L << fromIndex;
        while (w == 0) {
            if (++i == wordsInUse) {
                return wordsInUse << 6;
            }
            w = ~words[i];
        }
        return (i << 6) + Long.numberOfTrailingZeros(w);
    }

    public int previousSetBit(int fromIndex) {
        return previous(fromIndex, 0L);
    }

    public int previousClearBit(int fromIndex) {
        return fromIndex >= 0 && fromIndex >> 6 >= wordsInUse ? fromIndex : previous(fromIndex, -1L);
    }

    /** The nearest bit at or before {@code fromIndex} that is set after an exclusive or with {@code invert}. */
    private int previous(int fromIndex, long invert) {
        if (fromIndex < 0) {
            if (fromIndex == -1) {
                return -1;
            }
            throw new IndexOutOfBoundsException("fromIndex < -1: " + fromIndex);
        }
        int i = fromIndex >> 6;
        if (i >= wordsInUse) {
            return length() - 1;
        }
        long w = (words[i] ^ invert) & -1L >>> 63 - (fromIndex & 63);
        while (w == 0) {
            if (i-- == 0) {
                return -1;
            }
            w = words[i] ^ invert;
        }
        return (i << 6) + 63 - Long.numberOfLeadingZeros(w);
    }

    public int length() {
        return highest();
    }

    /** One more than the highest bit that is set. */
    private int highest() {
        return wordsInUse == 0 ? 0 : (wordsInUse << 6) - Long.numberOfLeadingZeros(words[wordsInUse - 1]);
    }

    public boolean isEmpty() {
        return wordsInUse == 0;
    }

    public boolean intersects(BitSet set) {
        for (int i = Math.min(wordsInUse, set.wordsInUse) - 1; i >= 0; i--) {
            if ((words[i] & set.words[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    /** The indices of the bits that are set when the stream is run. */
    public IntStream stream() {
        int characteristics = Spliterator.SIZED | Spliterator.ORDERED | Spliterator.DISTINCT | Spliterator.SORTED;
        return StreamSupport.intStream(() -> {
            int size = cardinality();
            PrimitiveIterator.OfInt bits = new PrimitiveIterator.OfInt() {
                private int next = nextSetBit(0);

                @Override
                public boolean hasNext() {
                    return next >= 0;
                }

                @Override
                public int nextInt() {
                    int bit = next;
                    if (bit < 0) {
                        throw new NoSuchElementException();
                    }
                    next = bit == Integer.MAX_VALUE ? -1 : BitSet.this.next(bit + 1);
                    return bit;
                }
            };
            return Spliterators.spliterator(bits, size, characteristics);
        }, characteristics, false);
    }

    public int cardinality() {
        int n = 0;
        for (int i = 0; i < wordsInUse; i++) {
            n += Long.bitCount(words[i]);
        }
        return n;
    }

    public void and(BitSet set) {
        while (wordsInUse > set.wordsInUse) {
            words[--wordsInUse] = 0;
        }
        for (int i = 0; i < wordsInUse; i++) {
            words[i] &= set.words[i];
        }
        shrinkUsed();
    }

    public void or(BitSet set) {
        if (set.wordsInUse > 0) {
            use(Math.max(wordsInUse, set.wordsInUse) - 1);
        }
        for (int i = 0; i < set.wordsInUse; i++) {
            words[i] |= set.words[i];
        }
    }

    public void xor(BitSet set) {
        if (set.wordsInUse > 0) {
            use(Math.max(wordsInUse, set.wordsInUse) - 1);
        }
        for (int i = 0; i < set.wordsInUse; i++) {
            words[i] ^= set.words[i];
        }
        shrinkUsed();
    }

    public void andNot(BitSet set) {
        for (int i = Math.min(wordsInUse, set.wordsInUse) - 1; i >= 0; i--) {
            words[i] &= ~set.words[i];
        }
        shrinkUsed();
    }

    public int hashCode() {
        long h = 1234;
        for (int i = wordsInUse; --i >= 0;) {
            h ^= words[i] * (i + 1);
        }
        return (int) (h >> 32 ^ h);
    }

    public int size() {
        return words.length << 6;
    }

    public boolean equals(Object obj) {
        if (!(obj instanceof BitSet)) {
            return false;
        }
        BitSet other = (BitSet) obj;
        if (wordsInUse != other.wordsInUse) {
            return false;
        }
        for (int i = 0; i < wordsInUse; i++) {
            if (words[i] != other.words[i]) {
                return false;
            }
        }
        return true;
    }

    public Object clone() {
        try {
            BitSet copy = (BitSet) super.clone();
            if (!sized) {
                words = Arrays.copyOf(words, wordsInUse);
            }
            copy.words = words.clone();
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    public String toString() {
        StringBuilder sb = new StringBuilder();
        sb.append('{');
        int i = nextSetBit(0);
        // Where the run of bits ends that i lies in; the first bit is looked at by itself.
        int end = i;
        while (i >= 0) {
            sb.append(i);
            if (i == Integer.MAX_VALUE) {
                break;
            }
            i++;
            if (i >= end) {
                int from = i == end ? i + 1 : i;
                i = from < 0 ? from : nextSetBit(from);
                if (i < 0) {
                    break;
                }
                end = nextClearBit(i);
            }
            sb.append(", ");
        }
        return sb.append('}').toString();
    }

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        java.io.ObjectOutputStream.PutField fields = out.putFields();
        fields.put("bits", Arrays.copyOf(words, wordsInUse));
        out.writeFields();
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        long[] bits = (long[]) in.readFields().get("bits", null);
        words = bits.clone();
        wordsInUse = words.length;
        shrinkUsed();
        sized = words.length > 0 && words[words.length - 1] == 0;
    }
}
