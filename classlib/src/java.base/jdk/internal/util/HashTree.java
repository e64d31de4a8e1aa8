package jdk.internal.util;

/**
 * The keys of one long bin of a hash table, as a red-black tree: by hash, then by comparison where keys compare to
 * their own class, then arbitrarily. The nodes of the bin also are a list, which iteration walks; a branch knows its
 * neighbours there.
 *
 * @param <N> the nodes of the table
 */
public final class HashTree<N> {
    /** A bin of so few nodes is no tree after its table has grown. */
    public static final int SMALL = 6;

    /** A node in the tree. */
    public static final class Branch<N> {
        public final N node;
        final int hash;
        final Object key;
        Branch<N> parent;
        Branch<N> left;
        Branch<N> right;
        boolean red = true;
        /** The node before this one in the bin's list. */
        public Branch<N> before;
        public Branch<N> after;

        Branch(int hash, Object key, N node) {
            this.hash = hash;
            this.key = key;
            this.node = node;
        }
    }

    private Branch<N> root;
    private Branch<N> lastParent;
    /** The first of the bin's list. */
    public Branch<N> first;

    /** Below which branch the last one was inserted, before the tree was balanced. */
    public Branch<N> parentAtInsertion() {
        return lastParent;
    }

    public Branch<N> root() {
        return root;
    }

    /** Whether the tree is so flat that the bin is better a list. */
    public boolean isSmall() {
        return root == null || root.right == null || root.left == null || root.left.left == null;
    }

    public Branch<N> find(int hash, Object key) {
        return find(root, hash, key, comparableClass(key));
    }

    private static <N> Branch<N> find(Branch<N> from, int hash, Object key, Class<?> type) {
        for (Branch<N> b = from; b != null;) {
            if (hash != b.hash) {
                b = hash < b.hash ? b.left : b.right;
                continue;
            }
            if (b.key == key || key != null && key.equals(b.key)) {
                return b;
            }
            int order = b.left == null || b.right == null ? 0 : compare(type, key, b.key);
            if (order != 0) {
                b = order < 0 ? b.left : b.right;
            } else if (b.left == null || b.right == null) {
                b = b.left == null ? b.right : b.left;
            } else {
                Branch<N> found = find(b.right, hash, key, type);
                if (found != null) {
                    return found;
                }
                b = b.left;
            }
        }
        return null;
    }

    /** How {@code a}, whose {@link #comparableClass} is {@code type}, compares; 0 where it does not. */
    @SuppressWarnings({"unchecked", "rawtypes"})
    private static int compare(Class<?> type, Object a, Object b) {
        return type != null && b != null && b.getClass() == type ? ((Comparable) a).compareTo(b) : 0;
    }

    /** The class of a key if that class itself declares to be comparable, else null. */
    private static Class<?> comparableClass(Object key) {
        if (key instanceof Comparable) {
            Class<?> type = key.getClass();
            if (type == String.class) {
                return type;
            }
            for (Class<?> each : type.getInterfaces()) {
                if (each == Comparable.class) {
                    return type;
                }
            }
        }
        return null;
    }

    /** An order of keys that do not compare. */
    private static int anyOrder(Object a, Object b) {
        if (a != null && b != null) {
            int order = a.getClass().getName().compareTo(b.getClass().getName());
            if (order != 0) {
                return order;
            }
        }
        return System.identityHashCode(a) <= System.identityHashCode(b) ? -1 : 1;
    }

    /** Adds a key that is not there. */
    public Branch<N> insert(int hash, Object key, N node) {
        Branch<N> added = new Branch<>(hash, key, node);
        Branch<N> parent = null;
        boolean toLeft = false;
        Class<?> type = comparableClass(key);
        for (Branch<N> b = root; b != null; b = toLeft ? b.left : b.right) {
            parent = b;
            if (hash != b.hash) {
                toLeft = hash < b.hash;
            } else {
                int order = compare(type, key, b.key);
                toLeft = (order != 0 ? order : anyOrder(key, b.key)) <= 0;
            }
        }
        added.parent = parent;
        lastParent = parent;
        if (parent == null) {
            root = added;
        } else if (toLeft) {
            parent.left = added;
        } else {
            parent.right = added;
        }
        balanceInserted(added);
        return added;
    }
    //#for Left right left
    //#| Left | right | left
    //#| Right | left | right

