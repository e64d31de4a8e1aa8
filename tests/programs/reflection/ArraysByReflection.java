// The methods of java.util.Arrays, found and called by reflection.

import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.TreeMap;

public class ArraysByReflection {
    static Object call(String name, Object... arguments) throws Exception {
        for (Method method : Arrays.class.getMethods()) {
            if (method.getName().equals(name) && fits(method.getParameterTypes(), arguments)) {
                return method.invoke(null, arguments);
            }
        }
        return "no " + name;
    }

    static boolean fits(Class<?>[] types, Object[] arguments) {
        if (types.length != arguments.length) {
            return false;
        }
        for (int i = 0; i < types.length; i++) {
            Class<?> boxed = MethodType.methodType(types[i]).wrap().returnType();
            if (boxed != arguments[i].getClass()) {
                return false;
            }
        }
        return true;
    }

    public static void main(String[] args) throws Throwable {
        System.out.println(Arrays.toString((int[]) call("copyOf", new int[] {1, 2}, 3)));
        System.out.println(Arrays.toString((char[]) call("copyOfRange", "abcd".toCharArray(), 1, 3)));
        double[] values = {3.5, -1, 2};
        call("sort", values);
        System.out.println(Arrays.toString(values));
        call("fill", values, 0, 2, 7.0);
        System.out.println(call("toString", values));
        System.out.println(call("hashCode", new long[] {1, 2}) + " " + call("equals", new byte[] {1}, new byte[] {1}));
        System.out.println(call("compare", new float[] {1}, new float[] {2}) + " " + call("mismatch", new boolean[2], new boolean[3]));
        System.out.println(call("binarySearch", new short[] {1, 3, 5}, (short) 5));
        Method copy = Arrays.class.getDeclaredMethod("copyOfRange", long[].class, int.class, int.class);
        System.out.println(copy + " " + copy.canAccess(null));
        var handle = MethodHandles.publicLookup()
                .findStatic(Arrays.class, "copyOf", MethodType.methodType(int[].class, int[].class, int.class));
        System.out.println(Arrays.toString((int[]) handle.invoke(new int[] {4}, 2)));
        System.out.println(Arrays.class.getSuperclass() + " " + Modifier.toString(Arrays.class.getModifiers()));
        TreeMap<String, Integer> counts = new TreeMap<>();
        for (Method method : Arrays.class.getMethods()) {
            if (method.getDeclaringClass() == Arrays.class) {
                counts.merge(method.getName(), 1, Integer::sum);
            }
        }
        System.out.println(counts);
    }
}
