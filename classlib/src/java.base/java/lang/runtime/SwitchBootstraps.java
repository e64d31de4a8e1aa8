package java.lang.runtime;

import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.Linkage;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Objects;

/**
 * The bootstrap methods of pattern switches. The machine links such call sites itself where they are as compilers write
 * them; these are for all others, and for programs that call them.
 */
public final class SwitchBootstraps {
    private SwitchBootstraps() {
    }

    public static CallSite typeSwitch(MethodHandles.Lookup lookup, String invocationName, MethodType invocationType,
            Object... labels) {
        checkType(invocationType, true);
        Objects.requireNonNull(lookup);
        Object[] all = labels.clone();
        for (Object label : all) {
            if (label == null) {
                throw new IllegalArgumentException("null label found");
            }
            if (!(label instanceof Class || label instanceof String || label instanceof Integer)) {
                throw new IllegalArgumentException("label with illegal type found: " + label.getClass());
            }
        }
        Class<?> selector = invocationType.parameterType(0);
        return new ConstantCallSite(Linkage.method(invocationType, arguments ->
                select(all, selector, arguments[0], (int) arguments[1])));
    }

    public static CallSite enumSwitch(MethodHandles.Lookup lookup, String invocationName, MethodType invocationType,
            Object... labels) {
        boolean onEnum = invocationType.parameterCount() == 2 && invocationType.parameterType(0).isEnum();
        checkType(invocationType, onEnum);
        Objects.requireNonNull(lookup);
        Class<?> selector = invocationType.parameterType(0);
        Object[] all = labels.clone();
        for (Object label : all) {
            if (label == null) {
                throw new IllegalArgumentException("null label found");
            }
            if (label instanceof Class && label != selector) {
                throw new IllegalArgumentException("the Class label: " + label + ", expected the provided enum class: "
                        + selector);
            }
            if (!(label instanceof Class || label instanceof String)) {
                throw new IllegalArgumentException("label with illegal type found: " + label.getClass()
                        + ", expected label of type either String or Class");
            }
        }
        return new ConstantCallSite(Linkage.method(invocationType, arguments -> {
            Object target = arguments[0];
            return select(all, selector, target == null || target instanceof Enum<?> ? named(target) : target,
                    (int) arguments[1]);
        }));
    }

    /** A constant of an enum, which labels name. */
    private record Named(String name) {
    }

    private static Object named(Object constant) {
        return constant == null ? null : new Named(((Enum<?>) constant).name());
    }

    private static void checkType(MethodType type, boolean fits) {
        if (!fits || type.parameterCount() != 2 || type.returnType() != int.class
                || type.parameterType(1) != int.class) {
            throw new IllegalArgumentException("Illegal invocation type " + type);
        }
    }

    /** The index of the first label from {@code start} on that the value matches. */
    private static int select(Object[] labels, Class<?> selector, Object value, int start) {
        Objects.checkIndex(start, labels.length + 1);
        if (value == null) {
            return -1;
        }
        for (int i = start; i < labels.length; i++) {
            if (matches(labels[i], selector, value)) {
                return i;
            }
        }
        return labels.length;
    }

    private static boolean matches(Object label, Class<?> selector, Object value) {
        if (value instanceof Named constant) {
            return label == selector || label.equals(constant.name);
        }
        if (label instanceof Class<?> type) {
            return type == selector || type.isInstance(value);
        }
        if (label instanceof Integer number) {
            return value instanceof Character character ? character == (int) number
                    : (value instanceof Integer || value instanceof Short || value instanceof Byte)
                            && ((Number) value).intValue() == number;
        }
        return label.equals(value);
    }
}