    private void rotate$Left$(Branch<N> b) {
        Branch<N> up = b.$right$;
        b.$right$ = up.$left$;
        if (up.$left$ != null) {
            up.$left$.parent = b;
        }
        replace(b, up);
        up.$left$ = b;
        b.parent = up;
    }
    //#end

    /** Puts {@code by}, which may be null, below the parent of {@code b} in its place. */
    private void replace(Branch<N> b, Branch<N> by) {
        Branch<N> parent = b.parent;
        if (by != null) {
            by.parent = parent;
        }
        if (parent == null) {
            root = by;
        } else if (parent.left == b) {
            parent.left = by;
        } else {
            parent.right = by;
        }
    }

    private static boolean isRed(Branch<?> b) {
        return b != null && b.red;
    }

    private void balanceInserted(Branch<N> b) {
        while (isRed(b.parent) && b.parent.parent != null) {
            Branch<N> parent = b.parent;
            Branch<N> grandparent = parent.parent;
            boolean leftSide = grandparent.left == parent;
            Branch<N> uncle = leftSide ? grandparent.right : grandparent.left;
            if (isRed(uncle)) {
                parent.red = false;
                uncle.red = false;
                grandparent.red = true;
                b = grandparent;
                continue;
            }
            if (leftSide) {
                if (parent.right == b) {
                    rotateLeft(parent);
                    parent = b;
                }
                rotateRight(grandparent);
            } else {
                if (parent.left == b) {
                    rotateRight(parent);
                    parent = b;
                }
                rotateLeft(grandparent);
            }
            parent.red = false;
            grandparent.red = true;
            break;
        }
        root.red = false;
    }

    public void remove(Branch<N> b) {
        if (b.left != null && b.right != null) {
            exchangeWithNext(b);
        }
        Branch<N> child = b.left != null ? b.left : b.right;
        if (child != null) {
            replace(b, child);
            if (!b.red) {
                balanceRemoved(child);
            }
        } else {
            if (!b.red) {
                balanceRemoved(b);
            }
            replace(b, null);
        }
        b.parent = null;
        b.left = null;
        b.right = null;
    }

    /** Lets a branch with two children and the one that follows it in order change places. */
    private void exchangeWithNext(Branch<N> b) {
        Branch<N> next = b.right;
        while (next.left != null) {
            next = next.left;
        }
        boolean red = next.red;
        next.red = b.red;
        b.red = red;
        Branch<N> below = next.right;
        Branch<N> parent = next.parent;
        replace(b, next);
        next.left = b.left;
        next.left.parent = next;
        if (parent == b) {
            next.right = b;
            b.parent = next;
        } else {
            next.right = b.right;
            next.right.parent = next;
            parent.left = b;
            b.parent = parent;
        }
        b.left = null;
        b.right = below;
        if (below != null) {
            below.parent = b;
        }
    }

    /** Restores the heights where the paths through {@code b} have lost a black branch. */
    private void balanceRemoved(Branch<N> b) {
        while (b != root && !b.red) {
            Branch<N> parent = b.parent;
            boolean leftSide = parent.left == b;
            Branch<N> sibling = leftSide ? parent.right : parent.left;
            if (isRed(sibling)) {
                sibling.red = false;
                parent.red = true;
                if (leftSide) {
                    rotateLeft(parent);
                } else {
                    rotateRight(parent);
                }
                sibling = leftSide ? parent.right : parent.left;
            }
            if (sibling == null) {
                b = parent;
                continue;
            }
            Branch<N> near = leftSide ? sibling.left : sibling.right;
            Branch<N> far = leftSide ? sibling.right : sibling.left;
            if (!isRed(near) && !isRed(far)) {
                sibling.red = true;
                b = parent;
                continue;
            }
            if (!isRed(far)) {
                near.red = false;
                sibling.red = true;
                if (leftSide) {
                    rotateRight(sibling);
                } else {
                    rotateLeft(sibling);
                }
                far = sibling;
                sibling = near;
            }
            sibling.red = parent.red;
            parent.red = false;
            far.red = false;
            if (leftSide) {
                rotateLeft(parent);
            } else {
                rotateRight(parent);
            }
            return;
        }
        b.red = false;
    }
}
