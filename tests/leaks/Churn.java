import java.lang.ref.WeakReference;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.function.IntUnaryOperator;

/** Makes garbage of many kinds: as many objects as the argument says, at least, of which a thousand or so live at a time. */
public class Churn {
    static final class Node {
        final Node next;
        final long value;

        Node(Node next, long value) {
            this.next = next;
            this.value = value;
        }
    }

    static int thrown(int i) {
        try {
            throw new IllegalStateException("round " + i);
        } catch (IllegalStateException e) {
            return e.getMessage().length();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int rounds = Integer.parseInt(args[0]) / 2;
        Node[] ring = new Node[1 << 9];
        HashMap<Integer, String> texts = new HashMap<>();
        ArrayDeque<WeakReference<Node>> weak = new ArrayDeque<>();
        long sum = 0;
        for (int i = 0; i < rounds; i++) {
            Node node = new Node(null, i);
            // Two deep, so that old nodes are let go.
            ring[i & 511] = new Node(node, i);
            sum += ring[(i * 7) & 511] == null ? 0 : ring[(i * 7) & 511].next.value;
            if ((i & 15) == 0) {
                int[] row = new int[1 + (i & 63)];
                row[0] = i;
                int shift = i & 7;
                IntUnaryOperator add = x -> x + shift + row[0];
                sum += add.applyAsInt(1);
            }
            if ((i & 63) == 0) {
                texts.put(1000 + (i & 1023), "text " + i);
                texts.remove(1000 + ((i + 512) & 1023));
                weak.add(new WeakReference<>(node));
                if (weak.size() > 100) {
                    weak.poll();
                }
            }
            if ((i & 4095) == 0) {
                sum += thrown(i);
            }
            if ((i & 0xfffff) == 0) {
                int at = i;
                Thread thread = new Thread(() -> ring[at & 511] = new Node(new Node(null, 1), 2));
                thread.start();
                thread.join();
                ring[at & 511] = new Node(new byte[300_000].length > 0 ? node : null, 3);
                System.out.println(sum);
            }
        }
        // What is in use from here on is alive.
        System.gc();
        System.out.println("sum " + sum + " texts " + texts.size());
    }
}
