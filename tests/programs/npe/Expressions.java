// javac: -g
// Descriptions of nested expressions: method results with parameters, arithmetic indexes, constants, casts, parameters types, long chains.
public class Expressions {
    static class Node {
        Node left, right;
        int[] data;
        Node[] kids;
        static Node shared = new Node();

        Node child(int i) {
            return null;
        }

        static Node make(Object a, String[] b, int[][] c, Node... d) {
            return null;
        }

        Node self() {
            return this;
        }
    }

    interface Act {
        Object run();
    }

    static void show(Act act) {
        try {
            System.out.println(act.run());
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    static Act nothing;
    static byte index = 3;

    public static void main(String[] args) {
        Node n = new Node();
        int i = 1;
        long w = 7;
        show(() -> n.left.right);
        show(() -> n.self().left.right.left);
        show(() -> n.self().child(3).left);
        show(() -> Node.make(null, null, null).left);
        show(() -> Node.shared.left.data[0]);
        show(() -> Node.shared.data[2]);
        show(() -> n.data[i * 2 + 1 - index]);
        show(() -> n.data[(int) w]);
        show(() -> n.data[args.length]);
        show(() -> n.data[i << 2 | 1]);
        show(() -> n.data[n.kids == null ? 0 : 1]);
        show(() -> { n.kids = new Node[4]; return n.kids[i].left; });
        show(() -> n.kids[index].kids[i].left);
        show(() -> { n.kids[2] = new Node(); return n.kids[i + 1].kids[0].kids[1]; });
        show(() -> n.kids[2].child(1).child(2));
        show(() -> ((Node) (Object) null).left);
        show(() -> (i > 0 ? n.left : n).left);
        show(() -> nothing.run());
        show(() -> n.left.data.length + 1);
        show(() -> new Node().left.data);
        show(() -> (new Node[2][i])[1][0].left);
        show(() -> (new Node[2][i])[0][0].kids[(int) 3L]);
        show(() -> ((String) null).length());
        show(() -> n.equals(n.left) + n.left.toString());
        show(() -> { n.left.left = n; return 1; });
        show(() -> { n.self().left.data[0] = 1; return 1; });
        show(() -> n.kids.clone()[0].left);
        show(() -> { throw new NullPointerException(); });
        show(() -> { throw new NullPointerException("own text"); });
        show(() -> java.util.Objects.requireNonNull(n.left));
        show(() -> java.util.Objects.requireNonNull(n.left, "left is required"));
    }
}
