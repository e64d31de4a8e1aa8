package java.beans;

import java.lang.reflect.Array;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;

/** What the types of inherited methods are in a class that says what the type variables stand for. */
final class BeanTypes {
    private BeanTypes() {
    }

    static Class<?> ofResult(Class<?> bean, Method method) {
        return resolved(bean, method.getGenericReturnType(), method.getReturnType());
    }

    static Class<?> ofParameter(Class<?> bean, Method method, int at) {
        Type[] generic = method.getGenericParameterTypes();
        Class<?>[] erased = method.getParameterTypes();
        return resolved(bean, at < generic.length && generic.length == erased.length ? generic[at] : erased[at], erased[at]);
    }

    private static Class<?> resolved(Class<?> bean, Type type, Class<?> erased) {
        Class<?> found = type instanceof Class<?> plain || bean == null ? erased : erasure(bean, type, 0);
        return found == null ? erased : found;
    }

    /** Null where it cannot be told; {@code depth} ends what refers to itself. */
    private static Class<?> erasure(Class<?> bean, Type type, int depth) {
        if (depth > 20) {
            return null;
        }
        return switch (type) {
            case Class<?> plain -> plain;
            case ParameterizedType parameterized -> (Class<?>) parameterized.getRawType();
            case WildcardType wildcard -> erasure(bean, wildcard.getUpperBounds()[0], depth + 1);
            case GenericArrayType array -> {
                Class<?> part = erasure(bean, array.getGenericComponentType(), depth + 1);
                yield part == null ? null : Array.newInstance(part, 0).getClass();
            }
            case TypeVariable<?> variable -> {
                Type stands = variable.getGenericDeclaration() instanceof Class<?> owner ? argument(bean, owner, variable) : null;
                yield erasure(bean, stands == null || stands.equals(variable) ? variable.getBounds()[0] : stands, depth + 1);
            }
            default -> null;
        };
    }

    /** What a subclass gives for a variable of a class above it; null if nothing. */
    private static Type argument(Class<?> from, Class<?> owner, TypeVariable<?> variable) {
        if (from == null || from == owner || !owner.isAssignableFrom(from)) {
            return null;
        }
        Type[] above = new Type[from.getGenericInterfaces().length + 1];
        above[0] = from.getGenericSuperclass();
        System.arraycopy(from.getGenericInterfaces(), 0, above, 1, above.length - 1);
        for (Type each : above) {
            Class<?> raw = each instanceof ParameterizedType p ? (Class<?>) p.getRawType() : (Class<?>) each;
            if (raw == null || !owner.isAssignableFrom(raw)) {
                continue;
            }
            Type found = raw == owner ? ownArgument(each, owner, variable) : argument(raw, owner, variable);
            // What it stands for may itself be a variable of the class between.
            if (found instanceof TypeVariable<?> next && next.getGenericDeclaration() == raw && raw != owner) {
                found = ownArgument(each, raw, next);
            }
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private static Type ownArgument(Type type, Class<?> owner, TypeVariable<?> variable) {
        if (!(type instanceof ParameterizedType parameterized)) {
            return null;
        }
        TypeVariable<?>[] variables = owner.getTypeParameters();
        for (int i = 0; i < variables.length; i++) {
            if (variables[i].getName().equals(variable.getName())) {
                return parameterized.getActualTypeArguments()[i];
            }
        }
        return null;
    }
}
