// Boxing and unboxing: caches, identity, promotion, null, comparison, increments of boxes.
public class Boxing {
    static Integer count = 0;

    static String which(Object o) {
        return o.getClass().getName() + ":" + o;
    }

    static String over(long v) {
        return "long";
    }

    static String over(Integer v) {
        return "Integer";
    }

    static String over(Object v) {
        return "Object";
    }

    public static void main(String[] args) {
        Integer a = 127, b = 127, c = 128, d = 128, lo = -128, lo2 = -128;
        System.out.println((a == b) + " " + (c == d) + " " + c.equals(d) + " " + (c == 128) + " " + (lo == lo2) + " " + (c <= d && c >= d));
        Long l = 127L, m = 127L;
        System.out.println((l == m) + " " + l.equals(127) + " " + l.equals(127L) + " " + new Object().equals(null));
        Character x = 'x', y = 'x';
        Boolean t = true;
        Byte z = 1, w = (byte) 1;
        System.out.println((x == y) + " " + (t == Boolean.TRUE) + " " + (z == w));
        count++;
        count += 5;
        Integer old = count--;
        System.out.println(count + " " + old + " " + -count + " " + ~count);
        System.out.println(which(1) + which(1L) + which(1f) + which(1d) + which('1') + which((byte) 1) + which((short) 1) + which(true));
        System.out.println(over(1) + over('c') + over((Integer) 1) + over(1f));
        Integer none = null;
        try {
            int i = none;
            System.out.println(i);
        } catch (NullPointerException e) {
            System.out.println("unboxed null");
        }
        Object o = true ? 1 : "x";
        double sum = a + l + 1.5f;
        System.out.println(o + " " + sum + " " + (a + x) + " " + (char) (x + 1));
        System.out.println(a.compareTo(c) + " " + a.hashCode() + " " + l.hashCode() + " " + t.hashCode() + " " + Double.valueOf(1.5).hashCode() + " " + x.hashCode() + " " + Float.valueOf(1.5f).hashCode() + " " + Long.hashCode(1L << 33));
        System.out.println(c.byteValue() + " " + c.doubleValue() + " " + l.intValue() + " " + Double.valueOf(3.99).intValue() + " " + Integer.valueOf(300).shortValue());
    }
}
