// Loops in which ways that are taken about equally often meet again, and then ask what only one of them knows. An
// argument multiplies the work.

public class DuplicatedPaths {
    static final class Pair {
        final int first;
        final int second;

        Pair(int first, int second) {
            this.first = first;
            this.second = second;
        }
    }

    interface Shape {
        int area();
    }

    record Square(int side) implements Shape {
        public int area() {
            return side * side;
        }
    }

    record Box(int width, int height) implements Shape {
        public int area() {
            return width * height;
        }
    }

    static int[] numbers(int count) {
        int[] numbers = new int[count];
        int state = 12345;
        for (int i = 0; i < count; i++) {
            state = state * 1103515245 + 12345;
            numbers[i] = state >>> 16 & 1023;
        }
        return numbers;
    }

    static int order(int a, int b) {
        return a < b ? -1 : a > b ? 1 : 0;
    }

    /** A result of three outcomes, made and tested. */
    static long comparisons(int[] numbers, int pivot) {
        long less = 0;
        long more = 0;
        for (int number : numbers) {
            int order = order(number, pivot);
            if (order < 0) {
                less += number;
            } else if (order > 0) {
                more += number;
            }
        }
        return less * 31 + more;
    }

    static boolean wanted(int number) {
        return number > 300 && ((number & 1) != 0 || number < 700);
    }

    /** A condition of several parts, made and tested. */
    static int conditions(int[] numbers) {
        int count = 0;
        for (int number : numbers) {
            if (wanted(number)) {
                count += number;
            } else {
                count ^= number;
            }
        }
        return count;
    }

    /** Objects of one class that come from both ways. */
    static long pairs(int[] numbers) {
        long sum = 0;
        for (int number : numbers) {
            Pair pair;
            if ((number & 1) == 0) {
                pair = new Pair(number, 3);
            } else {
                pair = new Pair(5, number);
            }
            sum += pair.first * pair.second + pair.second;
        }
        return sum;
    }

    /** Objects of two classes, one from each way. */
    static long shapes(int[] numbers) {
        long sum = 0;
        for (int number : numbers) {
            Shape shape = number < 512 ? new Square(number) : new Box(number, 7);
            sum += shape.area();
        }
        return sum;
    }

    /** Boxes inside of the cache and beyond it. */
    static long boxes(int[] numbers) {
        long sum = 0;
        for (int number : numbers) {
            Integer box = number & 255;
            sum += box * 3;
        }
        return sum;
    }

    static Pair find(Pair[] table, int number) {
        return (number & 1) == 0 ? null : table[number & 15];
    }

    /** Null from one way, an object from the other. */
    static long lookups(Pair[] table, int[] numbers) {
        long sum = 0;
        for (int number : numbers) {
            Pair pair = find(table, number);
            sum += pair == null ? number : pair.second;
        }
        return sum;
    }

    /** A kind chosen by several tests, and a switch over it. */
    static long kinds(int[] numbers) {
        long sum = 0;
        for (int number : numbers) {
            int kind = number < 256 ? 0 : number < 512 ? 1 : number < 768 ? 2 : 3;
            sum += number;
            switch (kind) {
                case 0 -> sum += 17;
                case 1 -> sum ^= number;
                case 2 -> sum -= 5;
                default -> sum = (sum << 1) % 1_000_003;
            }
        }
        return sum;
    }

    /** What one way has read and checked is read again where the ways meet; failing on the other. */
    static long reads(Pair[] table, int[] numbers) {
        long sum = 0;
        int caught = 0;
        for (int number : numbers) {
            try {
                Pair pair = table[number & 15];
                if ((number & 2) == 0) {
                    sum += pair.first;
                }
                sum += pair.first + (number == 1022 ? table[number].second : pair.second);
            } catch (NullPointerException | ArrayIndexOutOfBoundsException failure) {
                caught++;
            }
        }
        return sum * 1000 + caught;
    }

    public static void main(String[] arguments) {
        int times = arguments.length == 0 ? 6 : 6 * Integer.parseInt(arguments[0]);
        int[] numbers = numbers(4000);
        Pair[] table = new Pair[16];
        for (int i = 0; i < table.length; i++) {
            table[i] = i == 7 ? null : new Pair(i, i * i);
        }
        String[] names =
            {"comparisons", "conditions", "pairs", "shapes", "boxes", "lookups", "kinds", "reads"};
        for (int kernel = 0; kernel < names.length; kernel++) {
            long result = 0;
            long start = System.nanoTime();
            for (int i = 0; i < times; i++) {
                result = result * 3 + switch (kernel) {
                    case 0 -> comparisons(numbers, 400 + i % 10);
                    case 1 -> conditions(numbers);
                    case 2 -> pairs(numbers);
                    case 3 -> shapes(numbers);
                    case 4 -> boxes(numbers);
                    case 5 -> lookups(table, numbers);
                    case 6 -> kinds(numbers);
                    default -> reads(table, numbers);
                };
            }
            System.out.println(names[kernel] + " " + result);
            if (arguments.length > 1) {
                System.err.println(names[kernel] + " " + (System.nanoTime() - start) / 1000 / times + " us");
            }
        }
    }
}
