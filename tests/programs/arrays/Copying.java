// System.arraycopy: overlap both ways, all types, partial copies up to the failing element, every error.
import java.util.Arrays;

public class Copying {
    interface Act {
        void run();
    }

    static void show(Act act) {
        try {
            act.run();
            System.out.println("no error");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        int[] a = {0, 1, 2, 3, 4, 5, 6, 7};
        System.arraycopy(a, 0, a, 2, 5);
        System.out.println(Arrays.toString(a));
        System.arraycopy(a, 3, a, 1, 5);
        System.out.println(Arrays.toString(a));
        System.arraycopy(a, 8, a, 8, 0);
        char[] c = "overlapping".toCharArray();
        System.arraycopy(c, 0, c, 1, 10);
        System.out.println(c);
        double[] d = {1.5, 2.5, 3.5};
        System.arraycopy(d, 1, d, 0, 2);
        System.out.println(Arrays.toString(d));
        byte[] b = {1, 2, 3};
        byte[] bb = new byte[5];
        System.arraycopy(b, 0, bb, 1, 3);
        System.out.println(Arrays.toString(bb));
        Object[] mixed = {"a", "b", 3, "d"};
        String[] strings = new String[4];
        show(() -> System.arraycopy(mixed, 0, strings, 0, 4));
        System.out.println(Arrays.toString(strings));
        Integer[] boxes = new Integer[2];
        show(() -> System.arraycopy(mixed, 2, boxes, 0, 1));
        System.out.println(Arrays.toString(boxes));
        show(() -> System.arraycopy(a, 0, new long[8], 0, 1));
        show(() -> System.arraycopy(a, 0, mixed, 0, 1));
        show(() -> System.arraycopy("x", 0, mixed, 0, 1));
        show(() -> System.arraycopy(a, 0, "x", 0, 1));
        show(() -> System.arraycopy(null, 0, a, 0, 1));
        show(() -> System.arraycopy(a, 0, null, 0, 1));
        show(() -> System.arraycopy(a, -1, a, 0, 1));
        show(() -> System.arraycopy(a, 0, a, -1, 1));
        show(() -> System.arraycopy(a, 0, a, 0, -1));
        show(() -> System.arraycopy(a, 5, a, 0, 4));
        show(() -> System.arraycopy(a, 0, a, 5, 4));
        show(() -> System.arraycopy(a, Integer.MAX_VALUE, a, 0, 1));
        show(() -> System.arraycopy(mixed, 3, strings, 0, 2));
        show(() -> System.arraycopy(c, 9, c, 0, 3));
    }
}
