// Static state shared by inheritance and nesting; arrays as fields; long chains of field access and calls on results.
public class SharedState {
    static class Config {
        static final Config DEFAULT = new Config().with("a", 1).with("b", 2);
        private final String[] names = new String[4];
        private final int[] values = new int[4];
        private int n;

        Config with(String name, int value) {
            names[n] = name;
            values[n++] = value;
            return this;
        }

        int get(String name) {
            for (int i = 0; i < n; i++) {
                if (names[i].equals(name)) {
                    return values[i];
                }
            }
            return -1;
        }
    }

    static class Linked {
        Linked next;
        final Config config = Config.DEFAULT;
        static int count;
        final int id = ++count;

        Linked append() {
            Linked last = this;
            while (last.next != null) {
                last = last.next;
            }
            last.next = new Linked();
            return this;
        }
    }

    static int[] fibs = {1, 1, 2, 3, 5, 8};
    static int[][] table = {fibs, {fibs[2], fibs[3]}, fibs.clone()};

    public static void main(String[] args) {
        Linked head = new Linked().append().append().append();
        System.out.println(head.next.next.next.id + " " + head.next.next.config.get("b") + " " + Linked.count);
        head.next.next.config.with("c", 3);
        System.out.println(Config.DEFAULT.get("c") + " " + Config.DEFAULT.get("zz") + " " + Config.DEFAULT.names[2].charAt(0));
        table[0][0] = 100;
        System.out.println(fibs[0] + " " + table[2][0] + " " + table[1][1] + " " + table[0].length);
        head.next = head;
        System.out.println(head.next.next.next.next.next.id);
        try {
            Config.DEFAULT.with("d", 4).with("e", 5);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage() + " " + Config.DEFAULT.n);
        }
    }
}
