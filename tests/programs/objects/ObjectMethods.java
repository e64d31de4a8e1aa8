// Object: default equals, hashCode stability, toString form, clone of arrays and objects, CloneNotSupportedException.
public class ObjectMethods {
    static class Plain {
    }

    static class Copy implements Cloneable {
        int x = 1;
        int[] shared = {1, 2};

        Copy copy() throws CloneNotSupportedException {
            return (Copy) clone();
        }
    }

    static class Refuses {
        Object copy() throws CloneNotSupportedException {
            return clone();
        }
    }

    static class Hashed {
        final int h;

        Hashed(int h) {
            this.h = h;
        }

        @Override
        public int hashCode() {
            return h;
        }
    }

    public static void main(String[] args) throws Exception {
        Plain p = new Plain(), q = new Plain();
        int h = p.hashCode();
        System.out.println(p.equals(p) + " " + p.equals(q) + " " + p.equals(null) + " " + (p.hashCode() == h) + " " + (System.identityHashCode(p) == h) + " " + System.identityHashCode(null));
        System.out.println(p.toString().equals("ObjectMethods$Plain@" + Integer.toHexString(h)) + " " + new Hashed(255) + " " + new Hashed(-1));
        System.out.println(new int[0].toString().startsWith("[I@") + " " + new String[0].toString().startsWith("[Ljava.lang.String;@") + " " + new int[0].equals(new int[0]));
        Copy c = new Copy();
        c.x = 7;
        Copy d = c.copy();
        d.x++;
        d.shared[0] = 99;
        System.out.println(c.x + " " + d.x + " " + c.shared[0] + " " + (c.shared == d.shared) + " " + (c.hashCode() == d.hashCode() && c == d));
        try {
            new Refuses().copy();
        } catch (CloneNotSupportedException e) {
            System.out.println(e);
        }
        long[][] a = {{1}, {2}};
        long[][] b = a.clone();
        b[0] = new long[] {5};
        b[1][0] = 6;
        System.out.println(a[0][0] + " " + a[1][0]);
        System.out.println("hash".hashCode() == System.identityHashCode("hash"));
        System.out.println(new Hashed(3).equals(new Hashed(3)) + " " + p.getClass().getName());
    }
}
