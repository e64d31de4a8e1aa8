import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;

/** Generic signatures as types: arguments, bounds, owners, variables found in enclosing declarations. */
public class GenericTypes<A> {
    class Inner<B> { class Deep { Map<A, B> map; Inner<B>.Deep self; A[] as; } }
    static class Nested<N extends Number> { N[][] grid; Nested<? extends N>.Part<String>[] parts; class Part<P> { } }
    Inner<String> inner; Inner<String>.Deep deep; Nested<Integer>.Part<Long> part; Map.Entry<String, ?> entry;
    List<?> any; List<? extends Number> upper; List<? super Integer> lower; List<List<? extends A[]>> nested; int[] ints; A a; List raw;
    Comparable<? super Comparable<? super A>> twice;
    <T extends Comparable<? super T>, U extends List<T> & java.io.Serializable, V> Map<T, ? extends U> method(T t, U[] u, V... v) throws IllegalStateException { return null; }
    static <E extends Exception> void thrower() throws E, InterruptedException { }
    static abstract class TypeToken<T> { Type type() { return ((ParameterizedType) getClass().getGenericSuperclass()).getActualTypeArguments()[0]; } }
    static class StringList extends ArrayList<String> implements Function<Integer, Map<String, int[]>>, Comparable<StringList> {
        public Map<String, int[]> apply(Integer i) { return null; } public int compareTo(StringList o) { return 0; }
    }

    static Class<?> deepClass() throws ReflectiveOperationException { return Class.forName("GenericTypes$Inner$Deep"); }

    static String kind(Type type) {
        if (type instanceof Class<?> c) return "class " + c.getName();
        if (type instanceof ParameterizedType p) {
            StringJoiner all = new StringJoiner(", ", "<", ">");
            for (Type each : p.getActualTypeArguments()) all.add(kind(each));
            return "parameterized " + p.getRawType().getTypeName() + all + " in " + (p.getOwnerType() == null ? "nothing" : kind(p.getOwnerType()));
        }
        if (type instanceof WildcardType w) return "wildcard " + Arrays.toString(w.getUpperBounds()) + Arrays.toString(w.getLowerBounds());
        if (type instanceof GenericArrayType g) return "array of " + kind(g.getGenericComponentType());
        TypeVariable<?> v = (TypeVariable<?>) type;
        return "variable " + v.getName() + " of " + v.getGenericDeclaration() + " " + Arrays.toString(v.getBounds());
    }

    static Type resolve(Type type, Class<?> from, Class<?> wanted) {
        if (from == wanted) return type;
        for (Type each : from.getGenericInterfaces()) {
            Class<?> raw = each instanceof ParameterizedType p ? (Class<?>) p.getRawType() : (Class<?>) each;
            if (wanted.isAssignableFrom(raw)) return resolve(each, raw, wanted);
        }
        Type above = from.getGenericSuperclass();
        return resolve(above, above instanceof ParameterizedType p ? (Class<?>) p.getRawType() : (Class<?>) above, wanted);
    }

    public static void main(String[] args) throws Exception {
        for (Class<?> type : new Class<?>[] {GenericTypes.class, deepClass(), Nested.class}) {
            for (Field field : type.getDeclaredFields()) {
                if (!field.isSynthetic()) System.out.println(field.getName() + ": " + field.getGenericType() + " = " + kind(field.getGenericType()));
            }
        }
        Method method = Arrays.stream(GenericTypes.class.getDeclaredMethods()).filter(m -> m.getName().equals("method")).findFirst().get();
        for (TypeVariable<?> each : method.getTypeParameters()) System.out.println(kind(each) + " " + each.equals(method.getTypeParameters()[0]));
        for (Type each : method.getGenericParameterTypes()) System.out.println(kind(each));
        System.out.println(kind(method.getGenericReturnType()) + " " + Arrays.toString(method.getGenericExceptionTypes()));
        Method thrower = GenericTypes.class.getDeclaredMethod("thrower");
        System.out.println(Arrays.toString(thrower.getGenericExceptionTypes()) + Arrays.toString(thrower.getExceptionTypes()) + thrower.toGenericString());
        Type token = new TypeToken<Map<String, List<? extends Number[]>>>() { }.type();
        Type same = new TypeToken<Map<String, List<? extends Number[]>>>() { }.type();
        System.out.println(token + " " + token.equals(same) + " " + (token.hashCode() == same.hashCode()) + " " + token.getTypeName());
        System.out.println(kind(resolve(StringList.class, StringList.class, Collection.class)) + " | " + kind(resolve(StringList.class, StringList.class, Function.class)));
        System.out.println(StringList.class.getGenericSuperclass() + " " + Arrays.toString(StringList.class.getGenericInterfaces()));
        System.out.println(Arrays.toString(HashMap.class.getTypeParameters()) + HashMap.class.getGenericSuperclass() + Arrays.toString(HashMap.class.getGenericInterfaces()));
        System.out.println(Enum.class.toGenericString() + " " + kind(Enum.class.getTypeParameters()[0]) + " " + Class.class.getTypeParameters()[0]);
        System.out.println(Collections.class.getMethod("max", Collection.class).toGenericString());
        System.out.println(Map.class.getMethod("entry", Object.class, Object.class).toGenericString());
        class Local<L> { <M> Map<L, M> local(A2 a) { return null; } class A2 { } }
        System.out.println(Arrays.toString(Local.class.getDeclaredMethods()[0].getGenericParameterTypes()) + Local.class.getDeclaredMethods()[0].toGenericString());
        Function<String, Integer> lambda = String::length;
        System.out.println(Arrays.toString(lambda.getClass().getGenericInterfaces()));
        Map<Type, String> map = new HashMap<>();
        for (Field field : GenericTypes.class.getDeclaredFields()) map.put(field.getGenericType(), field.getName());
        System.out.println(map.get(GenericTypes.class.getDeclaredField("deep").getGenericType()) + map.get(GenericTypes.class.getDeclaredField("lower").getGenericType()) + map.size());
    }
}
