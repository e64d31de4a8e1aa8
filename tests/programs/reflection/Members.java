import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;

/** Members of classes of all shapes, as texts, in the order of their names. */
public class Members {
    public int a; protected static final long B = 2; private transient volatile List<? super Integer>[] c; final String d = "d"; public static Map<String, int[][]> e;
    Members() { }
    public <T extends Exception> Members(T thrown, int... rest) throws T, java.io.IOException { }
    protected Members(Map.Entry<String, ?> entry) { }
    public synchronized final <X extends Comparable<X> & Runnable, Y> X generic(Map<String, ? super X> m, X[] xs, Y y, List<int[]>... z) throws java.io.IOException { return null; }
    protected static native void nat(int[][] grid, String... words);
    private static void priv() { }
    abstract static class Shape<T extends Number & Comparable<T>> implements Comparable<Shape<T>> {
        abstract T size(); public int compareTo(Shape<T> o) { return 0; } static <Q> Q id(Q q) { return q; }
        class Inner { T t; Inner(int n, List<T> l) { } }
    }
    interface Face<A, B extends List<A>> extends Function<A, B>, Supplier<Face<A, B>> {
        int CONST = 3; default B two() { return null; } static void st() { } private void pv() { } @Override Face<A, B> get();
    }
    enum Colour { RED, GREEN { void extra() { } }; private final int n = 1; Colour() { } static int count() { return 2; } }
    record Pair<L, R>(L left, R... right) { Pair { } Pair(L one) { this(one, (R[]) null); } }
    @interface Note { String value() default "x"; int[] numbers() default {}; }
    sealed interface Tree permits Leaf, Node { }
    record Leaf() implements Tree { }
    static non-sealed class Node implements Tree { }

    static <T> void sorted(T[] all, Function<T, String> text) {
        Arrays.stream(all).map(text).filter(line -> !line.contains("lambda$") && !line.contains("$values") && !line.contains("$VALUES")).sorted().forEach(line -> System.out.println("  " + line));
    }

    public static void main(String[] args) throws Exception {
        Class<?>[] classes = {Members.class, Shape.class, Shape.Inner.class, Face.class, Colour.class, Pair.class, Note.class, Leaf.class, Node.class, Tree.class};
        for (Class<?> type : classes) {
            System.out.println(type.toGenericString() + " : " + type.getGenericSuperclass() + " " + Arrays.toString(type.getGenericInterfaces()));
            sorted(type.getDeclaredFields(), f -> f + " | " + f.toGenericString() + " | " + f.hashCode() + f.isSynthetic() + f.isEnumConstant());
            sorted(type.getDeclaredConstructors(), k -> k + " | " + k.toGenericString() + " | " + k.isVarArgs() + k.getParameterCount());
            sorted(type.getDeclaredMethods(), m -> m + " | " + m.toGenericString() + " | " + m.hashCode() + m.isVarArgs() + m.isBridge() + m.isDefault() + m.isSynthetic());
            System.out.println("  fields " + type.getFields().length + " methods " + Arrays.stream(type.getMethods()).filter(m -> !m.getDeclaringClass().getName().startsWith("java.")).count()
                    + " constructors " + type.getConstructors().length);
        }
        for (Class<?> type : new Class<?>[] {int.class, void.class, int[].class, String[][].class, Object.class, Map.Entry[].class, Runnable.class}) {
            System.out.println(type.toGenericString() + " " + Modifier.toString(type.getModifiers()) + " " + type.getDeclaredFields().length + " "
                    + type.getFields().length + " " + type.getMethods().length + " " + type.getConstructors().length + " " + type.getPackageName() + " " + type.getPackage()
                    + " " + type.isInterface() + type.isSealed() + type.isRecord() + type.isHidden() + type.getTypeParameters().length);
        }
        Method one = Members.class.getDeclaredMethod("priv"), two = Members.class.getDeclaredMethod("priv");
        System.out.println((one == two) + " " + one.equals(two) + " " + (one.hashCode() == two.hashCode()) + " " + one.getModifiers());
        one.setAccessible(true);
        System.out.println(one.isAccessible() + " " + two.isAccessible() + " " + Members.class.getDeclaredMethod("priv").isAccessible());
        System.out.println(ArrayList.class.getMethod("add", Object.class) + " " + List.class.getMethod("add", Object.class).toGenericString());
        System.out.println(HashMap.class.getMethod("put", Object.class, Object.class).getDeclaringClass() + " " + Integer.class.getField("MAX_VALUE"));
        System.out.println(LinkedHashMap.class.getMethod("size").getDeclaringClass() + " " + StringBuilder.class.getMethod("append", int.class).getReturnType());
        System.out.println(Thread.class.getMethod("sleep", long.class) + " " + java.util.concurrent.Callable.class.getMethod("call"));
        for (String bad : new String[] {"nothing", "priv", "equals"}) {
            try {
                System.out.println(Members.class.getMethod(bad, int[].class, String.class, null));
            } catch (NoSuchMethodException e) {
                System.out.println(e.getMessage());
            }
        }
        try { Members.class.getField("c"); } catch (NoSuchFieldException e) { System.out.println(e); }
        try { Members.class.getConstructor(); } catch (NoSuchMethodException e) { System.out.println(e); }
        System.out.println(Modifier.toString(Modifier.classModifiers()) + "|" + Modifier.toString(Modifier.interfaceModifiers()) + "|" + Modifier.toString(Modifier.constructorModifiers())
                + "|" + Modifier.toString(Modifier.methodModifiers()) + "|" + Modifier.toString(Modifier.fieldModifiers()) + "|" + Modifier.toString(Modifier.parameterModifiers()));
    }
}
