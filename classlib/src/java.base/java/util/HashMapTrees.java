package java.util;

import jdk.internal.util.HashTree;
import jdk.internal.util.HashTree.Branch;

/**
 * The trees of a hash map's long bins and the order of their lists: a new node stands behind its parent in the tree,
 * and the root is moved to the front.
 */
final class HashMapTrees {
    private HashMapTrees() {
    }

    static <K, V> HashMap.Node<K, V> find(HashTree<HashMap.Node<K, V>> tree, int hash, Object key) {
        Branch<HashMap.Node<K, V>> found = tree.find(hash, key);
        return found == null ? null : found.node;
    }

    /** Gives bin {@code i} a tree; the list stays but for its root. */
    static <K, V> void plant(HashMap<K, V> map, int i) {
        HashTree<HashMap.Node<K, V>> tree = new HashTree<>();
        Branch<HashMap.Node<K, V>> last = null;
        for (HashMap.Node<K, V> e = map.table[i]; e != null; e = e.next) {
            Branch<HashMap.Node<K, V>> branch = tree.insert(e.hash, e.key, e);
            branch.before = last;
            if (last == null) {
                tree.first = branch;
            } else {
                last.after = branch;
            }
            last = branch;
        }
        set(map, i, tree);
        rootToFront(map, i, tree);
    }

    @SuppressWarnings("unchecked")
    private static <K, V> void set(HashMap<K, V> map, int i, HashTree<HashMap.Node<K, V>> tree) {
        if (map.trees == null) {
            map.trees = (HashTree<HashMap.Node<K, V>>[]) new HashTree<?>[map.table.length];
        }
        map.trees[i] = tree;
    }

    static <K, V> void insert(HashMap<K, V> map, int i, HashMap.Node<K, V> node) {
        HashTree<HashMap.Node<K, V>> tree = map.trees[i];
        Branch<HashMap.Node<K, V>> branch = tree.insert(node.hash, node.key, node);
        link(map, i, branch, tree.parentAtInsertion());
        rootToFront(map, i, tree);
    }

    /** Puts a branch into the list behind {@code before}, at the front if that is null. */
    private static <K, V> void link(HashMap<K, V> map, int i, Branch<HashMap.Node<K, V>> branch,
            Branch<HashMap.Node<K, V>> before) {
        HashMap.Node<K, V> node = branch.node;
        HashMap.Node<K, V> next = before == null ? map.table[i] : before.node.next;
        Branch<HashMap.Node<K, V>> after = before == null ? map.trees[i].first : before.after;
        branch.before = before;
        branch.after = after;
        node.next = next;
        if (after != null) {
            after.before = branch;
        }
        if (before == null) {
            map.trees[i].first = branch;
            map.table[i] = node;
        } else {
            before.after = branch;
            before.node.next = node;
        }
    }

    private static <K, V> void unlink(HashMap<K, V> map, int i, Branch<HashMap.Node<K, V>> branch) {
        if (branch.after != null) {
            branch.after.before = branch.before;
        }
        if (branch.before == null) {
            map.trees[i].first = branch.after;
            map.table[i] = branch.node.next;
        } else {
            branch.before.after = branch.after;
            branch.before.node.next = branch.node.next;
        }
    }

    private static <K, V> void rootToFront(HashMap<K, V> map, int i, HashTree<HashMap.Node<K, V>> tree) {
        Branch<HashMap.Node<K, V>> root = tree.root();
        if (root != null && root != tree.first) {
            unlink(map, i, root);
            link(map, i, root, null);
        }
    }

    static <K, V> void remove(HashMap<K, V> map, int i, Branch<HashMap.Node<K, V>> branch, boolean reorder) {
        HashTree<HashMap.Node<K, V>> tree = map.trees[i];
        HashMap.Node<K, V> next = branch.node.next;
        unlink(map, i, branch);
        // Who holds the node goes on from it.
        branch.node.next = next;
        if (map.table[i] == null || reorder && tree.isSmall()) {
            map.trees[i] = null;
            return;
        }
        tree.remove(branch);
        if (reorder) {
            rootToFront(map, i, tree);
        }
    }

    /** After the bin of {@code tree} was split: trees for the halves that are long. */
    static <K, V> void split(HashMap<K, V> map, HashTree<HashMap.Node<K, V>> tree, int low, int high) {
        if (map.table[low] == null || map.table[high] == null) {
            int only = map.table[low] == null ? high : low;
            if (isLong(map.table[only])) {
                set(map, only, tree);
            }
            return;
        }
        for (int i = low; i <= high; i += high - low) {
            if (isLong(map.table[i])) {
                plant(map, i);
            }
        }
    }

    private static boolean isLong(HashMap.Node<?, ?> first) {
        int count = 0;
        for (HashMap.Node<?, ?> e = first; e != null; e = e.next) {
            count++;
        }
        return count > HashTree.SMALL;
    }
}
