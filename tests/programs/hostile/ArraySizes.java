// vm: -Xmx64m
// fuel: varies
// stress: off
// Arrays of negative, absurd and overflowing sizes, of all kinds and ways to make them.
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;

public class ArraySizes {
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

    static int length(Object array) {
        return array == null ? -1 : Array.getLength(array);
    }

    public static void main(String[] args) throws Throwable {
        for (int size : new int[] {-1, Integer.MIN_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE - 1, Integer.MAX_VALUE - 2, Integer.MAX_VALUE - 8, 100_000_000}) {
            show("bytes " + size, () -> length(new byte[size]));
            show("longs " + size, () -> length(new long[size]));
            show("objects " + size, () -> length(new Object[size]));
            show("arrays " + size, () -> length(new int[size][]));
            show("two " + size, () -> length(new int[size][size]));
            show("zero by " + size, () -> length(new int[0][size]));
            show(size + " by zero", () -> length(new int[size][0]));
            show("one by " + size, () -> length(new int[1][size]));
            show("three " + size, () -> length(new Object[2][1][size]));
            show("reflected " + size, () -> length(Array.newInstance(int.class, size)));
            show("reflected two " + size, () -> length(Array.newInstance(String.class, 1, size)));
            show("copyOf " + size, () -> length(Arrays.copyOf(new short[1], size)));
            show("copyOf objects " + size, () -> length(Arrays.copyOf(new String[1], size)));
            show("copyOfRange " + size, () -> length(Arrays.copyOfRange(new char[1], 0, size)));
            show("copyOfRange from " + size, () -> length(Arrays.copyOfRange(new char[1], size, 1)));
            show("handle " + size, () -> length((Object) java.lang.invoke.MethodHandles.arrayConstructor(long[].class).invoke(size)));
        }
        show("two halves", () -> length(new long[65536][65536]));
        show("negative after zero", () -> length(new int[0][-1]));
        show("negative innermost", () -> length(new int[3][0][-5][]));
        show("void", () -> Array.newInstance(void.class, 1));
        show("no class", () -> Array.newInstance(null, 1));
        show("no class, negative", () -> Array.newInstance(null, -1));
        show("no sizes", () -> Array.newInstance(int.class));
        show("null sizes", () -> Array.newInstance(int.class, (int[]) null));
        show("one size", () -> length(Array.newInstance(int.class, new int[] {2})));
        show("255 sizes", () -> Array.newInstance(int.class, new int[255]).getClass().getName().length());
        show("256 sizes", () -> Array.newInstance(int.class, new int[256]).getClass().getName().length());
        show("255 more", () -> {
            Object array = Array.newInstance(int.class, new int[255]);
            return Array.newInstance(array.getClass(), 1);
        });
        show("254 and one", () -> {
            Object array = Array.newInstance(int.class, new int[254]);
            return Array.newInstance(array.getClass(), 1).getClass().getName().length();
        });
        show("254 and two", () -> {
            Object array = Array.newInstance(int.class, new int[254]);
            return Array.newInstance(array.getClass(), 1, 1);
        });
        show("arrayType of 255", () -> Array.newInstance(int.class, new int[255]).getClass().arrayType());
        show("still alive", () -> {
            ArrayList<int[]> kept = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                kept.add(new int[100_000]);
            }
            return kept.size();
        });
    }
}
