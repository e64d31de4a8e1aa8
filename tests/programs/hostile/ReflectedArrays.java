// Elements of arrays of all kinds read and written by java.lang.reflect.Array as values of all kinds.
import java.lang.reflect.Array;

public class ReflectedArrays {
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

    static final Object[] ARRAYS = {new boolean[] {true}, new byte[] {-3}, new short[] {300}, new char[] {'\uffff'}, new int[] {70000}, new long[] {1L << 40},
        new float[] {1.5f}, new double[] {2.5}, new Object[] {"x"}, new String[] {"text"}, new Integer[] {7}, new int[][] {{1}}, "no array", 5};
    static final Object[] VALUES = {true, (byte) 1, (short) 2, 'c', 4, 5L, 6f, 7d, "text", null, new int[1], new Object()};

    static String shown(Object value) {
        return value == null ? "null" : value.getClass().isArray() || value.getClass() == Object.class ? value.getClass().getSimpleName() : String.valueOf(value);
    }

    public static void main(String[] args) throws Throwable {
        for (Object array : ARRAYS) {
            String name = array.getClass().getSimpleName() + " ";
            show(name + "get", () -> shown(Array.get(array, 0)));
            show(name + "length", () -> Array.getLength(array));
            show(name + "getBoolean", () -> Array.getBoolean(array, 0));
            show(name + "getByte", () -> Array.getByte(array, 0));
            show(name + "getShort", () -> Array.getShort(array, 0));
            show(name + "getChar", () -> (int) Array.getChar(array, 0));
            show(name + "getInt", () -> Array.getInt(array, 0));
            show(name + "getLong", () -> Array.getLong(array, 0));
            show(name + "getFloat", () -> Array.getFloat(array, 0));
            show(name + "getDouble", () -> Array.getDouble(array, 0));
            for (int index : new int[] {-1, 1, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
                show(name + "get " + index, () -> Array.get(array, index));
                show(name + "getDouble " + index, () -> Array.getDouble(array, index));
                show(name + "set " + index, () -> {
                    Array.set(array, index, "wrong");
                    return "";
                });
                show(name + "setInt " + index, () -> {
                    Array.setInt(array, index, 1);
                    return "";
                });
            }
            for (Object value : VALUES) {
                show(name + "set " + shown(value), () -> {
                    Array.set(array, 0, value);
                    return shown(Array.get(array, 0));
                });
            }
            show(name + "setBoolean", () -> {
                Array.setBoolean(array, 0, true);
                return "";
            });
            show(name + "setByte", () -> {
                Array.setByte(array, 0, (byte) -1);
                return shown(Array.get(array, 0));
            });
            show(name + "setShort", () -> {
                Array.setShort(array, 0, (short) -1);
                return shown(Array.get(array, 0));
            });
            show(name + "setChar", () -> {
                Array.setChar(array, 0, 'c');
                return shown(Array.get(array, 0));
            });
            show(name + "setInt", () -> {
                Array.setInt(array, 0, -1);
                return shown(Array.get(array, 0));
            });
            show(name + "setLong", () -> {
                Array.setLong(array, 0, -1);
                return shown(Array.get(array, 0));
            });
            show(name + "setFloat", () -> {
                Array.setFloat(array, 0, 0.5f);
                return shown(Array.get(array, 0));
            });
            show(name + "setDouble", () -> {
                Array.setDouble(array, 0, 0.5);
                return shown(Array.get(array, 0));
            });
        }
        show("null get", () -> Array.get(null, 0));
        show("null length", () -> Array.getLength(null));
        show("null set", () -> {
            Array.set(null, 0, null);
            return "";
        });
        show("null setInt", () -> {
            Array.setInt(null, -1, 1);
            return "";
        });
    }
}
