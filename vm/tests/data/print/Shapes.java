import java.util.*;
import java.util.function.*;

public sealed interface Shapes permits Shapes.Circle, Shapes.Named {
    long LIMIT = 1L << 40;
    double NAN = 0.0 / 0.0;
    String TEXT = "a\"\u00e9\ud800\n";

    record Circle(double radius) implements Shapes {}

    enum Named implements Shapes { UNIT, DOT }

    static <T extends Shapes> int count(List<? extends T> shapes, Object lock, int key) throws Exception {
        int sum = 0;
        synchronized (lock) {
            for (Shapes shape : shapes) {
                sum += switch (shape) {
                    case Circle c when c.radius() > 1 -> 2;
                    case Named.DOT -> 0;
                    default -> 1;
                };
            }
        }
        switch (key) {
            case 1: case 2: case 3: sum += key; break;
            default: sum--;
        }
        switch (key) {
            case -1: case 1000: sum++;
        }
        int[][] grid = new int[2][3];
        long[] row = new long[300];
        IntSupplier supplier = () -> grid[0].length + row.length;
        try {
            sum += supplier.getAsInt();
        } finally {
            System.out.println("sum " + sum);
        }
        return sum;
    }
}
