// Arguments that lie about themselves: a sequence's length, a collection's size, a comparator's order; and ranges that
// digests, pools and parsers refuse.
import java.security.MessageDigest;
import java.util.AbstractCollection;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ForkJoinPool;

public class LyingArguments {
    static void show(String what, Callable<?> call) {
        try {
            System.out.println(what + ": " + call.call());
        } catch (NullPointerException missing) {
            System.out.println(what + ": NullPointerException");
        } catch (Throwable thrown) {
            System.out.println(what + ": " + thrown);
        }
    }

    /** Says a length of its own, counts what it is asked, and is nothing as a string. */
    static class Told implements CharSequence {
        final int length;
        final StringBuilder asked = new StringBuilder();

        Told(int length) {
            this.length = length;
        }

        @Override
        public int length() {
            asked.append("L");
            return length;
        }

        @Override
        public char charAt(int index) {
            asked.append(index);
            if (index > 2) {
                throw new IndexOutOfBoundsException("no " + index);
            }
            return "ab\u20ac".charAt(index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            asked.append("S");
            return this;
        }

        @Override
        public String toString() {
            asked.append("T");
            return null;
        }
    }

    static void sequences() {
        for (int length : new int[] {-1, 0, 1, 2, 3, 4}) {
            for (int times : new int[] {-1, 0, 1, 2, 3}) {
                Told told = new Told(length);
                StringBuilder builder = new StringBuilder("<");
                show("repeat " + length + " " + times, () -> builder.repeat(told, times).append('>'));
                Told again = new Told(length);
                StringBuffer buffer = new StringBuffer("<");
                show("repeat " + length + " " + times, () -> buffer.repeat(again, times).append('>'));
                System.out.println(builder + " " + told.asked + " " + buffer + " " + again.asked);
            }
        }
        StringBuilder self = new StringBuilder("xy");
        show("repeat self", () -> self.repeat(self, 2));
        show("repeat null", () -> new StringBuilder().repeat(null, 2));
        show("repeat null negative", () -> new StringBuilder().repeat(null, -1));
        show("repeat string", () -> new StringBuilder("-").repeat("\u20ac1", 3));
        show("repeat builder", () -> new StringBuilder("-").repeat(new StringBuilder("q"), 3));
        show("repeat much", () -> new StringBuilder("-").repeat("abc", Integer.MAX_VALUE));
        show("repeat empty", () -> new StringBuilder("-").repeat("", Integer.MAX_VALUE));
    }

    /** A map that has more entries, or fewer, than it says. */
    static class Sized extends TreeMap<String, Integer> {
        final int size;

        Sized(int size) {
            this.size = size;
            for (String key : "d b a c e".split(" ")) {
                put(key, (int) key.charAt(0));
            }
        }

        @Override
        public int size() {
            return size;
        }
    }

    static void maps() {
        for (int size : new int[] {-3, -1, 0, 1, 2, 3, 4, 5, 6, 100}) {
            show("sorted map of " + size, () -> {
                TreeMap<String, Integer> copy = new TreeMap<>((java.util.SortedMap<String, Integer>) new Sized(size));
                return copy + " " + copy.size() + " " + copy.get("a") + copy.get("c") + copy.get("e") + copy.firstEntry()
                        + copy.lastEntry();
            });
            show("map of " + size, () -> {
                TreeMap<String, Integer> copy = new TreeMap<>((Map<String, Integer>) new Sized(size));
                return copy + " " + copy.size();
            });
            show("putAll of " + size, () -> {
                TreeMap<String, Integer> copy = new TreeMap<>();
                copy.putAll(new Sized(size));
                return copy + " " + copy.size();
            });
        }
        TreeMap<String, Integer> unsorted = new TreeMap<>((a, b) -> 1);
        for (String key : "d b a c e".split(" ")) {
            unsorted.put(key, 1);
        }
        show("copy of no order", () -> new TreeMap<>((java.util.SortedMap<String, Integer>) unsorted) + " " + unsorted);
    }

    static class SizedList extends AbstractCollection<Object> {
        final int size;

        SizedList(int size) {
            this.size = size;
        }

        @Override
        public int size() {
            return size;
        }

        @Override
        public Iterator<Object> iterator() {
            return List.<Object>of("p", "q").iterator();
        }

