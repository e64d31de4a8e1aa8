import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * An ordered map as a left-leaning red-black tree with insertion, deletion, range visits and an
 * iterator. Stresses recursion over nodes, generic comparison through an interface and rebalancing.
 */
public final class RedBlackTree {

    static final class TreeMap<K, V> implements Iterable<K> {
        private static final boolean RED = true;
        private static final boolean BLACK = false;

        private static final class Node<K, V> {
            K key;
            V value;
            Node<K, V> left;
            Node<K, V> right;
            boolean colour = RED;

            Node(K key, V value) {
                this.key = key;
                this.value = value;
            }
        }

        interface Visitor<K, V> {
            void visit(K key, V value);
        }

        private final Comparator<? super K> order;
        private Node<K, V> root;
        private int size;

        TreeMap(Comparator<? super K> order) {
            this.order = order;
        }

        int size() {
            return size;
        }

        V get(K key) {
            Node<K, V> node = root;
            while (node != null) {
                int sign = order.compare(key, node.key);
                if (sign == 0) {
                    return node.value;
                }
                node = sign < 0 ? node.left : node.right;
            }
            return null;
        }

        void put(K key, V value) {
            root = put(root, key, value);
            root.colour = BLACK;
        }

        private Node<K, V> put(Node<K, V> node, K key, V value) {
            if (node == null) {
                size++;
                return new Node<>(key, value);
            }
            int sign = order.compare(key, node.key);
            if (sign < 0) {
                node.left = put(node.left, key, value);
            } else if (sign > 0) {
                node.right = put(node.right, key, value);
            } else {
                node.value = value;
            }
            return balance(node);
        }

        void remove(K key) {
            if (get(key) == null) {
                return;
            }
            if (!isRed(root.left) && !isRed(root.right)) {
                root.colour = RED;
            }
            root = remove(root, key);
            if (root != null) {
                root.colour = BLACK;
            }
            size--;
        }

        private Node<K, V> remove(Node<K, V> node, K key) {
            if (order.compare(key, node.key) < 0) {
                if (!isRed(node.left) && !isRed(node.left.left)) {
                    node = moveRedLeft(node);
                }
                node.left = remove(node.left, key);
                return balance(node);
            }
            if (isRed(node.left)) {
                node = rotateRight(node);
            }
            if (order.compare(key, node.key) == 0 && node.right == null) {
                return null;
            }
            if (!isRed(node.right) && !isRed(node.right.left)) {
                node = moveRedRight(node);
            }
            if (order.compare(key, node.key) == 0) {
                Node<K, V> least = node.right;
                while (least.left != null) {
                    least = least.left;
                }
                node.key = least.key;
                node.value = least.value;
                node.right = removeLeast(node.right);
            } else {
                node.right = remove(node.right, key);
            }
            return balance(node);
        }

        private Node<K, V> removeLeast(Node<K, V> node) {
            if (node.left == null) {
                return null;
            }
            if (!isRed(node.left) && !isRed(node.left.left)) {
                node = moveRedLeft(node);
            }
            node.left = removeLeast(node.left);
            return balance(node);
        }

        private boolean isRed(Node<K, V> node) {
            return node != null && node.colour == RED;
        }

        private Node<K, V> rotateLeft(Node<K, V> node) {
            Node<K, V> top = node.right;
            node.right = top.left;
            top.left = node;
            top.colour = node.colour;
            node.colour = RED;
            return top;
        }

        private Node<K, V> rotateRight(Node<K, V> node) {
            Node<K, V> top = node.left;
            node.left = top.right;
            top.right = node;
            top.colour = node.colour;
            node.colour = RED;
            return top;
        }

        private void flip(Node<K, V> node) {
            node.colour = !node.colour;
            node.left.colour = !node.left.colour;
            node.right.colour = !node.right.colour;
        }

        private Node<K, V> moveRedLeft(Node<K, V> node) {
            flip(node);
            if (isRed(node.right.left)) {
                node.right = rotateRight(node.right);
                node = rotateLeft(node);
                flip(node);
            }
            return node;
        }

        private Node<K, V> moveRedRight(Node<K, V> node) {
            flip(node);
            if (isRed(node.left.left)) {
                node = rotateRight(node);
                flip(node);
            }
            return node;
        }

