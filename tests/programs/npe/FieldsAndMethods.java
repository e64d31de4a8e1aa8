// javac: -g
// Helpful NullPointerException messages with local names: fields, methods, arrays, chains, throw, monitor, switch, unboxing.
public class FieldsAndMethods {
    int x;
    long l;
    String s;
    FieldsAndMethods next;
    int[] ints;
    FieldsAndMethods[][] grid;
    static FieldsAndMethods root;
    static int[][] table;

    FieldsAndMethods get() {
        return null;
    }

    static FieldsAndMethods find(String name, int n, long[] w) {
        return null;
    }

    interface Act {
        void run() throws Exception;
    }

    static void show(Act act) {
        try {
            act.run();
            System.out.println("no error");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    static void locals(FieldsAndMethods p, String text, int[] a, Object lock, int i) {
        show(() -> System.out.println(p.x));
        try {
            System.out.println(p.x);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            p.l = 3;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            text.length();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            a[i] = 3;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            synchronized (lock) {
                i++;
            }
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            FieldsAndMethods q = new FieldsAndMethods();
            q.next.next.x++;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            FieldsAndMethods[] arr = new FieldsAndMethods[3];
            int j = 1;
            arr[j + 1].x = 2;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            FieldsAndMethods[] arr = new FieldsAndMethods[3];
            int j = 1;
            arr[j].next.s.length();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            RuntimeException none = null;
            throw none;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            Integer box = null;
            long n = box + 1L;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    void instance() {
        try {
            this.next.x = 1;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            ints[x]++;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            grid = new FieldsAndMethods[2][];
            grid[0][x + 1].get();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        locals(null, null, null, null, 0);
        new FieldsAndMethods().instance();
        FieldsAndMethods o = new FieldsAndMethods();
        show(() -> root.get());
        show(() -> root.next.x = 1);
        show(() -> o.get().get());
        show(() -> o.get().x = 1);
        show(() -> find("a", 1, null).s = "b");
        show(() -> System.out.println(find("a", 1, null).ints.length));
        show(() -> table[0][1] = 2);
        show(() -> { table = new int[3][]; table[2][o.x] = 2; });
        show(() -> System.out.println(o.ints.length));
        show(() -> o.next.grid[0][1] = null);
        show(() -> o.s.toString().trim());
        show(() -> { throw (RuntimeException) o.get().clone(); });
        show(() -> { switch (o.s) { case "a": break; } });
        show(() -> { switch ((Thread.State) (Object) null) { case NEW: break; default: } });
        show(() -> { for (int v : o.ints) { System.out.println(v); } });
        show(() -> { for (Object v : (Iterable<?>) (Object) o.s) { System.out.println(v); } });
        show(() -> { synchronized (o.s) { } });
        show(() -> { boolean b = (Boolean) (Object) o.next; });
        show(() -> new Object() { void m() { o.next.next = null; } }.m());
    }
}
