// Generic signatures of classes, methods and fields, as they are written and taken apart.
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;

public class GenericSignatures {
    static class Outer<A extends Comparable<? super A> & java.io.Serializable> {
        class Inner<B extends A> {
            Map<? super A, List<? extends B[]>> field;
            A[][] arrays;

            <C extends Throwable, D> Outer<A>.Inner<B> method(C thrown, D[] more, List<?> any, Outer<A>.Inner<? extends B> inner) throws C {
                return null;
            }
        }

        static <T, R extends Collection<? super T>> R collect(Iterable<? extends T> from, Supplier<R> to) {
            return null;
        }

        <X> Outer(X x, Class<? extends A> type) {
        }
    }

    interface Pair<K, V> extends Map.Entry<K, V>, Comparable<Pair<K, V>> {
        default <Q extends K> Optional<Q> key(Predicate<? super Q> test) {
            return Optional.empty();
        }
    }

    abstract static class Numbers extends AbstractList<Integer> implements Pair<String, int[]>, UnaryOperator<List<String>[]> {
    }

    record Holder<T>(T value, List<T> all, T... rest) {
    }

    static String shown(Type type) {
        return switch (type) {
            case null -> "null";
            case Class<?> c -> "class " + c.getTypeName();
            case ParameterizedType p -> "(" + shown(p.getOwnerType()) + ")" + shown(p.getRawType()) + Arrays.stream(p.getActualTypeArguments()).map(GenericSignatures::shown).toList();
            case GenericArrayType a -> shown(a.getGenericComponentType()) + "[]";
            case WildcardType w -> "?" + Arrays.stream(w.getUpperBounds()).map(GenericSignatures::shown).toList() + Arrays.stream(w.getLowerBounds()).map(GenericSignatures::shown).toList();
            case TypeVariable<?> v -> v.getName() + " of " + (v.getGenericDeclaration() instanceof Class<?> c ? c.getSimpleName() : ((Executable) v.getGenericDeclaration()).getName().replaceAll(".*[.$]", ""));
            default -> "?";
        };
    }

    static void variables(GenericDeclaration of) {
        for (TypeVariable<?> each : of.getTypeParameters()) {
            System.out.println("  " + each + " bounds " + Arrays.stream(each.getBounds()).map(GenericSignatures::shown).toList());
        }
    }

    public static void main(String[] args) throws Exception {
        for (Class<?> each : new Class<?>[] {Outer.class, Outer.Inner.class, Pair.class, Numbers.class, Holder.class}) {
            System.out.println(each.toGenericString() + " | " + shown(each.getGenericSuperclass()) + " | " + Arrays.stream(each.getGenericInterfaces()).map(GenericSignatures::shown).toList());
            variables(each);
            List<Executable> members = new ArrayList<>(List.of(each.getDeclaredMethods()));
            members.addAll(List.of(each.getDeclaredConstructors()));
            members.removeIf(Executable::isSynthetic);
            members.sort(Comparator.comparing(Executable::toGenericString));
            for (Executable member : members) {
                System.out.println(" " + member.toGenericString());
                variables(member);
                System.out.println("  " + Arrays.stream(member.getGenericParameterTypes()).map(GenericSignatures::shown).toList() + " " + Arrays.stream(member.getGenericExceptionTypes()).map(GenericSignatures::shown).toList()
                        + (member instanceof Method method ? " " + shown(method.getGenericReturnType()) : ""));
                for (Parameter parameter : member.getParameters()) {
                    System.out.println("   " + parameter.getParameterizedType().getTypeName() + " " + parameter.isVarArgs());
                }
            }
            for (Field field : each.getDeclaredFields()) {
                if (!field.isSynthetic()) {
                    System.out.println(" " + field.toGenericString() + " | " + shown(field.getGenericType()));
                }
            }
        }
        Type one = Outer.Inner.class.getDeclaredField("field").getGenericType();
        Type same = Outer.Inner.class.getDeclaredField("field").getGenericType();
        System.out.println(one.equals(same) + " " + (one.hashCode() == same.hashCode()) + " " + one + " " + one.getTypeName());
        System.out.println(Arrays.toString(Holder.class.getRecordComponents()) + " " + Holder.class.getRecordComponents()[1].getGenericType() + " " + Holder.class.getRecordComponents()[2].getGenericSignature());
        System.out.println(Outer.class.getTypeParameters()[0].equals(Outer.class.getTypeParameters()[0]) + " " + Numbers.class.getMethod("get", int.class).getGenericReturnType() + " " + List.class.getMethod("toArray", Object[].class).toGenericString());
    }
}
