package java.lang.invoke;

/**
 * Where calls of signature polymorphic methods arrive: the machine gives each call site a method that puts its
 * arguments into an array, calls one of these, and takes the result out of its wrapper.
 */
final class Invokers {
    private Invokers() {
    }

    /** The type of a call site in the code of a class. */
    public static MethodType type(Class<?> caller, String descriptor) {
        return MethodType.ofDescriptor(descriptor, caller.getClassLoader());
    }

    /** {@link MethodHandle#invokeExact}. */
    public static Object exact(MethodHandle handle, MethodType site, Object[] arguments) throws Throwable {
        if (!handle.type().equals(site)) {
            throw new WrongMethodTypeException("handle's method type " + handle.type() + " but found " + site);
        }
        return handle.body.call(arguments);
    }

    /** {@link MethodHandle#invoke}. */
    public static Object generic(MethodHandle handle, MethodType site, Object[] arguments) throws Throwable {
        return handle.asType(site).body.call(arguments);
    }

    /** The access methods of {@link VarHandle}, by name; the site's type is without the handle. */
    public static Object access(VarHandle handle, String mode, MethodType site, Object[] arguments) throws Throwable {
        return handle.access(mode, site, arguments);
    }
}
