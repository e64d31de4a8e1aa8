package java.lang.invoke;

/** Bootstrap methods of dynamic constants. The machine does without the simple ones where a class file names them. */
public final class ConstantBootstraps {
    private ConstantBootstraps() {
    }

    public static Object nullConstant(MethodHandles.Lookup lookup, String name, Class<?> type) {
        if (type.isPrimitive()) {
            throw new IllegalArgumentException("not reference: " + type);
        }
        return null;
    }

    public static Class<?> primitiveClass(MethodHandles.Lookup lookup, String name, Class<?> type) {
        if (type != Class.class) {
            throw new IllegalArgumentException();
        }
        Class<?> found = name.length() == 1 ? MethodType.ofDescriptor("()" + name, null).returnType() : null;
        if (found == null || !found.isPrimitive()) {
            throw new IllegalArgumentException("not primitive: " + name);
        }
        return found;
    }

    public static <E extends Enum<E>> E enumConstant(MethodHandles.Lookup lookup, String name, Class<E> type) {
        return Enum.valueOf(type, name);
    }

    public static Object getStaticFinal(MethodHandles.Lookup lookup, String name, Class<?> type,
            Class<?> declaringClass) {
        try {
            return invoked(lookup.findStaticGetter(declaringClass, name, type));
        } catch (ReflectiveOperationException missing) {
            throw refused(missing);
        }
    }

    public static Object getStaticFinal(MethodHandles.Lookup lookup, String name, Class<?> type) {
        return getStaticFinal(lookup, name, type, Conversions.wrapper(type));
    }

    private static Object invoked(MethodHandle getter) {
        try {
            return getter.invokeWithArguments();
        } catch (Error | RuntimeException thrown) {
            throw thrown;
        } catch (Throwable impossible) {
            throw new Error(impossible);
        }
    }

    public static Object invoke(MethodHandles.Lookup lookup, String name, Class<?> type, MethodHandle handle,
            Object... args) throws Throwable {
        Object result = handle.invokeWithArguments(args);
        return Conversions.convert(result, Object.class, type);
    }

    public static VarHandle fieldVarHandle(MethodHandles.Lookup lookup, String name, Class<VarHandle> type,
            Class<?> declaringClass, Class<?> fieldType) {
        try {
            return lookup.findVarHandle(declaringClass, name, fieldType);
        } catch (ReflectiveOperationException missing) {
            throw refused(missing);
        }
    }

    public static VarHandle staticFieldVarHandle(MethodHandles.Lookup lookup, String name, Class<VarHandle> type,
            Class<?> declaringClass, Class<?> fieldType) {
        try {
            return lookup.findStaticVarHandle(declaringClass, name, fieldType);
        } catch (ReflectiveOperationException missing) {
            throw refused(missing);
        }
    }

    /** The error that linking an instruction would throw. */
    private static Error refused(ReflectiveOperationException missing) {
        if (missing.getCause() instanceof Error error) {
            return error;
        }
        Error error = missing instanceof IllegalAccessException ? new IllegalAccessError(missing.getMessage())
                : new NoSuchFieldError(missing.getMessage());
        error.initCause(missing);
        return error;
    }

    public static VarHandle arrayVarHandle(MethodHandles.Lookup lookup, String name, Class<VarHandle> type,
            Class<?> arrayClass) {
        return MethodHandles.arrayElementVarHandle(arrayClass);
    }

    public static Object explicitCast(MethodHandles.Lookup lookup, String name, Class<?> dstType, Object value) {
        return Conversions.convert(value, Object.class, dstType);
    }
}
