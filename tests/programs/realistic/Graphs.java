// Breadth-first and depth-first search, Dijkstra, topological order, connected components, Floyd-Warshall.
import java.util.*;

public class Graphs {
    record Edge(int to, int weight) {
    }

    static List<List<Edge>> graph(int n, int[]... edges) {
        List<List<Edge>> g = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            g.add(new ArrayList<>());
        }
        for (int[] e : edges) {
            g.get(e[0]).add(new Edge(e[1], e[2]));
        }
        return g;
    }

    static int[] bfs(List<List<Edge>> g, int start) {
        int[] dist = new int[g.size()];
        Arrays.fill(dist, -1);
        Deque<Integer> queue = new ArrayDeque<>();
        queue.add(start);
        dist[start] = 0;
        while (!queue.isEmpty()) {
            int v = queue.poll();
            for (Edge e : g.get(v)) {
                if (dist[e.to()] < 0) {
                    dist[e.to()] = dist[v] + 1;
                    queue.add(e.to());
                }
            }
        }
        return dist;
    }

    static long[] dijkstra(List<List<Edge>> g, int start, int[] parent) {
        long[] dist = new long[g.size()];
        Arrays.fill(dist, Long.MAX_VALUE);
        Arrays.fill(parent, -1);
        dist[start] = 0;
        PriorityQueue<long[]> queue = new PriorityQueue<>((a, b) -> Long.compare(a[0], b[0]));
        queue.add(new long[] {0, start});
        while (!queue.isEmpty()) {
            long[] top = queue.poll();
            int v = (int) top[1];
            if (top[0] > dist[v]) {
                continue;
            }
            for (Edge e : g.get(v)) {
                long d = top[0] + e.weight();
                if (d < dist[e.to()]) {
                    dist[e.to()] = d;
                    parent[e.to()] = v;
                    queue.add(new long[] {d, e.to()});
                }
            }
        }
        return dist;
    }

    static void visit(List<List<Edge>> g, int v, int[] state, List<Integer> order) {
        if (state[v] == 2) {
            return;
        }
        if (state[v] == 1) {
            throw new IllegalStateException("cycle through " + v);
        }
        state[v] = 1;
        for (Edge e : g.get(v)) {
            visit(g, e.to(), state, order);
        }
        state[v] = 2;
        order.add(0, v);
    }

    static List<Integer> topological(List<List<Edge>> g) {
        List<Integer> order = new LinkedList<>();
        int[] state = new int[g.size()];
        for (int v = 0; v < g.size(); v++) {
            visit(g, v, state, order);
        }
        return order;
    }

    static int find(int[] p, int v) {
        return p[v] == v ? v : (p[v] = find(p, p[v]));
    }

    public static void main(String[] args) {
        List<List<Edge>> g = graph(8, new int[] {0, 1, 4}, new int[] {0, 2, 1}, new int[] {2, 1, 2}, new int[] {1, 3, 5}, new int[] {2, 3, 8}, new int[] {3, 4, 3}, new int[] {5, 6, 1}, new int[] {4, 7, 1});
        System.out.println(Arrays.toString(bfs(g, 0)));
        int[] parent = new int[8];
        long[] d = dijkstra(g, 0, parent);
        StringBuilder path = new StringBuilder();
        for (int v = 7; v >= 0; v = parent[v]) {
            path.insert(0, v + " ");
        }
        System.out.println(d[7] + " via " + path + " unreachable " + (d[5] == Long.MAX_VALUE));
        System.out.println(topological(g));
        g.get(7).add(new Edge(0, 1));
        try {
            topological(g);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        int[] sets = new int[30];
        for (int i = 0; i < 30; i++) {
            sets[i] = i;
        }
        for (int i = 0; i < 30; i++) {
            sets[find(sets, i)] = find(sets, i * i % 30);
        }
        Set<Integer> roots = new TreeSet<>();
        for (int i = 0; i < 30; i++) {
            roots.add(find(sets, i));
        }
        System.out.println(roots);
        int n = 12;
        int[][] w = new int[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                w[i][j] = i == j ? 0 : 3 + (i * 17 + j * 29) % 50;
            }
        }
        for (int k = 0; k < n; k++) {
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    w[i][j] = Math.min(w[i][j], w[i][k] + w[k][j]);
                }
            }
        }
        System.out.println(Arrays.toString(w[3]));
    }
}
