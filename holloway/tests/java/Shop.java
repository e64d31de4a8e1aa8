package shop;

import java.util.Arrays;

/** Records and enums that stand for structs and enums of the host. */
public class Shop {
    public enum State {
        OPEN, IN_STOCK {
            @Override
            public String toString() {
                return "there";
            }
        }, SENT
    }

    public record Item(String name, int unitPrice, double[] weights) {
    }

    public record Order(long id, State state, Item[] items, String note, Order before, int[][] table) {
        public Order {
            if (id < 0) {
                throw new IllegalArgumentException("id " + id);
            }
        }
    }

    /** The same types in another order than that of the names. */
    public record Pair(String second, String first) {
    }

    public record Tree(Tree[] children) {
    }

    private Shop() {
    }

    public static Order order(long id) {
        Item[] items = {new Item("book", 12, new double[] {0.5}), new Item("cake", 3, new double[0])};
        return new Order(id, State.IN_STOCK, items, null, new Order(1, State.OPEN, new Item[0], "first", null, null),
                new int[][] {{1, 2}, {}, {3}});
    }

    public static String told(Order order) {
        StringBuilder text = new StringBuilder();
        for (Order each = order; each != null; each = each.before) {
            text.append(each.id).append(' ').append(each.state).append(' ').append(each.note).append(' ');
            for (Item item : each.items) {
                text.append(item.name).append('=').append(item.unitPrice).append(Arrays.toString(item.weights)).append(' ');
            }
            text.append(Arrays.deepToString(each.table)).append('\n');
        }
        return text.toString();
    }

    public static String told(Pair pair) {
        return pair.first + " then " + pair.second;
    }

    public static State after(State state) {
        return state == null ? State.OPEN : State.values()[state.ordinal() + 1];
    }

    public static Object anything(int which) {
        return which == 0 ? "text" : which == 1 ? new Pair(null, "f") : which == 2 ? State.SENT : null;
    }

    /** A record of records, so deep. */
    public static Order deep(int depth) {
        Order order = null;
        for (int i = 0; i < depth; i++) {
            order = new Order(i, State.OPEN, new Item[0], "", order, new int[0][]);
        }
        return order;
    }

    /** A tree of few records that is large when each of its ways is followed. */
    public static Tree tree(int levels) {
        Tree tree = new Tree(new Tree[0]);
        for (int i = 0; i < levels; i++) {
            tree = new Tree(new Tree[] {tree, tree, tree, tree});
        }
        return tree;
    }

    /** One large text, again and again. */
    public static String[] repeated() {
        String[] texts = new String[100_000];
        Arrays.fill(texts, "x".repeat(1 << 20));
        return texts;
    }

    /** An array that holds itself. */
    public static Object[] circle() {
        Object[] array = new Object[1];
        array[0] = array;
        return array;
    }

    public static Tree circularTree() {
        Tree[] children = new Tree[1];
        return children[0] = new Tree(children);
    }
}
