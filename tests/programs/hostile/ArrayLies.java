// Arrays under other types than their own: by casts, generic code, covariance and copies, cold and in hot loops.
import java.util.Arrays;
import java.util.List;

public class ArrayLies {
    interface Action {
        Object run() throws Throwable;
    }

    static void show(String name, Action action) {
        try {
            System.out.println(name + " = " + action.run());
        } catch (Throwable thrown) {
            System.out.println(name + " ! " + (thrown instanceof NullPointerException ? "NullPointerException" : thrown));
        }
    }

    static <T> T[] made(int length, T... none) {
        return Arrays.copyOf(none, length);
    }

    @SafeVarargs
    static <T> T[] packed(T... values) {
        return values;
    }

    static <T> T[] pair(T a, T b) {
        return packed(a, b);
    }

    static Object[] fill(Object[] array, Object value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
        return array;
    }

    @SuppressWarnings("unchecked")
    static <T> T forced(Object value) {
        return (T) value;
    }

    static int stores(Object[] target, Object value, int rounds) {
        int done = 0;
        for (int i = 0; i < rounds; i++) {
            target[i % target.length] = value;
            done++;
        }
        return done;
    }

    static String copy(Object from, int fromIndex, Object to, int toIndex, int length) {
        try {
            System.arraycopy(from, fromIndex, to, toIndex, length);
            return "copied " + (to instanceof Object[] objects ? Arrays.deepToString(objects) : "");
        } catch (RuntimeException thrown) {
            return thrown + " " + (to instanceof Object[] objects ? Arrays.deepToString(objects) : "");
        }
    }

    public static void main(String[] args) throws Throwable {
        show("store text in numbers", () -> fill(new Integer[2], "text"));
        show("store number in numbers", () -> fill(new Number[2], 1).length);
        show("store array in arrays", () -> fill(new int[2][], new int[1]).length);
        show("store wrong array in arrays", () -> fill(new int[2][], new long[1]));
        show("store deep array", () -> fill(new int[2][][], new int[1]));
        show("store object array in array", () -> fill(new Object[2][], new String[1][1]).length);
        show("store in itself", () -> {
            Object[] own = new Object[2];
            return fill(own, own)[1] == own;
        });
        show("store null", () -> fill(new Integer[2], null)[0]);
        show("store lambda", () -> fill(new Runnable[1], "x"));
        show("store in interfaces", () -> fill(new Comparable[1], "x")[0]);
        show("store beyond", () -> {
            Object[] numbers = new Integer[1];
            numbers[1] = "text";
            return numbers;
        });
        show("store in null", () -> {
            Object[] none = null;
            none[0] = new int[-1];
            return none;
        });
        show("generic text", () -> {
            String[] texts = made(2, "x");
            return texts.getClass() + " " + texts.length;
        });
        show("pair", () -> {
            String[] texts = pair("a", "b");
            return texts;
        });
        show("pair as objects", () -> {
            Object[] objects = pair("a", "b");
            return objects.getClass();
        });
        show("forced", () -> {
            int[] numbers = forced(new long[1]);
            return numbers;
        });
        show("forced unused", () -> forced(new long[1]) == null);
        show("forced deep", () -> {
            String[][] texts = forced(new Object[1][]);
            return texts;
        });
        show("cast arrays", () -> (Object[]) (Object) new int[1]);
        show("cast deep", () -> ((Object[]) (Object) new int[1][1]).getClass());
        show("cast to cloneable", () -> ((Cloneable) (Object) new int[1]).getClass());
        show("cast narrower", () -> (Integer[]) (Object) new Number[1]);
        show("cast bytes", () -> (byte[]) (Object) new boolean[1]);
        show("cast chars", () -> (char[]) (Object) new short[1]);
        show("list to array", () -> List.of("a", "b").toArray(new Integer[0]));
        show("list to array sized", () -> List.of("a", "b").toArray(new Integer[2]));
        show("list to null", () -> List.of("a", "b").toArray((Object[]) null));
        show("copyOf narrower", () -> Arrays.copyOf(new Object[] {1, "x"}, 2, Integer[].class));
        show("copyOf fits", () -> Arrays.copyOf(new Object[] {1, 2}, 3, Integer[].class).getClass());
        show("copyOf primitive", () -> Arrays.copyOf(new Object[] {1}, 1, (Class) int[].class));
        show("copyOf no array", () -> Arrays.copyOf(new Object[] {1}, 1, (Class) String.class));
        show("fill", () -> {
            Object[] numbers = new Integer[2];
            Arrays.fill(numbers, "x");
            return numbers;
        });
        show("setAll", () -> {
            Object[] numbers = new Integer[3];
            try {
                Arrays.setAll(numbers, i -> i < 2 ? (Object) i : "x");
            } finally {
                System.out.println(Arrays.toString(numbers));
            }
            return numbers;
        });
        show("sort mixed", () -> {
            Object[] mixed = {1, "x", 2L};
            Arrays.sort(mixed);
            return mixed;
        });
        Object[] half = {1, 2, "three", 4};
        System.out.println(copy(half, 0, new Integer[4], 0, 4));
        System.out.println(copy(half, 2, new Integer[4], 0, 1));
        System.out.println(copy(half, 0, new Integer[4], 1, 4));
        System.out.println(copy(half, 0, half, 1, 3));
        System.out.println(copy(new int[2], 0, new long[2], 0, 1));
        System.out.println(copy(new int[2], 0, new Integer[2], 0, 1));
        System.out.println(copy(new Integer[2], 0, new int[2], 0, 1));
        System.out.println(copy(new int[2][2], 0, new Object[2], 0, 2).length());
        System.out.println(copy(new Object[] {new int[1], "x"}, 0, new int[2][], 0, 2).length());
        System.out.println(copy("text", 0, new Object[1], 0, 0));
        System.out.println(copy(new Object[1], 0, "text", 0, 0));
        System.out.println(copy(null, 0, new Object[1], 0, 0));
        System.out.println(copy(new int[2], -1, new int[2], 0, 1));
        System.out.println(copy(new int[2], 0, new int[2], -1, 1));
        System.out.println(copy(new int[2], 0, new int[2], 0, -1));
        System.out.println(copy(new int[2], 1, new int[2], 0, 2));
        System.out.println(copy(new int[2], Integer.MAX_VALUE, new int[2], 0, Integer.MAX_VALUE));
        System.out.println(copy(new int[2], 0, new int[2], 2, 1));
        System.out.println(copy(new Object[2], 3, new Integer[2], 0, 0));
        System.out.println(copy(new String[2], 1, new Object[2], 0, Integer.MAX_VALUE));
        // The same stores where compiled code has seen one class of array for long.
        Object[] objects = new Object[4];
        Object[] numbers = new Integer[4];
        System.out.println(stores(objects, "text", 60000));
        show("hot store", () -> stores(numbers, "text", 60000));
        show("hot store of a fitting one", () -> stores(numbers, 5, 60000));
        show("hot store of arrays", () -> stores(new int[3][], new int[1][1], 60000));
        show("hot store beyond", () -> stores(new Object[0], "x", 60000));
    }
}
