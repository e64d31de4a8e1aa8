package java.lang.invoke;

/**
 * Where calls of signature polymorphic methods arrive: the machine gives each call site a method that asks one of these for
 * what the handle does, and calls that; accesses of variables it hands over.
 */
final class Invokers {
    private Invokers() {
    }

    /** The type of a call site in the code of a class. */
    public static MethodType type(Class<?> caller, String descriptor) {
        return MethodType.ofDescriptor(descriptor, caller.getClassLoader());
    }

    /** What {@link MethodHandle#invokeExact} calls. */
    public static DirectCall exact(MethodHandle handle, MethodType site) {
        if (handle.type != site && !handle.type.equals(site)) {
            throw new WrongMethodTypeException("handle's method type " + handle.type + " but found " + site);
        }
        return handle.body;
    }

    /** What {@link MethodHandle#invoke} calls. */
    public static DirectCall generic(MethodHandle handle, MethodType site) {
        return handle.type == site ? handle.body : handle.asType(site).body;
    }

    /** The access methods of {@link VarHandle}, by name; the site's type is without the handle. */
    public static Object access(VarHandle handle, String mode, MethodType site, Object[] arguments) throws Throwable {
        return handle.access(mode, site, arguments);
    }
}
