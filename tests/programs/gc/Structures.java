// stress: off
// vm: -Xmx32m
// Large linked structures survive many collections: a deep list, a wide tree, a graph with cycles.
public class Structures {
    static class Node {
        Node next, other;
        final int id;

        Node(int id, Node next) {
            this.id = id;
            this.next = next;
        }
    }

    static class Tree {
        Tree left, right;
        int value;

        Tree(int depth, int value) {
            this.value = value;
            if (depth > 0) {
                left = new Tree(depth - 1, 2 * value);
                right = new Tree(depth - 1, 2 * value + 1);
            }
        }

        long sum() {
            return value + (left == null ? 0 : left.sum() + right.sum());
        }
    }

    static int churn(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            int[] a = new int[20 + i % 30];
            a[i % a.length] = i;
            sum += a[i % a.length] & 1;
        }
        return sum;
    }

    public static void main(String[] args) {
        Node list = null;
        for (int i = 0; i < 100000; i++) {
            list = new Node(i, list);
            if (i % 1000 == 999) {
                churn(100);
            }
        }
        Tree tree = new Tree(14, 1);
        Node[] ring = new Node[1000];
        for (int i = 0; i < ring.length; i++) {
            ring[i] = new Node(i, null);
        }
        for (int i = 0; i < ring.length; i++) {
            ring[i].next = ring[(i + 1) % 1000];
            ring[i].other = ring[i * 7 % 1000];
        }
        for (int round = 0; round < 5; round++) {
            System.out.println(churn(40000));
            System.gc();
            long sum = 0;
            int length = 0;
            for (Node n = list; n != null; n = n.next) {
                sum += n.id;
                length++;
            }
            Node at = ring[0];
            int walk = 0;
            for (int i = 0; i < 3000; i++) {
                at = i % 3 == 0 ? at.other : at.next;
                walk += at.id;
            }
            System.out.println(length + " " + sum + " " + tree.sum() + " " + walk);
        }
    }
}
