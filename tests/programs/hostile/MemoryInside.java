// vm: -Xmx24m
// stress: off
// fuel: varies
// Memory that ends while collections, builders and streams grow: what they held is still there, and they can be used.
import java.io.ByteArrayOutputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

public class MemoryInside {
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

    /** Given back when memory ends, so that looking at what is left has some. */
    static byte[] reserve;

    /** Lets a collection grow until there is no memory, then looks whether it has what it says. */
    static void fill(String name, Collection<Object> collection) {
        int added = 0;
        String end = "none";
        reserve = new byte[1 << 20];
        try {
            while (true) {
                collection.add(new byte[collection instanceof CopyOnWriteArrayList ? 65536 : 4096]);
                added++;
            }
        } catch (OutOfMemoryError thrown) {
            reserve = null;
            end = thrown.toString();
        }
        int size = collection.size();
        int counted = 0;
        boolean isSound = true;
        for (Object element : collection) {
            counted++;
            isSound &= element instanceof byte[];
        }
        collection.clear();
        collection.add(new byte[1]);
        System.out.println(name + " " + end + " " + (added > 100) + " " + (size - added) + " " + (counted - size) + " " + isSound + " " + collection.size());
    }

    static void fill(String name, Map<Object, Object> map) {
        int added = 0;
        String end = "none";
        reserve = new byte[1 << 20];
        try {
            while (true) {
                map.put(added, new byte[4096]);
                added++;
            }
        } catch (OutOfMemoryError thrown) {
            reserve = null;
            end = thrown.toString();
        }
        // The last one may be in the map although memory ended, while its table grew.
        boolean isWhole = map.size() == added || map.size() == added + 1;
        boolean isSound = true;
        for (int i = 0; i < added; i++) {
            isSound &= map.get(i) instanceof byte[] bytes && bytes.length == 4096;
        }
        int counted = 0;
        for (Object key : map.keySet()) {
            counted++;
        }
        System.out.println(name + " " + end + " " + (added > 100) + " " + isWhole + " " + isSound + " " + (counted == map.size()));
        for (int i = 0; i < added; i++) {
            isSound &= map.remove(i) != null;
        }
        map.clear();
        System.out.println(name + " " + isSound + " " + map.size() + " " + map.put("x", "y") + " " + map.get("x"));
    }

    static class Ordered implements Comparable<Ordered> {
        final byte[] bytes = new byte[4096];
        final int number;

        Ordered(int number) {
            this.number = number;
        }

        @Override
        public int compareTo(Ordered other) {
            return Integer.compare(number, other.number);
        }
    }

    public static void main(String[] args) throws Throwable {
        fill("ArrayList", new ArrayList<>());
        fill("LinkedList", new LinkedList<>());
        fill("ArrayDeque", new ArrayDeque<>());
        fill("Vector", new Vector<>());
        fill("HashSet", new HashSet<>());
        fill("CopyOnWriteArrayList", new CopyOnWriteArrayList<>());
        fill("HashMap", new HashMap<>());
        fill("LinkedHashMap", new LinkedHashMap<>());
        fill("TreeMap", new TreeMap<>());
        fill("ConcurrentHashMap", new ConcurrentHashMap<>());
        show("PriorityQueue", () -> {
            reserve = new byte[1 << 20];
            PriorityQueue<Ordered> queue = new PriorityQueue<>();
            int added = 0;
            try {
                while (true) {
                    queue.add(new Ordered(added * 7919 % 10007));
                    added++;
                }
            } catch (OutOfMemoryError thrown) {
                reserve = null;
                int last = -1;
                boolean isSorted = queue.size() == added;
                for (Ordered next; (next = queue.poll()) != null; last = next.number) {
                    isSorted &= last <= next.number;
                }
                return isSorted;
            }
        });
        show("TreeSet", () -> {
            reserve = new byte[1 << 20];
            TreeSet<Ordered> set = new TreeSet<>();
            int added = 0;
            try {
                while (true) {
                    set.add(new Ordered(added));
                    added++;
                }
            } catch (OutOfMemoryError thrown) {
                reserve = null;
                return set.size() == added && set.first().number == 0 && set.last().number == added - 1;
            }
        });
        show("StringBuilder", () -> {
            StringBuilder builder = new StringBuilder("start");
            try {
                while (true) {
                    builder.append(builder);
                }
            } catch (OutOfMemoryError thrown) {
                int length = builder.length();
                return thrown.getMessage() + " " + builder.substring(0, 10) + " " + (length % 5) + " " + builder.charAt(length - 1)
                        + " " + (builder.append("x").length() - length);
            }
        });
        show("wide StringBuilder", () -> {
            StringBuilder builder = new StringBuilder("a".repeat(4_000_000));
            try {
                // Each character takes two bytes from here on.
                while (true) {
                    builder.append('\u20ac').append("b".repeat(1_000_000));
                }
            } catch (OutOfMemoryError thrown) {
                return thrown.getMessage() + " " + builder.substring(0, 3) + " " + (builder.length() >= 4_000_000);
            }
        });
        show("stream", () -> {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            try {
                while (true) {
                    out.write(new byte[100_000]);
                }
            } catch (OutOfMemoryError thrown) {
                return thrown.getMessage() + " " + out.size() % 100_000 + " " + (out.size() > 1_000_000);
            }
        });
        show("toArray", () -> {
            List<Object> list = new ArrayList<>();
            for (int i = 0; i < 1_500_000; i++) {
                list.add("x");
            }
            try {
                List<Object[]> copies = new ArrayList<>();
                while (true) {
                    copies.add(list.toArray());
                }
            } catch (OutOfMemoryError thrown) {
                return thrown.getMessage() + " " + list.size();
            }
        });
        show("repeat", () -> "ab".repeat(30_000_000));
        show("bits", () -> {
            BitSet set = new BitSet();
            set.set(3);
            try {
                set.set(Integer.MAX_VALUE);
            } catch (OutOfMemoryError thrown) {
                return thrown.getMessage() + " " + set;
            }
            return set.cardinality();
        });
        show("ensureCapacity", () -> {
            ArrayList<Object> list = new ArrayList<>(List.of(1, 2));
            try {
                list.ensureCapacity(Integer.MAX_VALUE);
            } catch (OutOfMemoryError thrown) {
                return thrown.getMessage() + " " + list + list.add(3);
            }
            return "grown";
        });
        show("builder ensureCapacity", () -> {
            StringBuilder builder = new StringBuilder("abc");
            try {
                builder.ensureCapacity(Integer.MAX_VALUE);
            } catch (OutOfMemoryError thrown) {
                return thrown.getMessage() + " " + builder;
            }
            return "grown";
        });
        show("initial capacity", () -> new HashMap<>(1 << 30).put("a", "b"));
        show("new list", () -> new ArrayList<>(Integer.MAX_VALUE));
        show("concat", () -> {
            String text = "0123456789".repeat(500_000);
            List<String> kept = new ArrayList<>();
            try {
                while (true) {
                    kept.add(text + kept.size());
                }
            } catch (OutOfMemoryError thrown) {
                return thrown.getMessage() + " " + kept.get(0).endsWith("0") + " " + text.length();
            }
        });
    }
}
