// Arrays of forty dimensions, half of them allocated; NegativeArraySizeException in any dimension; arrays nested as objects.
public class Dimensions {
    static Object wrap(Object inner) {
        Object[] outer = (Object[]) java.util.Arrays.copyOf(new Object[] {inner}, 1);
        return outer;
    }

    public static void main(String[] args) {
        Object a = new int[1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][][][][][][][][][][][][][][][][][][][][];
        int depth = 0;
        Class<?> c = a.getClass();
        while (c.isArray()) {
            c = c.getComponentType();
            depth++;
        }
        System.out.println(depth + " " + c + " " + a.getClass().getName().length());
        Object o = a;
        int levels = 0;
        while (o instanceof Object[] x && x[0] != null) {
            o = x[0];
            levels++;
        }
        System.out.println(levels + " " + (o instanceof Object[]) + " " + ((Object[]) o).length);
        int n = args.length;
        for (int bad = 0; bad < 4; bad++) {
            try {
                Object made = new short[bad == 0 ? -1 : 2][bad == 1 ? -2 : n][bad == 2 ? -3 : 1];
                System.out.println(((Object[]) made).length);
            } catch (NegativeArraySizeException e) {
                System.out.println(bad + " " + e.getMessage());
            }
        }
        Object nested = "core";
        for (int i = 0; i < 50; i++) {
            nested = wrap(nested);
        }
        int unwrapped = 0;
        while (nested instanceof Object[] x) {
            nested = x[0];
            unwrapped++;
        }
        System.out.println(unwrapped + " " + nested);
    }
}
