// Orders against an inventory: records, enums, maps of maps, Optional, sorting, formatted report.
import java.util.*;

public class Inventory {
    enum Category {
        TOOL, FOOD, TOY;

        double tax() {
            return this == FOOD ? 0.07 : 0.19;
        }
    }

    record Item(String name, Category category, double price) {
    }

    record Line(Item item, int quantity) {
        double net() {
            return item.price() * quantity;
        }
    }

    static class OutOfStock extends RuntimeException {
        OutOfStock(Item item, int wanted, int there) {
            super(item.name() + ": wanted " + wanted + ", have " + there);
        }
    }

    final Map<Item, Integer> stock = new LinkedHashMap<>();
    final Map<Category, Map<String, Double>> revenue = new EnumMap<>(Category.class);

    Optional<Item> find(String name) {
        for (Item i : stock.keySet()) {
            if (i.name().equalsIgnoreCase(name)) {
                return Optional.of(i);
            }
        }
        return Optional.empty();
    }

    double order(Map<String, Integer> wanted) {
        List<Line> lines = new ArrayList<>();
        wanted.forEach((name, n) -> {
            Item item = find(name).orElseThrow(() -> new NoSuchElementException("no " + name));
            int there = stock.get(item);
            if (there < n) {
                throw new OutOfStock(item, n, there);
            }
            lines.add(new Line(item, n));
        });
        double total = 0;
        for (Line l : lines) {
            stock.merge(l.item(), -l.quantity(), Integer::sum);
            double gross = l.net() * (1 + l.item().category().tax());
            revenue.computeIfAbsent(l.item().category(), c -> new TreeMap<>()).merge(l.item().name(), gross, Double::sum);
            total += gross;
        }
        return total;
    }

    public static void main(String[] args) {
        Inventory inv = new Inventory();
        inv.stock.put(new Item("Hammer", Category.TOOL, 12.5), 10);
        inv.stock.put(new Item("Apple", Category.FOOD, 0.3), 200);
        inv.stock.put(new Item("Robot", Category.TOY, 49.99), 2);
        inv.stock.put(new Item("Saw", Category.TOOL, 19.0), 1);
        List<Map<String, Integer>> orders = List.of(new TreeMap<>(Map.of("apple", 30, "hammer", 2)), new TreeMap<>(Map.of("robot", 3)), new TreeMap<>(Map.of("robot", 2, "saw", 1)), new TreeMap<>(Map.of("unicorn", 1)), new TreeMap<>(Map.of("SAW", 1)), new TreeMap<>(Map.of("apple", 170)));
        for (Map<String, Integer> o : orders) {
            try {
                System.out.println(o + " -> " + String.format("%.2f", inv.order(o)));
            } catch (OutOfStock | NoSuchElementException e) {
                System.out.println(o + " -> " + e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        inv.revenue.forEach((c, m) -> m.forEach((n, v) -> System.out.printf("%-5s %-8s %8.2f%n", c, n, v)));
        List<Map.Entry<Item, Integer>> left = new ArrayList<>(inv.stock.entrySet());
        left.sort(Comparator.comparing((Map.Entry<Item, Integer> e) -> e.getKey().category()).thenComparing(e -> e.getKey().price(), Comparator.reverseOrder()));
        for (Map.Entry<Item, Integer> e : left) {
            System.out.println(e.getKey() + " x " + e.getValue());
        }
        System.out.println(inv.find("nothing").map(Item::price).orElse(-1.0));
    }
}
