/**
 * Builds and tears down binary trees of many depths while one large tree stays alive, and grows random
 * search trees by copying paths. Stresses allocation, recursion and the promotion of survivors.
 */
public final class BinaryTrees {

    static final class Tree {
        final Tree left;
        final Tree right;
        final int label;

        Tree(Tree left, int label, Tree right) {
            this.left = left;
            this.label = label;
            this.right = right;
        }

        static Tree full(int depth, int label) {
            return depth == 0
                ? new Tree(null, label, null)
                : new Tree(full(depth - 1, 2 * label), label, full(depth - 1, 2 * label + 1));
        }

        int check() {
            return left == null ? label : label + left.check() - right.check();
        }

        /** A search tree with one more label; shares what did not change. */
        static Tree insert(Tree tree, int label) {
            if (tree == null) {
                return new Tree(null, label, null);
            }
            if (label < tree.label) {
                return new Tree(insert(tree.left, label), tree.label, tree.right);
            }
            return label == tree.label ? tree : new Tree(tree.left, tree.label, insert(tree.right, label));
        }

        static int depth(Tree tree) {
            return tree == null ? 0 : 1 + Math.max(depth(tree.left), depth(tree.right));
        }

        static Tree mirror(Tree tree) {
            return tree == null ? null : new Tree(mirror(tree.right), tree.label, mirror(tree.left));
        }
    }

    static long plant(int maximum) {
        long checksum = 0;
        Tree longLived = Tree.full(maximum, 1);
        for (int depth = 4; depth <= maximum; depth += 2) {
            int count = 1 << maximum - depth + 3;
            for (int i = 0; i < count; i++) {
                checksum += Tree.full(depth, i).check();
            }
            checksum = checksum * 31 + count;
        }
        Tree search = null;
        int seed = 1;
        for (int i = 0; i < 1 << maximum - 1; i++) {
            seed = seed * 1664525 + 1013904223;
            search = Tree.insert(search, seed >>> 12);
        }
        checksum = checksum * 31 + Tree.depth(search);
        checksum = checksum * 31 + Tree.mirror(search).label;
        return checksum * 31 + longLived.check();
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 16;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = plant(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("BinaryTrees " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
