// A month of sales: parsed lines, grouped and summed with exact money, tables and a bar chart.
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.*;
import java.util.function.Function;
import java.util.stream.*;

public class SalesReport {
    enum Region { NORTH, EAST, SOUTH, WEST }

    record Sale(LocalDate day, Region region, String product, int quantity, BigDecimal price) {
        static Sale parse(String line) {
            String[] parts = line.split("\\s*;\\s*");
            if (parts.length != 5) {
                throw new IllegalArgumentException("fields: " + parts.length + " in " + line);
            }
            return new Sale(LocalDate.parse(parts[0]), Region.valueOf(parts[1].toUpperCase()), parts[2],
                    Integer.parseInt(parts[3]), new BigDecimal(parts[4]));
        }

        BigDecimal total() {
            return price.multiply(BigDecimal.valueOf(quantity));
        }
    }

    static final String[] PRODUCTS = {"Lamp", "Chair", "Desk", "Shelf", "Rug"};

    static List<String> lines() {
        Random random = new Random(2024);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < 120; i++) {
            LocalDate day = LocalDate.of(2024, 2, 1).plusDays(random.nextInt(29));
            Region region = Region.values()[random.nextInt(4)];
            String product = PRODUCTS[random.nextInt(PRODUCTS.length)];
            lines.add(day + " ; " + region.name().toLowerCase() + ";" + product + "; " + (1 + random.nextInt(12)) + ";"
                    + BigDecimal.valueOf(1999 + random.nextInt(30000), 2));
        }
        lines.add("2024-02-30;north;Lamp;1;2.50");
        lines.add("2024-02-03;centre;Lamp;1;2.50");
        lines.add("2024-02-03;north;Lamp;one;2.50");
        lines.add("2024-02-03;north;Lamp;1");
        lines.add("2024-02-03;north;Lamp;1;2,50");
        return lines;
    }

    public static void main(String[] args) {
        List<Sale> sales = new ArrayList<>();
        for (String line : lines()) {
            try {
                sales.add(Sale.parse(line));
            } catch (RuntimeException e) {
                System.out.println("skipped: " + e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
        System.out.println(sales.size() + " sales, first " + sales.get(0));

        Map<Region, BigDecimal> byRegion = sales.stream().collect(Collectors.groupingBy(Sale::region,
                () -> new EnumMap<>(Region.class), Collectors.reducing(BigDecimal.ZERO, Sale::total, BigDecimal::add)));
        BigDecimal all = byRegion.values().stream().reduce(BigDecimal.ZERO, BigDecimal::add);
        byRegion.forEach((region, sum) -> System.out.printf("%-6s %,14.2f %6.2f%%%n", region, sum,
                sum.multiply(BigDecimal.valueOf(100)).divide(all, 4, RoundingMode.HALF_EVEN)));
        System.out.printf(Locale.GERMANY, "all    %,14.2f%n", all);

        Map<String, Integer> sold = sales.stream().collect(Collectors.groupingBy(Sale::product, TreeMap::new,
                Collectors.summingInt(Sale::quantity)));
        Map<DayOfWeek, Double> means = sales.stream().collect(Collectors.groupingBy(s -> s.day().getDayOfWeek(), TreeMap::new,
                Collectors.averagingInt(Sale::quantity)));
        System.out.println(sold + "\n" + means);
        Map<Boolean, List<String>> weekend = sales.stream().filter(s -> s.quantity() > 10)
                .collect(Collectors.partitioningBy(s -> s.day().getDayOfWeek().compareTo(DayOfWeek.SATURDAY) >= 0,
                        Collectors.mapping(s -> s.product() + "x" + s.quantity(), Collectors.toList())));
        System.out.println(weekend);

        DateTimeFormatter format = DateTimeFormatter.ofPattern("EEE d MMM yyyy", Locale.ENGLISH);
        sales.stream().sorted(Comparator.comparing(Sale::total).reversed().thenComparing(Sale::day)).limit(5)
                .forEach(s -> System.out.printf("%s %-5s %10s %s%n", s.day().format(format), s.product(), s.total(),
                        "*".repeat(s.total().divideToIntegralValue(BigDecimal.valueOf(200)).intValueExact())));

        Map<String, Optional<Sale>> dearest = sales.stream().collect(Collectors.groupingBy(Sale::product,
                LinkedHashMap::new, Collectors.maxBy(Comparator.comparing(Sale::price))));
        dearest.forEach((product, sale) -> System.out.println(product + " " + sale.map(Sale::price).orElseThrow()));
        IntSummaryStatistics quantities = sales.stream().mapToInt(Sale::quantity).summaryStatistics();
        System.out.println(quantities);
        BigDecimal mean = all.divide(BigDecimal.valueOf(sales.size()), 2, RoundingMode.HALF_UP);
        long above = sales.stream().filter(s -> s.total().compareTo(mean) > 0).count();
        System.out.println("mean " + mean.toPlainString() + ", above " + above);
        var top = sales.stream().collect(Collectors.teeing(
                Collectors.minBy(Comparator.comparing(Sale::total)), Collectors.maxBy(Comparator.comparing(Sale::total)),
                (least, most) -> least.get().total() + " to " + most.get().total()));
        System.out.println(top);
        System.out.println(Stream.of(PRODUCTS).collect(Collectors.toMap(Function.identity(), String::length,
                (a, b) -> a, TreeMap::new)).descendingMap());
    }
}
