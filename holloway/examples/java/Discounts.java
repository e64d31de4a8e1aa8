import java.util.ArrayList;
import java.util.List;

/** The rules of a shop, as somebody who is no Rust programmer writes them. */
public class Discounts {
    /** What the host makes of its own orders. */
    public record Order(String customer, String item, int count, double price) {
        double total() {
            return count * price;
        }
    }

    interface Rule {
        double rate(Order order);
    }

    private static final List<Rule> RULES = new ArrayList<>();

    static {
        RULES.add(order -> order.count() >= 10 ? 0.10 : 0);
        RULES.add(order -> order.customer().startsWith("gold") ? 0.05 : 0);
        RULES.add(order -> switch (order.item()) {
            case "book" -> 0.02;
            case "bread" -> 0;
            default -> order.total() > 1000 ? 0.07 : 0;
        });
    }

    public static double price(Order order) {
        double rate = RULES.stream().mapToDouble(rule -> rule.rate(order)).sum();
        return order.total() * (1 - rate);
    }
}
