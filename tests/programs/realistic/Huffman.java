// Huffman coding: build the tree, encode, decode, compare sizes.
import java.util.*;

public class Huffman {
    static abstract sealed class Tree implements Comparable<Tree> permits Leaf, Fork {
        final int weight, order;

        Tree(int weight, int order) {
            this.weight = weight;
            this.order = order;
        }

        @Override
        public int compareTo(Tree o) {
            return weight != o.weight ? weight - o.weight : order - o.order;
        }
    }

    static final class Leaf extends Tree {
        final char c;

        Leaf(char c, int weight) {
            super(weight, c);
            this.c = c;
        }
    }

    static final class Fork extends Tree {
        final Tree zero, one;

        Fork(Tree zero, Tree one, int order) {
            super(zero.weight + one.weight, order);
            this.zero = zero;
            this.one = one;
        }
    }

    static Tree build(String text) {
        int[] counts = new int[256];
        for (char c : text.toCharArray()) {
            counts[c]++;
        }
        PriorityQueue<Tree> queue = new PriorityQueue<>();
        for (char c = 0; c < 256; c++) {
            if (counts[c] > 0) {
                queue.add(new Leaf(c, counts[c]));
            }
        }
        int order = 1000;
        while (queue.size() > 1) {
            queue.add(new Fork(queue.poll(), queue.poll(), order++));
        }
        return queue.poll();
    }

    static void codes(Tree t, String prefix, Map<Character, String> out) {
        switch (t) {
            case Leaf l -> out.put(l.c, prefix.isEmpty() ? "0" : prefix);
            case Fork f -> {
                codes(f.zero, prefix + '0', out);
                codes(f.one, prefix + '1', out);
            }
        }
    }

    static String decode(Tree root, BitSet bits, int n) {
        StringBuilder s = new StringBuilder();
        Tree t = root;
        for (int i = 0; i < n; i++) {
            if (t instanceof Fork f) {
                t = bits.get(i) ? f.one : f.zero;
            }
            if (t instanceof Leaf l) {
                s.append(l.c);
                t = root;
            }
        }
        return s.toString();
    }

    public static void main(String[] args) {
        for (String text : new String[] {"abracadabra", "mississippi river", "aaaa", "she sells sea shells by the sea shore; the shells she sells are surely seashells"}) {
            Tree tree = build(text);
            Map<Character, String> codes = new TreeMap<>();
            codes(tree, "", codes);
            BitSet bits = new BitSet();
            int n = 0;
            for (char c : text.toCharArray()) {
                for (char b : codes.get(c).toCharArray()) {
                    bits.set(n++, b == '1');
                }
            }
            System.out.println(codes);
            System.out.println(n + " bits of " + text.length() * 8 + ", ones " + bits.cardinality() + ", " + decode(tree, bits, n).equals(text));
        }
    }
}
