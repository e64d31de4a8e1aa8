package java.lang.runtime;

import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.Linkage;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.TypeDescriptor;
import java.util.List;
import java.util.Objects;

/**
 * The bootstrap method of the methods of records. The machine links such call sites itself where they are as compilers
 * write them; this is for all others, and for programs that call it.
 */
public final class ObjectMethods {
    private ObjectMethods() {
    }

    public static Object bootstrap(MethodHandles.Lookup lookup, String methodName, TypeDescriptor type,
            Class<?> recordClass, String names, MethodHandle... getters) throws Throwable {
        Objects.requireNonNull(lookup);
        Objects.requireNonNull(methodName);
        Objects.requireNonNull(type);
        Objects.requireNonNull(recordClass);
        Objects.requireNonNull(names);
        Objects.requireNonNull(getters);
        for (MethodHandle getter : getters) {
            Objects.requireNonNull(getter);
        }
        if (!(type instanceof MethodType) && type != MethodHandle.class) {
            throw new IllegalArgumentException(type.toString());
        }
        if (List.of("equals", "hashCode", "toString").contains(methodName)) {
            for (MethodHandle getter : getters) {
                if (!getter.type().parameterList().equals(List.of(recordClass))) {
                    throw new IllegalArgumentException("not a getter of " + recordClass.getName() + ": "
                            + getter.type());
                }
            }
        }
        MethodHandle method;
        switch (methodName) {
            case "equals" -> {
                MethodType shape = checked(type, MethodType.methodType(boolean.class, recordClass, Object.class));
                method = Linkage.method(shape, arguments -> equal(recordClass, getters, arguments[0], arguments[1]));
            }
            case "hashCode" -> {
                MethodType shape = checked(type, MethodType.methodType(int.class, recordClass));
                method = Linkage.method(shape, arguments -> hash(getters, arguments[0]));
            }
            case "toString" -> {
                MethodType shape = checked(type, MethodType.methodType(String.class, recordClass));
                String[] all = names.isEmpty() ? new String[0] : names.split(";");
                if (all.length != getters.length) {
                    throw new IllegalArgumentException("Name list and accessor list do not match");
                }
                String name = recordClass.getSimpleName();
                method = Linkage.method(shape, arguments -> text(name, all, getters, arguments[0]));
            }
            default -> throw new IllegalArgumentException(methodName);
        }
        return type instanceof MethodType ? new ConstantCallSite(method) : method;
    }

    /** The type that the method has; a method type that is asked for must be the same. */
    private static MethodType checked(TypeDescriptor asked, MethodType shape) {
        if (asked instanceof MethodType && !asked.equals(shape)) {
            throw new IllegalArgumentException("Bad method type: " + asked);
        }
        return shape;
    }

    private static boolean equal(Class<?> recordClass, MethodHandle[] getters, Object one, Object other)
            throws Throwable {
        if (one == other) {
            return true;
        }
        if (!recordClass.isInstance(other)) {
            return false;
        }
        for (int i = getters.length - 1; i >= 0; i--) {
            if (!Objects.equals(getters[i].invokeWithArguments(one), getters[i].invokeWithArguments(other))) {
                return false;
            }
        }
        return true;
    }

    private static int hash(MethodHandle[] getters, Object record) throws Throwable {
        int hash = 0;
        for (MethodHandle getter : getters) {
            hash = 31 * hash + Objects.hashCode(getter.invokeWithArguments(record));
        }
        return hash;
    }

    private static String text(String name, String[] names, MethodHandle[] getters, Object record) throws Throwable {
        StringBuilder text = new StringBuilder(name).append('[');
        for (int i = 0; i < names.length; i++) {
            text.append(i == 0 ? "" : ", ").append(names[i]).append('=').append(getters[i].invokeWithArguments(record));
        }
        return text.append(']').toString();
    }
}
