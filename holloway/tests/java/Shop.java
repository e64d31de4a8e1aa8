import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Records, enums, lists and maps, for Rust types that stand for them. */
public class Shop {
    enum Colour {
        RED, DARK_BLUE {
            @Override
            String hex() {
                return "000080";
            }
        }, PURPLE;

        String hex() {
            return "ff0000";
        }
    }

    record Item(String name, int count, double unitPrice, Colour colour, Integer limit) { }

    record Order(long number, List<Item> items, Item[] gifts, Map<String, Integer> stock, int[] codes, Order before) { }

    record Pair<A, B>(A first, B second) { }

    record Everything(boolean z, byte b, char c, short s, int i, long j, float f, double d, Boolean boxedZ, Byte boxedB,
            Character boxedC, Short boxedS, Long boxedJ, Float boxedF, Double boxedD) { }

    record Nothing() { }

    /** Whose accessors lie: nobody asks them. */
    record Liar(String name, int count) {
        @Override
        public String name() {
            throw new IllegalStateException("asked");
        }

        @Override
        public int count() {
            while (true) {
                Thread.onSpinWait();
            }
        }
    }

    record Strict(int value) {
        Strict {
            if (value < 0) {
                throw new IllegalArgumentException("negative");
            }
        }
    }

    static class NoRecord {
        final int value = 1;
    }

    static Item item() {
        return new Item("book", 3, 12.5, Colour.DARK_BLUE, null);
    }

    static Colour next(Colour colour) {
        return Colour.values()[(colour.ordinal() + 1) % 3];
    }

    static Order order(Order before) {
        Map<String, Integer> stock = new LinkedHashMap<>();
        stock.put("book", 3);
        stock.put("pen", 40);
        Item pen = new Item("pen", 1, 0.5, Colour.RED, 7);
        return new Order(5, List.of(item(), pen), new Item[] { pen }, stock, new int[] { 1, 2 }, before);
    }

    static String show(Order order) {
        return order.number() + " " + order.items() + " " + Arrays.toString(order.gifts()) + " " + order.stock() + " "
            + Arrays.toString(order.codes()) + " " + order.before();
    }

    static Everything same(Everything everything) {
        return everything;
    }

    static Nothing nothing(Nothing nothing) {
        return nothing;
    }

    static Strict strict(Strict strict) {
        return strict;
    }

    static Liar liar() {
        return new Liar("true", 1);
    }

    static NoRecord noRecord() {
        return new NoRecord();
    }

    static Pair<String, List<Integer>> pair() {
        return new Pair<>("one", List.of(1, 2));
    }

    static Object wrongPair() {
        return new Pair<>(1, List.of());
    }

    static String describe(Object object) {
        return object == null ? "null" : object.getClass().getSimpleName() + " " + (object instanceof Object[] array
            ? Arrays.toString(array) : object.toString());
    }

    static String describeList(List<?> list) {
        list.add(null);
        return describe(list) + (list.get(0) == null ? "" : " of " + list.get(0).getClass().getSimpleName());
    }

    static String describeMap(Map<?, ?> map) {
        return describe(map);
    }

    static List<String> words() {
        return new ArrayList<>(List.of("a", "b"));
    }

    static Collection<Integer> numbers() {
        return Collections.unmodifiableCollection(Arrays.asList(3, null, 1));
    }

    static int[][] grid() {
        return new int[][] { { 1, 2 }, {}, { 3 } };
    }

    static List<List<Integer>> lists() {
        return List.of(List.of(1), List.of());
    }

    static Map<Integer, List<String>> map() {
        Map<Integer, List<String>> map = new HashMap<>();
        map.put(1, List.of("a"));
        map.put(2, List.of());
        return map;
    }

    static Map<Object, Object> identities() {
        Map<Object, Object> map = new IdentityHashMap<>();
        map.put("x", "1");
        map.put(new String("x"), "1");
        return map;
    }

    static int taken(int value) {
        return value;
    }

    static int taken(Integer value) {
        return -value;
    }

    static int boxed(Integer value) {
        return value == null ? -1 : value;
    }

    static Object config() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("name", "holloway");
        map.put("item", item());
        map.put("sizes", List.of(1, 2L, (short) 3));
        map.put("bytes", new byte[] { 1, -1 });
        map.put("letter", 'x');
        map.put("ratio", 0.5f);
        map.put("on", true);
        map.put("none", null);
        map.put("grid", grid());
        map.put("colour", Colour.RED);
        return map;
    }

    static native Item discounted(Item item, Colour colour);

    static native List<Item> offers(Map<String, Integer> stock);

    static String offer() {
        return discounted(item(), Colour.RED) + " " + offers(Map.of("book", 2));
    }
}
