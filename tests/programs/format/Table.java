import java.util.List;

/** A table as programs print it. */
public class Table {
    record Row(String name, int count, double price, boolean stocked) {
    }

    public static void main(String[] args) {
        List<Row> rows = List.of(new Row("apple", 12, 0.5, true), new Row("watermelon", 3, 12.345, false), new Row("kiwi", 1200, 0.333333, true));
        System.out.println(String.format("%-12s|%8s|%10s|%-6s|", "name", "count", "price", "stock"));
        System.out.println("-".repeat(40));
        double total = 0;
        for (Row row : rows) {
            total += row.count() * row.price();
            System.out.printf("%-12.8s|%,8d|%10.2f|%-6b|%n", row.name(), row.count(), row.price(), row.stocked());
        }
        System.out.printf("%32s%n", String.format("total %.3f", total));
        System.out.printf("%02d:%02d:%06.3f %tQ%n".replace(" %tQ", ""), 3, 7, 5.25);
        System.out.printf("%3d%%  [%-20s]%n", 65, "#".repeat(13));
        System.out.printf("%s %08X %s%n", Integer.toBinaryString(42), 0xcafe, String.format("%3s", Integer.toBinaryString(5)).replace(' ', '0'));
    }
}