        @Override
        public Object[] toArray() {
            return new Object[] {"p", "q"};
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static void checked() {
        for (int size : new int[] {-1, 0, 1, 2, 3}) {
            List<Object> target = new ArrayList<>(List.of("z"));
            Collection lying = new SizedList(size);
            show("checked list " + size, () -> Collections.checkedList(target, Object.class).addAll(lying) + " " + target);
            show("checked list at " + size, () -> Collections.checkedList(target, Object.class).addAll(0, lying) + " " + target);
            show("checked " + size, () -> Collections.checkedCollection(target, Object.class).addAll(lying) + " " + target);
            show("checked no " + size, () -> Collections.checkedList((List) target, Integer.class).addAll(lying) + " " + target);
        }
    }

    static void digests() throws Exception {
        for (String name : new String[] {"SHA-256", "SHA3-256"}) {
            MessageDigest digest = MessageDigest.getInstance(name);
            byte[] ten = new byte[10];
            byte[] large = new byte[64];
            int[][] ranges = {{-1, 3}, {-1, 0}, {0, -1}, {3, -2}, {-5, -1}, {-1, -1}, {10, 0}, {11, 0}, {11, -1}, {12, -2},
                    {0, 11}, {-1, 11}, {Integer.MIN_VALUE, 1}, {Integer.MIN_VALUE, 0}, {Integer.MAX_VALUE, -1}, {-200, 150}};
            for (int[] range : ranges) {
                show(name + Arrays.toString(range), () -> {
                    digest.update(ten, range[0], range[1]);
                    return digest.digest()[0];
                });
                digest.reset();
            }
            int[][] places = {{-1, 64}, {-1, 32}, {0, 64}, {0, 8}, {60, 4}, {40, 24}, {40, 16}, {64, 0}, {65, -1}, {-1, -1},
                    {-40, 64}, {0, -1}, {-1, 0}, {Integer.MIN_VALUE, 64}};
            for (int[] place : places) {
                show(name + " to " + Arrays.toString(place), () -> digest.digest(large, place[0], place[1]) + " " + large[0]);
                digest.reset();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        sequences();
        maps();
        checked();
        digests();
        for (int parallelism : new int[] {32768, 32767, 0, -1, Integer.MAX_VALUE}) {
            show("pool " + parallelism, () -> {
                ForkJoinPool pool = new ForkJoinPool(parallelism);
                pool.shutdown();
                return pool.getParallelism();
            });
            show("pool " + parallelism, () -> {
                ForkJoinPool pool = new ForkJoinPool(parallelism, ForkJoinPool.defaultForkJoinWorkerThreadFactory, null, false);
                pool.shutdown();
                return pool.getParallelism();
            });
        }
        show("pool null", () -> new ForkJoinPool(32768, null, null, false));
        for (int sign : new int[] {-1, 1, 0}) {
            Comparator<String> order = (a, b) -> sign;
            ConcurrentSkipListMap<String, Integer> map = new ConcurrentSkipListMap<>(order);
            show("order " + sign, () -> {
                List<Object> given = new ArrayList<>();
                for (int i = 0; i < 20; i++) {
                    given.add(map.putIfAbsent("k" + i % 7, i));
                }
                return given + " " + map.size();
            });
            show("order " + sign + " get", () -> map.get("k1") + " " + map.containsKey("k1") + " " + map.firstKey());
            show("order " + sign + " last", () -> map.lastKey());
        }
        String[] texts = {"12x45", "--", "-1", "1-", "+", "", "99999999999", "99999999999999999999", "4294967296",
                "\u0661\u0662", "zz",
                "+5", "99999999999z", "99999999999999999999999z", "18446744073709551615", "18446744073709551616", "4294967295"};
        for (String text : texts) {
            String longer = "ab" + text + "cd";
            int end = 2 + text.length();
            show("int " + text, () -> Integer.parseUnsignedInt(longer, 2, end, 16));
            show("int " + text, () -> Integer.parseUnsignedInt(longer, 2, end, 10));
            show("int " + text, () -> Integer.parseUnsignedInt(new StringBuilder(longer), 2, end, 2));
            show("int " + text, () -> Integer.parseUnsignedInt(text, 16));
            show("int " + text, () -> Integer.parseUnsignedInt(text, 10));
            show("long " + text, () -> Long.parseUnsignedLong(longer, 2, end, 16));
            show("long " + text, () -> Long.parseUnsignedLong(longer, 2, end, 10));
            show("long " + text, () -> Long.parseUnsignedLong(new StringBuilder(longer), 2, end, 2));
            show("long " + text, () -> Long.parseUnsignedLong(text, 10));
        }
        show("radix", () -> Integer.parseUnsignedInt("1", 0, 1, 1));
        show("radix", () -> Long.parseUnsignedLong("1", 0, 1, 37));
        show("radix", () -> Integer.parseUnsignedInt("-1", 0, 2, 1));
        show("radix", () -> Integer.parseUnsignedInt("", 0, 0, 1));
        show("range", () -> Integer.parseUnsignedInt("1", 1, 0, 10));
        show("range", () -> Integer.parseUnsignedInt("1", 0, 2, 10));
        show("null", () -> Integer.parseUnsignedInt(null, 0, 2, 10) + Long.parseUnsignedLong(null, 0, 2, 10));
    }
}
