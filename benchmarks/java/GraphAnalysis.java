import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.Set;

/**
 * Analyses of a random graph of node and edge objects: strongly connected components, shortest paths,
 * minimum spanning forest, topological levels, and queries on a tree (depth, size, lowest common
 * ancestor). Stresses pointer chasing, iterators over lists, a priority queue with a comparator.
 */
public final class GraphAnalysis {

    static final class Node {
        final int id;
        final List<Edge> out = new ArrayList<>();
        int index = -1;
        int low;
        boolean onStack;
        int component = -1;
        int cursor;
        long distance;
        Node parent;
        int depth;
        int subtreeSize;
        final List<Node> children = new ArrayList<>();

        Node(int id) {
            this.id = id;
        }
    }

    record Edge(Node from, Node to, int weight) {}

    record Reached(Node node, long distance) implements Comparable<Reached> {
        @Override
        public int compareTo(Reached other) {
            int order = Long.compare(distance, other.distance);
            return order != 0 ? order : Integer.compare(node.id, other.node.id);
        }
    }

    static final class DisjointSets {
        private final int[] parent;
        private final int[] rank;

        DisjointSets(int size) {
            parent = new int[size];
            rank = new int[size];
            for (int i = 0; i < size; i++) {
                parent[i] = i;
            }
        }

        int find(int element) {
            int root = element;
            while (parent[root] != root) {
                root = parent[root];
            }
            while (parent[element] != root) {
                int next = parent[element];
                parent[element] = root;
                element = next;
            }
            return root;
        }

        boolean union(int a, int b) {
            int rootA = find(a);
            int rootB = find(b);
            if (rootA == rootB) {
                return false;
            }
            if (rank[rootA] < rank[rootB]) {
                parent[rootA] = rootB;
            } else {
                parent[rootB] = rootA;
                if (rank[rootA] == rank[rootB]) {
                    rank[rootA]++;
                }
            }
            return true;
        }
    }

    static final class Graph {
        final List<Node> nodes = new ArrayList<>();
        final List<Edge> edges = new ArrayList<>();

        static Graph random(int size, int degree, long seed) {
            Random random = new Random(seed);
            Graph graph = new Graph();
            for (int i = 0; i < size; i++) {
                graph.nodes.add(new Node(i));
            }
            for (Node from : graph.nodes) {
                int count = 1 + random.nextInt(degree);
                for (int i = 0; i < count; i++) {
                    // Mostly short hops, so that there are many components and long paths.
                    int hop = random.nextInt(8) == 0 ? random.nextInt(size) : 1 + random.nextInt(10);
                    Node to = graph.nodes.get((from.id + hop) % size);
                    Edge edge = new Edge(from, to, 1 + random.nextInt(1000));
                    from.out.add(edge);
                    graph.edges.add(edge);
                }
            }
            return graph;
        }

        /** Tarjan's algorithm with an explicit stack; returns the number of components. */
        int stronglyConnectedComponents() {
            int counter = 0;
            int components = 0;
            ArrayDeque<Node> pending = new ArrayDeque<>();
            ArrayDeque<Node> path = new ArrayDeque<>();
            for (Node root : nodes) {
                if (root.index >= 0) {
                    continue;
                }
                path.push(root);
                while (!path.isEmpty()) {
                    Node node = path.peek();
                    if (node.index < 0) {
                        node.index = counter;
                        node.low = counter;
                        counter++;
                        pending.push(node);
                        node.onStack = true;
                    }
                    if (node.cursor < node.out.size()) {
                        Node successor = node.out.get(node.cursor++).to();
                        if (successor.index < 0) {
                            path.push(successor);
                        } else if (successor.onStack) {
                            node.low = Math.min(node.low, successor.index);
                        }
                        continue;
                    }
                    path.pop();
                    if (!path.isEmpty()) {
                        path.peek().low = Math.min(path.peek().low, node.low);
                    }
                    if (node.low == node.index) {
                        Node member;
                        do {
                            member = pending.pop();
                            member.onStack = false;
                            member.component = components;
                        } while (member != node);
                        components++;
                    }
                }
            }
            return components;
        }

