// A little of everything with few classes and few steps, for checks that take a thousand times as long: lists and arrays
// that survive collections, fields of all widths, dispatch, exceptions and their edges, lambdas, monitors, threads.
public class FewClasses {
    interface Shape {
        int area();

        default String describe() {
            return name() + " of " + area();
        }

        String name();
    }

    static class Rectangle implements Shape, Cloneable {
        byte tag = -1;
        short width;
        char letter = 'r';
        boolean filled;
        int height;
        long id = 1L << 40;
        float scale = 1.5f;
        double factor = 0.25;

        Rectangle(int width, int height) {
            this.width = (short) width;
            this.height = height;
            filled = width == height;
        }

        public int area() {
            return width * height;
        }

        public String name() {
            return filled ? "square" : "rectangle";
        }

        Rectangle copy() throws CloneNotSupportedException {
            return (Rectangle) clone();
        }
    }

    static final class Triangle extends Rectangle {
        Triangle(int width, int height) {
            super(width, height);
        }

        @Override
        public int area() {
            return super.area() / 2;
        }

        @Override
        public String name() {
            return "triangle";
        }
    }

    static class Node {
        final int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    static int initialised = later();
    static Object[] kept = new Object[4];
    static int turn;
    static String log = "";

    static int later() {
        return initialised + 7;
    }

    static void lists() {
        Node list = null;
        for (int i = 0; i < 40; i++) {
            list = new Node(i, list);
            kept[i & 3] = new int[i];
        }
        int sum = 0;
        for (Node node = list; node != null; node = node.next) {
            sum += node.value;
        }
        System.out.println("list " + sum + ", kept " + ((int[]) kept[2]).length);
        int[][] grid = new int[3][4];
        long[] longs = new long[5];
        for (int i = 0; i < 4; i++) {
            grid[i % 3][i] = i;
            longs[i + 1] = longs[i] + (1L << i * 10);
        }
        System.arraycopy(longs, 0, longs, 2, 3);
        Object[] shuffled = {"a", kept, "b"};
        System.arraycopy(shuffled, 0, shuffled, 1, 2);
        System.out.println("arrays " + grid[0][3] + " " + longs[4] + " " + (shuffled[2] == kept));
    }

    static void shapes() throws Exception {
        Rectangle rectangle = new Rectangle(3, 4).copy();
        Shape[] shapes = {rectangle, new Triangle(5, 6), new Rectangle(2, 2)};
        for (Shape shape : shapes) {
            System.out.println(shape.describe());
        }
        rectangle.id += rectangle.tag;
        rectangle.letter++;
        long numbers = rectangle.id ^ (long) (rectangle.scale * rectangle.factor * 1000) + rectangle.letter;
        System.out.println("numbers " + numbers + " " + (int) Float.NaN % 3 + " " + (byte) 300 + " " + (-7 >> 1) + " " + -7 / 2);
    }

    static int depth(int n) {
        return depth(n + 1) + 1;
    }

    static void check(int edge) {
        Object object = edge % 2 == 0 ? null : "text";
        switch (edge) {
            case 0 -> object.hashCode();
            case 1 -> kept[edge + 10] = object;
            case 2 -> System.out.println("never " + 1 / edge % (edge - 2));
            case 3 -> System.out.println("never " + (Node) object);
            case 4 -> kept = new Object[-edge];
            case 5 -> ((Object[]) new Node[1])[0] = object;
            case 6 -> depth(0);
            case 7 -> kept.notify();
            default -> throw new IllegalStateException("edge " + edge);
        }
    }

    static void edges() {
        for (int edge = 0; edge < 9; edge++) {
            String caught = "nothing";
            try {
                check(edge);
            } catch (ArithmeticException | NegativeArraySizeException | IndexOutOfBoundsException e) {
                caught = e.getMessage();
            } catch (StackOverflowError e) {
                caught = "too deep";
            } catch (NullPointerException | ClassCastException e) {
                caught = "no such object";
            } catch (RuntimeException e) {
                caught = e.getMessage();
            } finally {
                System.out.println(edge + ": " + caught);
            }
        }
    }

    static synchronized void play(int me, int rounds) {
        for (int i = 0; i < rounds; i++) {
            while (turn != me) {
                try {
                    FewClasses.class.wait();
                } catch (InterruptedException e) {
                    return;
                }
            }
            log = log + me + i + " ";
            turn = 1 - me;
            FewClasses.class.notifyAll();
        }
    }

    public static void main(String[] args) throws Exception {
        lists();
        shapes();
        edges();
        int rounds = 3;
        Thread other = new Thread(() -> play(1, rounds));
        other.start();
        play(0, rounds);
        other.join();
        Runnable last = new Triangle(2, 8)::describe;
        last.run();
        System.out.println(log + initialised);
    }
}
