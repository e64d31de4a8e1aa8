package java.lang.invoke;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * The library's methods that do something else for each class that calls them. A handle calls as the class of the lookup that
 * has found it, so that a lookup which is not a class's own finds none of them.
 */
final class CallerSensitiveMethods {
    private static final Map<String, Set<String>> NAMES = new HashMap<>();

    static {
        Set<String> fields = Set.of("get", "getBoolean", "getByte", "getChar", "getDouble", "getFloat", "getInt", "getLong",
                "getShort", "set", "setBoolean", "setByte", "setChar", "setDouble", "setFloat", "setInt", "setLong",
                "setShort", "setAccessible");
        NAMES.put("java.lang.Class", Set.of("forName", "getResource", "getResourceAsStream", "newInstance"));
        NAMES.put("java.lang.ClassLoader", Set.of("registerAsParallelCapable"));
        NAMES.put("java.lang.Module", Set.of("addExports", "addOpens", "addReads", "addUses", "getResourceAsStream"));
        NAMES.put("java.lang.Package", Set.of("getPackage", "getPackages"));
        NAMES.put("java.lang.Runtime", Set.of("load", "loadLibrary"));
        NAMES.put("java.lang.StackWalker", Set.of("forEach", "getCallerClass", "walk"));
        NAMES.put("java.lang.System", Set.of("getLogger", "load", "loadLibrary"));
        NAMES.put("java.lang.invoke.MethodHandles", Set.of("lookup"));
        NAMES.put("java.lang.reflect.AccessibleObject", Set.of("canAccess", "setAccessible", "trySetAccessible"));
        NAMES.put("java.lang.reflect.Constructor", Set.of("newInstance", "setAccessible"));
        NAMES.put("java.lang.reflect.Field", fields);
        NAMES.put("java.lang.reflect.InvocationHandler", Set.of("invokeDefault"));
        NAMES.put("java.lang.reflect.Method", Set.of("invoke", "setAccessible"));
        NAMES.put("java.sql.DriverManager", Set.of("deregisterDriver", "getConnection", "getDriver", "getDrivers", "drivers"));
        NAMES.put("java.util.ResourceBundle", Set.of("clearCache", "getBundle"));
        NAMES.put("java.util.ServiceLoader", Set.of("load", "loadInstalled"));
        NAMES.put("java.util.concurrent.atomic.AtomicIntegerFieldUpdater", Set.of("newUpdater"));
        NAMES.put("java.util.concurrent.atomic.AtomicLongFieldUpdater", Set.of("newUpdater"));
        NAMES.put("java.util.concurrent.atomic.AtomicReferenceFieldUpdater", Set.of("newUpdater"));
        NAMES.put("java.util.logging.Logger", Set.of("getAnonymousLogger", "getLogger"));
    }

    private CallerSensitiveMethods() {
    }

    /** Whether a method is one of them; only those overloads are not that are told about all that they need. */
    static boolean contain(Class<?> declaring, String name, MethodType type) {
        Set<String> names = LookupRights.isLibrary(declaring) ? NAMES.get(declaring.getName()) : null;
        return names != null && names.contains(name) && !(name.equals("forName") && type.parameterCount() > 1);
    }
}
