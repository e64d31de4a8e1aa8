// stress: off
import java.util.*;
import java.util.concurrent.CopyOnWriteArrayList;

/** Calls with null, negative and great arguments: which exception they give, and what it says. */
public class EdgeArguments {
    interface Action {
        Object run() throws Exception;
    }

    static void show(Action action) {
        try {
            Object value = action.run();
            System.out.println(value instanceof Object[] a ? Arrays.toString(a) : value);
        } catch (Exception | Error e) {
            System.out.println(e instanceof NullPointerException ? "null refused" : e);
        }
    }

    enum Color {
        RED, GREEN, BLUE
    }

    @SuppressWarnings({"unchecked", "rawtypes", "deprecation"})
    public static void main(String[] args) {
        for (int i : new int[] {Integer.MIN_VALUE, -1, 0, 1, 2, 3, Integer.MAX_VALUE}) {
            show(() -> new StringBuffer("ab").insert(i, (String) null));
            show(() -> new StringBuffer("ab").insert(i, new char[] {'x'}));
            show(() -> new StringBuilder("ab").insert(i, (Object) null));
            show(() -> new StringBuilder("ab").insert(i, "xyz", 1, 2));
            show(() -> new StringBuilder("ab").deleteCharAt(i));
            show(() -> new StringBuilder("ab").replace(i, 2, "q"));
            show(() -> new StringBuilder("ab").delete(i, 1));
            show(() -> new StringBuilder("ab").codePointAt(i));
            show(() -> "ab".substring(i));
            show(() -> "ab".charAt(i));
            show(() -> "ab".indexOf("b", i, 2));
            show(() -> Character.codePointAt(new char[] {'a', 'b'}, i));
            show(() -> Character.codePointAt(new char[] {'a', 'b'}, 0, i));
            show(() -> Character.codePointBefore(new char[] {'a', 'b'}, i));
            show(() -> Character.codePointBefore(new char[] {'a', 'b'}, i, 0));
            show(() -> Character.codePointCount(new char[] {'a', 'b'}, i, 1));
            show(() -> {
                byte[] target = new byte[3];
                "ab".getBytes(0, 2, target, i);
                return Arrays.toString(target);
            });
            show(() -> new CopyOnWriteArrayList<>(List.of(1, 2)).subList(i, 2));
            show(() -> new ArrayList<>(List.of(1, 2)).subList(i, 2));
            show(() -> new ArrayList<>(List.of(1, 2)).subList(0, i));
            show(() -> List.of(1, 2).subList(0, i));
        }
        show(() -> new StringBuffer("ab").insert(-1, (char[]) null));
        show(() -> "x".indexOf(null, -1, -1));
        show(() -> "x".replaceFirst("[", null));
        show(() -> "x".replaceFirst("y+", null));
        show(() -> Enum.valueOf((Class) String.class, null));
        show(() -> Enum.valueOf(Color.class, null));
        show(() -> Enum.valueOf(Color.class, "PINK"));
        show(() -> EnumSet.noneOf((Class) String.class));
        show(() -> EnumSet.of(Color.RED).add(null));
        show(() -> EnumSet.of(Color.RED).contains(null) + " " + EnumSet.of(Color.RED).remove(null));
        show(() -> ((Set) EnumSet.of(Color.RED)).add(Thread.State.NEW));
        show(() -> new EnumMap<Color, Integer>(Color.class).put(null, 1));
        show(() -> ((Map) new EnumMap<Color, Integer>(Color.class)).put(Thread.State.NEW, 1));
        show(() -> new EnumMap<Color, Integer>(Color.class).get(null));
        EnumSet<Color> colors = EnumSet.allOf(Color.class);
        Iterator<Color> it = colors.iterator();
        it.next();
        colors.remove(Color.RED);
        colors.remove(Color.GREEN);
        show(() -> it.next() + " " + it.hasNext());
        show(() -> {
            it.remove();
            return colors + " " + colors.size();
        });
        EnumMap<Color, Integer> map = new EnumMap<>(Map.of(Color.RED, 1, Color.GREEN, 2, Color.BLUE, 3));
        Iterator<Map.Entry<Color, Integer>> entries = map.entrySet().iterator();
        Map.Entry<Color, Integer> red = entries.next();
        show(() -> red + " " + red.setValue(5) + " " + map + red.equals(Map.entry(Color.RED, 5)) + (red.hashCode() == Map.entry(Color.RED, 5).hashCode()));
        map.remove(Color.GREEN);
        show(() -> entries.next());
        entries.remove();
        show(() -> {
            entries.remove();
            return 0;
        });
        show(() -> map.toString() + map.equals(Map.of(Color.RED, 5)) + map.keySet() + map.values().contains(5));

        show(() -> new TreeMap<String, Integer>().compute(null, (k, v) -> null));
        show(() -> new TreeMap<String, Integer>().computeIfAbsent(null, k -> 1));
        TreeMap<String, Integer> tree = new TreeMap<>() {
            @Override
            public Integer put(String k, Integer v) {
                throw new IllegalStateException();
            }
        };
        tree.putIfAbsent("a", 1);
        show(() -> ((TreeMap<?, ?>) tree.clone()).getClass() == tree.getClass());
        show(() -> {
            tree.putAll(Map.of("b", 2));
            return tree;
        });
    }
}