        /** Sum of the shortest distances from a source to every node it reaches. */
        long shortestPaths(Node source) {
            for (Node node : nodes) {
                node.distance = Long.MAX_VALUE;
                node.parent = null;
            }
            source.distance = 0;
            PriorityQueue<Reached> queue = new PriorityQueue<>();
            queue.add(new Reached(source, 0));
            long total = 0;
            while (!queue.isEmpty()) {
                Reached reached = queue.poll();
                Node node = reached.node();
                if (reached.distance() != node.distance) {
                    continue;
                }
                total += node.distance;
                for (Edge edge : node.out) {
                    long distance = node.distance + edge.weight();
                    if (distance < edge.to().distance) {
                        edge.to().distance = distance;
                        edge.to().parent = node;
                        queue.add(new Reached(edge.to(), distance));
                    }
                }
            }
            return total;
        }

        /** Weight of a minimum spanning forest, directions ignored. */
        long spanningForest() {
            List<Edge> sorted = new ArrayList<>(edges);
            sorted.sort((a, b) -> a.weight() != b.weight()
                ? Integer.compare(a.weight(), b.weight())
                : Integer.compare(a.from().id, b.from().id));
            DisjointSets sets = new DisjointSets(nodes.size());
            long weight = 0;
            for (Edge edge : sorted) {
                if (sets.union(edge.from().id, edge.to().id)) {
                    weight += edge.weight();
                }
            }
            return weight;
        }

        /** Builds the tree of shortest paths, then answers queries on it. */
        long treeQueries(Node root, int queries) {
            for (Node node : nodes) {
                node.children.clear();
            }
            for (Node node : nodes) {
                if (node.parent != null) {
                    node.parent.children.add(node);
                }
            }
            List<Node> order = new ArrayList<>();
            order.add(root);
            root.depth = 0;
            for (int i = 0; i < order.size(); i++) {
                Node node = order.get(i);
                node.subtreeSize = 1;
                for (Node child : node.children) {
                    child.depth = node.depth + 1;
                    order.add(child);
                }
            }
            for (int i = order.size() - 1; i > 0; i--) {
                Node node = order.get(i);
                node.parent.subtreeSize += node.subtreeSize;
            }
            long digest = 0;
            Random random = new Random(order.size());
            for (int i = 0; i < queries; i++) {
                Node a = order.get(random.nextInt(order.size()));
                Node b = order.get(random.nextInt(order.size()));
                digest = digest * 31 + commonAncestor(a, b).id + a.subtreeSize;
            }
            return digest;
        }

        private static Node commonAncestor(Node a, Node b) {
            while (a != b) {
                if (a.depth >= b.depth) {
                    a = a.parent;
                } else {
                    b = b.parent;
                }
            }
            return a;
        }

        /** Number of distinct pairs of components joined by an edge. */
        int componentEdges() {
            Set<Long> pairs = new HashSet<>();
            for (Edge edge : edges) {
                int from = edge.from().component;
                int to = edge.to().component;
                if (from != to) {
                    pairs.add((long) from << 32 | to);
                }
            }
            return pairs.size();
        }
    }

    static long analyse(int size) {
        long checksum = 0;
        for (int seed = 1; seed <= 3; seed++) {
            Graph graph = Graph.random(size, 2 + seed, seed);
            checksum = checksum * 31 + graph.stronglyConnectedComponents();
            checksum = checksum * 31 + graph.componentEdges();
            checksum = checksum * 31 + graph.spanningForest();
            for (int source = 0; source < 3; source++) {
                Node root = graph.nodes.get(source * size / 3);
                checksum = checksum * 31 + graph.shortestPaths(root);
                checksum = checksum * 31 + graph.treeQueries(root, size / 20);
            }
        }
        return checksum;
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 9_000;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = analyse(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("GraphAnalysis " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
