import java.util.*;
import java.util.stream.*;

/** Sums of doubles to the last bit. */
public class CompensatedSums {
    public static void main(String[] args) {
        Random r = new Random(5);
        for (int k = 0; k < 40; k++) {
            double[] d = new double[1 + r.nextInt(50)];
            for (int i = 0; i < d.length; i++) {
                d[i] = (r.nextDouble() - 0.5) * Math.pow(2, r.nextInt(100) - 20);
            }
            show(d);
        }
        double inf = Double.POSITIVE_INFINITY;
        for (double[] d : new double[][] {{}, {1, inf}, {-inf, inf}, {Double.NaN, 1}, {1e308, 1e308}, {1e308, 1e308, -1e308},
            {-0.0}, {-0.0, -0.0}, {.1, .2, .3, .4, .5, .6, .7}, {1, 1e100, 1, -1e100}, {inf, 1e308}, {4.9e-324, 4.9e-324}}) {
            show(d);
        }
        DoubleSummaryStatistics s = new DoubleSummaryStatistics();
        for (int i = 0; i < 10; i++) {
            s.accept(0.1 * i);
            DoubleSummaryStatistics other = new DoubleSummaryStatistics();
            other.accept(1e10 / 3);
            other.accept(i / 7.0);
            s.combine(other);
        }
        System.out.println(s.getSum());
        System.out.println(DoubleStream.iterate(0.1, x -> x + 0.1).limit(1000).sum());
        System.out.println(DoubleStream.generate(() -> 0.1).limit(1000).sum());
    }

    static void show(double[] d) {
        System.out.println(DoubleStream.of(d).sum() + " " + DoubleStream.of(d).average() + " " + DoubleStream.of(d).summaryStatistics().getSum()
                + " " + DoubleStream.of(d).boxed().collect(Collectors.summingDouble(x -> x)) + " "
                + DoubleStream.of(d).boxed().collect(Collectors.averagingDouble(x -> x)) + " " + DoubleStream.of(d).min() + DoubleStream.of(d).max());
    }
}
