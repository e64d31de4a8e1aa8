package java.lang.invoke;

/**
 * What the machine calls to link call sites and constants that it does not link itself: its hidden classes push the parts
 * that a class file names, and keep what comes back.
 */
public final class Linkage {
    private static final String FAILED = "bootstrap method initialization exception";

    private Linkage() {
    }

    /** What linking has thrown, where its result would be. */
    static final class Failure {
        final Throwable thrown;

        Failure(Throwable thrown) {
            this.thrown = thrown;
        }
    }

    /** What linking gives, in any case. */
    public static Object guarded(DirectCall linking) {
        try {
            return linking.call(null);
        } catch (Throwable thrown) {
            return new Failure(thrown);
        }
    }

    /** Whether {@link #guarded} has given what was thrown. */
    public static boolean hasFailed(Object result) {
        return result instanceof Failure;
    }

    /** A method handle that does what {@code body} does. */
    public static MethodHandle method(MethodType type, DirectCall body) {
        return MethodHandle.of(type, body);
    }

    /** The type that a descriptor in the code of a class means. */
    public static MethodType methodType(Class<?> caller, String descriptor) {
        try {
            return MethodType.ofDescriptor(descriptor, caller.getClassLoader());
        } catch (TypeNotPresentException absent) {
            throw noClass(absent);
        }
    }

    /** What code that names an absent class throws. */
    private static NoClassDefFoundError noClass(TypeNotPresentException absent) {
        String name = absent.getCause().getMessage().replace('.', '/');
        return (NoClassDefFoundError) new NoClassDefFoundError(name).initCause(absent.getCause());
    }

    /** The method handle that a class file names (JVMS 5.4.3.5). */
    public static MethodHandle handle(Class<?> caller, int kind, Class<?> owner, String name, String descriptor) {
        try {
            return new MethodHandles.Lookup(caller).members().constant(kind, owner, name, descriptor);
        } catch (TypeNotPresentException absent) {
            throw noClass(absent);
        }
    }

    /** The value of a dynamic constant, in a wrapper if it is primitive. */
    public static Object constant(MethodHandle bootstrap, Class<?> caller, String name, String descriptor,
            Object[] arguments) {
        try {
            Class<?> type = methodType(caller, "()" + descriptor).returnType();
            Object result = call(bootstrap, caller, name, type, arguments);
            return Conversions.convert(result, Object.class, type);
        } catch (Error thrown) {
            throw thrown;
        } catch (Throwable thrown) {
            throw new BootstrapMethodError(FAILED, thrown);
        }
    }

    public static CallSite callSite(MethodHandle bootstrap, Class<?> caller, String name, MethodType type,
            Object[] arguments) {
        CallSite site;
        try {
            site = CallSite.class.cast(call(bootstrap, caller, name, type, arguments));
        } catch (Error thrown) {
            throw thrown;
        } catch (Throwable thrown) {
            throw new BootstrapMethodError(FAILED, thrown);
        }
        RuntimeException unfit = null;
        if (site == null) {
            unfit = new ClassCastException("CallSite bootstrap method failed to produce an instance of CallSite");
        } else if (!site.type().equals(type)) {
            unfit = CallSite.wrongType(site.type(), type);
        }
        if (unfit != null) {
            throw new BootstrapMethodError("CallSite " + FAILED, unfit);
        }
        return site;
    }

    private static Object call(MethodHandle bootstrap, Class<?> caller, String name, Object type, Object[] arguments)
            throws Throwable {
        Object[] all = new Object[arguments.length + 3];
        all[0] = new MethodHandles.Lookup(caller);
        all[1] = name;
        all[2] = type;
        System.arraycopy(arguments, 0, all, 3, arguments.length);
        MethodType shape = MethodType.genericMethodType(all.length).changeParameterType(0, MethodHandles.Lookup.class)
                .changeParameterType(1, String.class).changeParameterType(2, type.getClass());
        return bootstrap.asType(shape).body.call(all);
    }
}
