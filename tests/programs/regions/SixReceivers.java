/** Calls of methods of six classes and of six lambdas, as often as the argument says. */
public class SixReceivers {
    abstract static class Shape {
        abstract int area(int size);
    }

    static final class Comb extends Shape {
        @Override
        int area(int size) {
            int area = 1;
            for (int tooth = 0; tooth < (size & 3); tooth++) {
                area += tooth * size;
            }
            return area;
        }
    }

    static final class Bar extends Shape {
        @Override
        int area(int size) {
            return size * 3 + 1;
        }
    }

    static final class Cross extends Shape {
        @Override
        int area(int size) {
            return size ^ 7;
        }
    }

    static final class Half extends Shape {
        @Override
        int area(int size) {
            return size >>> 1;
        }
    }

    static final class Frame extends Shape {
        @Override
        int area(int size) {
            return size + 17;
        }
    }

    static final class Hole extends Shape {
        @Override
        int area(int size) {
            return -size;
        }
    }

    interface Operation {
        int apply(int value);
    }

    public static void main(String[] arguments) {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 3000;
        Shape[] shapes = { new Comb(), new Bar(), new Cross(), new Half(), new Frame(), new Hole() };
        Operation[] operations = {
            value -> value + 1, value -> value * 2, value -> value - 3, value -> value ^ 5, value -> value | 9,
            value -> value & 0xffff,
        };
        int random = 1;
        long sum = 0;
        for (int round = 0; round < rounds; round++) {
            random = random * 1103515245 + 12345;
            sum += shapes[(random >>> 12) % 6].area(round);
        }
        System.out.println(sum);
        for (int round = 0; round < rounds; round++) {
            random = random * 1103515245 + 12345;
            sum += operations[(random >>> 12) % 6].apply(round);
        }
        System.out.println(sum);
    }
}
