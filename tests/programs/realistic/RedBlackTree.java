// A left-leaning red-black tree with checks of its invariants.
public class RedBlackTree {
    static class Node {
        int key, value;
        Node left, right;
        boolean red = true;

        Node(int key, int value) {
            this.key = key;
            this.value = value;
        }
    }

    Node root;
    int rotations;

    static boolean isRed(Node n) {
        return n != null && n.red;
    }

    Node rotateLeft(Node h) {
        Node x = h.right;
        h.right = x.left;
        x.left = h;
        x.red = h.red;
        h.red = true;
        rotations++;
        return x;
    }

    Node rotateRight(Node h) {
        Node x = h.left;
        h.left = x.right;
        x.right = h;
        x.red = h.red;
        h.red = true;
        rotations++;
        return x;
    }

    Node put(Node h, int key, int value) {
        if (h == null) {
            return new Node(key, value);
        }
        if (key < h.key) {
            h.left = put(h.left, key, value);
        } else if (key > h.key) {
            h.right = put(h.right, key, value);
        } else {
            h.value += value;
        }
        if (isRed(h.right) && !isRed(h.left)) {
            h = rotateLeft(h);
        }
        if (isRed(h.left) && isRed(h.left.left)) {
            h = rotateRight(h);
        }
        if (isRed(h.left) && isRed(h.right)) {
            h.red = true;
            h.left.red = h.right.red = false;
        }
        return h;
    }

    static int blackHeight(Node n) {
        if (n == null) {
            return 1;
        }
        int l = blackHeight(n.left), r = blackHeight(n.right);
        if (l != r || isRed(n) && isRed(n.left)) {
            throw new IllegalStateException("at " + n.key);
        }
        return l + (n.red ? 0 : 1);
    }

    static int depth(Node n) {
        return n == null ? 0 : 1 + Math.max(depth(n.left), depth(n.right));
    }

    static long walk(Node n, long h) {
        return n == null ? h : walk(n.right, walk(n.left, h) * 31 + n.key + n.value);
    }

    public static void main(String[] args) {
        RedBlackTree t = new RedBlackTree();
        for (int i = 0; i < 1000; i++) {
            t.root = t.put(t.root, i * 769 % 887, i);
            t.root.red = false;
            if (i % 250 == 249) {
                System.out.println(blackHeight(t.root) + " " + depth(t.root) + " " + t.rotations + " " + walk(t.root, 7));
            }
        }
        RedBlackTree sorted = new RedBlackTree();
        for (int i = 0; i < 512; i++) {
            sorted.root = sorted.put(sorted.root, i, 1);
            sorted.root.red = false;
        }
        System.out.println(depth(sorted.root) + " " + blackHeight(sorted.root) + " " + sorted.rotations);
    }
}
