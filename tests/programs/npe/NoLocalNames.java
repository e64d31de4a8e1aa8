// The same kind of messages without local variable tables: parameters and locals by number.
public class NoLocalNames {
    int f;
    NoLocalNames n;

    static void parameters(int a, long b, NoLocalNames c, double d, int[] e) {
        try {
            c.f = 1;
        } catch (NullPointerException x) {
            System.out.println(x.getMessage());
        }
        try {
            e[a] = 1;
        } catch (NullPointerException x) {
            System.out.println(x.getMessage());
        }
        NoLocalNames local = new NoLocalNames();
        try {
            local.n.f++;
        } catch (NullPointerException x) {
            System.out.println(x.getMessage());
        }
        NoLocalNames second = c;
        try {
            second.instance(null, 1L, null);
        } catch (NullPointerException x) {
            System.out.println(x.getMessage());
        }
        NoLocalNames[] array = new NoLocalNames[3];
        int index = 1;
        try {
            array[index].f = 3;
        } catch (NullPointerException x) {
            System.out.println(x.getMessage());
        }
        try {
            array[index + 1].n = null;
        } catch (NullPointerException x) {
            System.out.println(x.getMessage());
        }
    }

    void instance(String s, long l, Object[] o) {
        try {
            s.trim();
        } catch (NullPointerException x) {
            System.out.println(x.getMessage());
        }
        try {
            o[(int) l].hashCode();
        } catch (NullPointerException x) {
            System.out.println(x.getMessage());
        }
        try {
            n.f = 1;
        } catch (NullPointerException x) {
            System.out.println(x.getMessage());
        }
    }

    public static void main(String[] args) {
        parameters(1, 2, null, 3, null);
        new NoLocalNames().instance(null, 0, null);
        try {
            Object o = null;
            synchronized (o) {
                System.out.println("in");
            }
        } catch (NullPointerException x) {
            System.out.println(x.getMessage());
        }
        try {
            Error e = null;
            throw e;
        } catch (NullPointerException x) {
            System.out.println(x.getMessage());
        }
        Object captured = null;
        Runnable r = () -> captured.hashCode();
        try {
            r.run();
        } catch (NullPointerException x) {
            System.out.println(x.getMessage());
        }
    }
}
