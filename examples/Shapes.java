import java.util.ArrayList;
import java.util.List;

/** Records, a sealed interface and patterns: calls whose receivers vary. */
public class Shapes {
    sealed interface Shape permits Circle, Square, Triangle {}

    record Circle(double radius) implements Shape {}

    record Square(double side) implements Shape {}

    record Triangle(double base, double height) implements Shape {}

    static double area(Shape shape) {
        return switch (shape) {
            case Circle(double radius) -> Math.PI * radius * radius;
            case Square(double side) -> side * side;
            case Triangle(double base, double height) -> base * height / 2;
        };
    }

    public static void main(String[] args) {
        List<Shape> shapes = new ArrayList<>();
        for (int i = 0; i < 3000; i++) {
            shapes.add(i % 3 == 0 ? new Circle(i) : i % 3 == 1 ? new Square(i) : new Triangle(i, 2));
        }
        double sum = 0;
        for (int round = 0; round < 200; round++) {
            for (Shape shape : shapes) {
                sum += area(shape);
            }
        }
        System.out.printf("%.3e%n", sum);
    }
}
