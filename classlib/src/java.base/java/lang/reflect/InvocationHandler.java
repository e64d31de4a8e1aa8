package java.lang.reflect;

/** What a proxy does when one of its methods is called. */
public interface InvocationHandler {
    Object invoke(Object proxy, Method method, Object[] args) throws Throwable;

    /** Calls the default method that an interface of the proxy's class has. */
    static Object invokeDefault(Object proxy, Method method, Object... args) throws Throwable {
        return Proxy.callDefault(ClassMembers.caller(), proxy, method, args);
    }
}
