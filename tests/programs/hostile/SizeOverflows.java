// Offsets and lengths whose sum overflows, and bounds that are negative or in the wrong order, everywhere in the library.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.CharArrayReader;
import java.io.CharArrayWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Objects;
import java.util.PriorityQueue;

public class SizeOverflows {
    interface Action {
        Object run() throws Throwable;
    }

    static void show(String name, Action action) {
        try {
            System.out.println(name + " = " + action.run());
        } catch (Throwable thrown) {
            System.out.println(name + " ! " + (thrown instanceof NullPointerException ? "NullPointerException" : thrown));
        }
    }

    public static void main(String[] args) throws Throwable {
        int[] odd = {-1, 2, 6, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int from : odd) {
            for (int to : odd) {
                String at = from + "," + to + " ";
                show(at + "substring", () -> "hello".substring(from, to));
                show(at + "subSequence", () -> new StringBuilder("hello").subSequence(from, to));
                show(at + "delete", () -> new StringBuilder("hello").delete(from, to));
                show(at + "replace", () -> new StringBuilder("hello").replace(from, to, "x"));
                show(at + "builder substring", () -> new StringBuffer("hello").substring(from, to));
                show(at + "new String chars", () -> new String(new char[] {'a', 'b', 'c', 'd', 'e'}, from, to));
                show(at + "new String bytes", () -> new String(new byte[5], from, to).length());
                show(at + "new String charset", () -> new String(new byte[5], from, to, StandardCharsets.UTF_8).length());
                show(at + "new String points", () -> new String(new int[] {'a', 'b', 'c', 'd', 'e'}, from, to));
                show(at + "valueOf", () -> String.valueOf(new char[5], from, to).length());
                show(at + "append chars", () -> new StringBuilder().append(new char[5], from, to).length());
                show(at + "append sequence", () -> new StringBuilder().append("hello", from, to));
                show(at + "insert", () -> new StringBuilder("hello").insert(from, "abc", 0, to));
                show(at + "insert chars", () -> new StringBuilder("hello").insert(1, new char[5], from, to).length());
                show(at + "getChars", () -> {
                    "hello".getChars(0, 5, new char[3], from);
                    return "";
                });
                show(at + "getChars of", () -> {
                    "hello".getChars(from, to, new char[9], 1);
                    return "";
                });
                show(at + "regionMatches", () -> "hello".regionMatches(from, "ell", 0, to));
                show(at + "indexOf", () -> "hello".indexOf('l', from) + " " + "hello".lastIndexOf("l", to));
                show(at + "codePointCount", () -> "hello".codePointCount(from, to));
                show(at + "offsetByCodePoints", () -> "hello".offsetByCodePoints(from, to));
                show(at + "fill", () -> {
                    Arrays.fill(new int[5], from, to, 1);
                    return "";
                });
                show(at + "sort", () -> {
                    Arrays.sort(new Object[5], from, to);
                    return "";
                });
                show(at + "binarySearch", () -> Arrays.binarySearch(new int[5], from, to, 0));
                // Where the difference overflows to almost 2^31 a copy is made: HugeCopies.
                if (from != 6 || to != Integer.MIN_VALUE) {
                    show(at + "copyOfRange", () -> Arrays.copyOfRange(new byte[5], from, to == Integer.MAX_VALUE ? 7 : to).length);
                }
                show(at + "equals", () -> Arrays.equals(new int[5], from, to, new int[5], 0, 2));
                show(at + "subList", () -> new ArrayList<>(List.of(1, 2, 3, 4, 5)).subList(from, to));
                show(at + "subList of", () -> List.of(1, 2, 3, 4, 5).subList(from, to));
                show(at + "checkFromToIndex", () -> Objects.checkFromToIndex(from, to, 5));
                show(at + "checkFromIndexSize", () -> Objects.checkFromIndexSize(from, to, 5));
                show(at + "read", () -> new ByteArrayInputStream(new byte[5]).read(new byte[5], from, to));
                show(at + "stream of range", () -> new ByteArrayInputStream(new byte[5], from, to).available());
                show(at + "write", () -> {
                    new ByteArrayOutputStream().write(new byte[5], from, to);
                    return "";
                });
                show(at + "reader", () -> new StringReader("hello").read(new char[5], from, to));
                show(at + "char reader", () -> new CharArrayReader(new char[5], from, to).read());
                show(at + "writer", () -> {
                    StringWriter writer = new StringWriter();
                    writer.write("hello", from, to);
                    return writer;
                });
                show(at + "char writer", () -> {
                    CharArrayWriter writer = new CharArrayWriter();
                    writer.write(new char[5], from, to);
                    return writer.size();
                });
                show(at + "bits", () -> {
                    BitSet set = new BitSet();
                    set.set(1);
                    set.clear(from, to);
                    return set + " " + set.get(from, Math.min(to, 9));
                });
                show(at + "stream", () -> Arrays.stream(new int[5], from, to).count());
                show(at + "range", () -> java.util.stream.IntStream.range(from, to).count());
                show(at + "skip", () -> new ByteArrayInputStream(new byte[5]).skip(from) + " " + new StringReader("hello").skip(to));
            }
        }
        for (int size : odd) {
            show(size + " builder", () -> new StringBuilder(size).length() >= 0 && size > 100 ? "large" : "made");
            show(size + " setLength", () -> {
                StringBuilder builder = new StringBuilder("hello");
                builder.setLength(size);
                return builder.length();
            });
            show(size + " charAt", () -> new StringBuilder("hello").charAt(size));
            show(size + " setCharAt", () -> {
                new StringBuilder("hello").setCharAt(size, 'x');
                return "";
            });
            show(size + " deleteCharAt", () -> new StringBuilder("hello").deleteCharAt(size));
            show(size + " codePointAt", () -> "hello".codePointAt(size) + "hello".codePointBefore(size));
            show(size + " list get", () -> new ArrayList<>(List.of(1, 2, 3)).get(size));
            show(size + " list add", () -> new ArrayList<>(List.of(1, 2, 3)).remove(size));
            show(size + " list add at", () -> {
                new ArrayList<>(List.of(1, 2, 3)).add(size, 1);
                return "";
            });
            show(size + " bit", () -> new BitSet().get(size));
            show(size + " bit flip", () -> {
                BitSet set = new BitSet();
                set.flip(size & ~Integer.MAX_VALUE | Math.min(size & Integer.MAX_VALUE, 100));
                return set;
            });
            show(size + " nextSetBit", () -> new BitSet().nextSetBit(size) + " " + new BitSet().nextClearBit(size));
            show(size + " previousSetBit", () -> new BitSet().previousSetBit(size) + " " + new BitSet().previousClearBit(size));
            if (size < 100) {
                show(size + " list", () -> new ArrayList<>(size).size());
                show(size + " map", () -> new HashMap<>(size).size());
                show(size + " deque", () -> new ArrayDeque<>(size).size());
                show(size + " queue", () -> new PriorityQueue<>(size).size());
                show(size + " bits", () -> new BitSet(size).size());
                show(size + " repeat", () -> "ab".repeat(size));
                show(size + " writer", () -> new StringWriter(size).toString());
                show(size + " bytes out", () -> new ByteArrayOutputStream(size).size());
                show(size + " factor", () -> new HashMap<>(4, size).size());
            }
        }
        show("repeat overflow", () -> "abcd".repeat(Integer.MAX_VALUE / 2));
        show("repeat empty", () -> "".repeat(Integer.MAX_VALUE).length());
        show("factor NaN", () -> new HashMap<>(4, Float.NaN));
        show("nCopies", () -> java.util.Collections.nCopies(Integer.MAX_VALUE, "x").size());
        show("nCopies negative", () -> java.util.Collections.nCopies(-1, "x"));
        show("hash of nCopies", () -> java.util.Collections.nCopies(3, null).hashCode());
    }
}
