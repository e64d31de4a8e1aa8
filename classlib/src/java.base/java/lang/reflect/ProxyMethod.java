package java.lang.reflect;

/** What a method of a proxy's class calls: the proxy's handler, with the method and checked as the method declares. */
final class ProxyMethod implements InvocationHandler {
    /** The method's own descriptor, whose result may be less specific than that of {@link #method}. */
    final String descriptor;
    final Method method;
    /** The checked exceptions that may come out. */
    final Class<?>[] thrown;
    /** The default method that can be called; null if there is none. */
    final Method byDefault;
    /** The method of the proxy's class that calls the default method; null if there is none. */
    final String defaultName;

    ProxyMethod(String descriptor, Method method, Class<?>[] thrown, Method byDefault, String defaultName) {
        this.descriptor = descriptor;
        this.method = method;
        this.thrown = thrown;
        this.byDefault = byDefault;
        this.defaultName = defaultName;
    }

    @Override
    public Object invoke(Object proxy, Method none, Object[] args) throws Throwable {
        try {
            return ((Proxy) proxy).h.invoke(proxy, method, args);
        } catch (RuntimeException | Error unchecked) {
            throw unchecked;
        } catch (Throwable checked) {
            for (Class<?> each : thrown) {
                if (each.isInstance(checked)) {
                    throw checked;
                }
            }
            throw new UndeclaredThrowableException(checked);
        }
    }
}
