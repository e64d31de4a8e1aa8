import java.util.*;
import java.util.stream.*;

public class Statistics {
    public static void main(String[] args) {
        IntSummaryStatistics i = IntStream.of(4, -2, 9).summaryStatistics();
        System.out.println(i + " " + i.getCount() + " " + i.getSum() + " " + i.getMin() + " " + i.getMax() + " " + i.getAverage());
        LongSummaryStatistics l = LongStream.of(4, -2, 1L << 50).summaryStatistics();
        System.out.println(l + " " + l.getAverage());
        DoubleSummaryStatistics d = DoubleStream.of(4, -2.5, 1e10).summaryStatistics();
        System.out.println(d + " " + d.getSum());
        System.out.println(IntStream.empty().summaryStatistics() + " " + LongStream.empty().summaryStatistics() + " " + DoubleStream.empty().summaryStatistics());
        IntSummaryStatistics a = new IntSummaryStatistics();
        a.accept(3);
        a.combine(i);
        System.out.println(a);
        DoubleSummaryStatistics b = new DoubleSummaryStatistics(2, 1.0, 3.0, 4.0);
        b.combine(d);
        System.out.println(b);
        l.accept(7);
        l.accept(7L);
        System.out.println(l);
        IntStream.range(0, 5).forEach(a);
        System.out.println(a);
        for (Runnable r : new Runnable[] {() -> new IntSummaryStatistics(-1, 0, 0, 0), () -> new LongSummaryStatistics(1, 5, 0, 0),
            () -> new DoubleSummaryStatistics(1, Double.NaN, 0, 0)}) {
            try {
                r.run();
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(DoubleStream.of(Double.NaN, 1).summaryStatistics());
        System.out.println(Stream.of("a", "bbb").mapToInt(String::length).summaryStatistics().getMax());
    }
}