        private Node<K, V> balance(Node<K, V> node) {
            if (isRed(node.right) && !isRed(node.left)) {
                node = rotateLeft(node);
            }
            if (isRed(node.left) && isRed(node.left.left)) {
                node = rotateRight(node);
            }
            if (isRed(node.left) && isRed(node.right)) {
                flip(node);
            }
            return node;
        }

        void visitRange(K low, K high, Visitor<? super K, ? super V> visitor) {
            visitRange(root, low, high, visitor);
        }

        private void visitRange(Node<K, V> node, K low, K high, Visitor<? super K, ? super V> visitor) {
            if (node == null) {
                return;
            }
            boolean aboveLow = order.compare(low, node.key) <= 0;
            boolean belowHigh = order.compare(node.key, high) <= 0;
            if (aboveLow) {
                visitRange(node.left, low, high, visitor);
            }
            if (aboveLow && belowHigh) {
                visitor.visit(node.key, node.value);
            }
            if (belowHigh) {
                visitRange(node.right, low, high, visitor);
            }
        }

        /** Number of black nodes on every path; throws when the tree breaks a rule. */
        int blackHeight() {
            return blackHeight(root);
        }

        private int blackHeight(Node<K, V> node) {
            if (node == null) {
                return 1;
            }
            int left = blackHeight(node.left);
            int right = blackHeight(node.right);
            if (left != right || isRed(node.right) || isRed(node) && isRed(node.left)) {
                throw new IllegalStateException("unbalanced at " + node.key);
            }
            return left + (isRed(node) ? 0 : 1);
        }

        @Override
        public Iterator<K> iterator() {
            return new Iterator<>() {
                private final ArrayDeque<Node<K, V>> path = new ArrayDeque<>();

                {
                    descend(root);
                }

                private void descend(Node<K, V> node) {
                    for (; node != null; node = node.left) {
                        path.push(node);
                    }
                }

                @Override
                public boolean hasNext() {
                    return !path.isEmpty();
                }

                @Override
                public K next() {
                    if (path.isEmpty()) {
                        throw new NoSuchElementException();
                    }
                    Node<K, V> node = path.pop();
                    descend(node.right);
                    return node.key;
                }
            };
        }
    }

    record Account(int branch, int number) implements Comparable<Account> {
        @Override
        public int compareTo(Account other) {
            return branch != other.branch ? Integer.compare(branch, other.branch) : Integer.compare(number, other.number);
        }
    }

    static final class Sum implements TreeMap.Visitor<Account, Integer> {
        long total;

        @Override
        public void visit(Account account, Integer balance) {
            total += balance * 3L + account.number();
        }
    }

    static long exercise(int operations) {
        TreeMap<Account, Integer> accounts = new TreeMap<>(Comparator.naturalOrder());
        TreeMap<String, Integer> names = new TreeMap<>((a, b) -> b.compareTo(a));
        long checksum = 0;
        int seed = 2024;
        for (int i = 0; i < operations; i++) {
            seed = seed * 1664525 + 1013904223;
            int draw = seed >>> 10;
            Account account = new Account(draw % 50, draw / 50 % 400);
            switch (draw & 7) {
                case 0, 1, 2 -> accounts.put(account, i);
                case 3, 4 -> accounts.remove(account);
                case 5 -> names.put("name" + draw % 997, i);
                case 6 -> {
                    Integer balance = accounts.get(account);
                    checksum += balance == null ? 1 : balance;
                }
                default -> {
                    if ((draw & 0xff) == 7) {
                        Sum sum = new Sum();
                        accounts.visitRange(account, new Account(account.branch() + 1, 0), sum);
                        checksum = checksum * 31 + sum.total;
                    }
                }
            }
            if (i % 20_000 == 0) {
                checksum = checksum * 31 + accounts.blackHeight() * 100 + names.blackHeight();
            }
        }
        for (Account account : accounts) {
            checksum = checksum * 31 + account.number();
        }
        for (String name : names) {
            checksum = checksum * 31 + name.length() + names.get(name);
        }
        return checksum * 31 + accounts.size() + names.size();
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 220_000;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = exercise(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("RedBlackTree " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
