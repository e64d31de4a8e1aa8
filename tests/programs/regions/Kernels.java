// Small loops whose machine code is made by hand in tests of the code generator; here they run as they are.

public class Kernels {
    static final class Node {
        final int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    static final class Counter {
        long total;
        int step;
        Node last;

        synchronized int add(int amount) {
            total += amount;
            return (int) total & 7;
        }
    }

    static int sum(int[] values, int from, int to) {
        int sum = 0;
        for (int i = from; i < to; i++) {
            sum += values[i];
        }
        return sum;
    }

    static long update(Counter counter, int times) {
        int i = 0;
        while (i != times) {
            counter.total += counter.step;
            counter.step ^= i;
            i++;
        }
        return counter.total;
    }

    static Node chain(int length, Counter counter) {
        Node head = null;
        for (int i = 0; i < length; i++) {
            head = new Node(i, head);
            if ((i & 63) == 63) {
                head = null;
            }
            counter.last = head;
        }
        return head;
    }

    static int quotients(int[] numerators, int[] denominators) {
        int mixed = 0;
        for (int i = 0; i < numerators.length; i++) {
            mixed = mixed * 31 + numerators[i] / denominators[i] - numerators[i] % denominators[i];
        }
        return mixed;
    }

    static Node pair(int times) {
        Node node = null;
        for (int i = 0; i < times; i++) {
            node = new Node(i, null);
            node.next = new Node(-i, node);
        }
        return node;
    }

    static int locked(Counter counter, int times) {
        int low = 0;
        for (int i = 0; i < times; i++) {
            low += counter.add(i);
        }
        return low;
    }

    public static void main(String[] arguments) {
        int[] values = new int[100];
        for (int i = 0; i < values.length; i++) {
            values[i] = i * i - 700;
        }
        for (int round = 0; round < 20; round++) {
            System.out.println("sum " + sum(values, round, values.length - round));
        }
        try {
            sum(values, 50, 120);
        } catch (ArrayIndexOutOfBoundsException expected) {
            System.out.println(expected.getMessage() + " at " + expected.getStackTrace()[0].getLineNumber());
        }
        Counter counter = new Counter();
        counter.step = 5;
        for (int round = 0; round < 20; round++) {
            System.out.println("update " + update(counter, round * 7) + " " + counter.step);
        }
        try {
            update(null, 3);
        } catch (NullPointerException expected) {
            System.out.println(expected.getMessage());
        }
        for (int round = 0; round < 20; round++) {
            Node head = chain(round * 53, counter);
            int length = 0;
            int mixed = 0;
            for (Node node = head; node != null; node = node.next) {
                length++;
                mixed = mixed * 17 + node.value;
            }
            System.out.println("chain " + length + " " + mixed + " " + (counter.last == head));
        }
        for (int round = 0; round < 40; round++) {
            Node node = pair(round * 3);
            System.out.println(node == null ? "none" : "pair " + node.value + " " + node.next.value
                    + " " + (node.next.next == node) + " " + node.getClass().getSimpleName());
        }
        int[] denominators = {3, -1, 7, -2, 1, 9};
        int[] numerators = {100, Integer.MIN_VALUE, -50, Integer.MAX_VALUE, 0, -9};
        for (int round = 0; round < 20; round++) {
            numerators[0] = round * 1000;
            System.out.println("quotients " + quotients(numerators, denominators));
        }
        denominators[3] = 0;
        try {
            quotients(numerators, denominators);
        } catch (ArithmeticException expected) {
            System.out.println(expected.getMessage());
        }
        for (int round = 0; round < 20; round++) {
            System.out.println("locked " + locked(counter, round * 5));
        }
        synchronized (counter) {
            System.out.println("locked " + locked(counter, 50));
        }
    }
}
