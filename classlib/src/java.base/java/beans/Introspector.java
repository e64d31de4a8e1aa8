package java.beans;

import java.util.Map;
import java.util.WeakHashMap;

/** Finds out which properties, events and methods a class offers as a bean. */
public class Introspector {
    public static final int USE_ALL_BEANINFO = 1;
    public static final int IGNORE_IMMEDIATE_BEANINFO = 2;
    public static final int IGNORE_ALL_BEANINFO = 3;

    /** What was found of whole classes. Guarded by itself. */
    private static final Map<Class<?>, BeanInfo> FOUND = new WeakHashMap<>();

    private static volatile String[] searchPath = {"sun.beans.infos"};

    private Introspector() {
    }

    public static BeanInfo getBeanInfo(Class<?> beanClass) throws IntrospectionException {
        synchronized (FOUND) {
            BeanInfo found = FOUND.get(beanClass);
            if (found != null) {
                return found;
            }
        }
        BeanInfo info = BeanAnalysis.of(beanClass, null, USE_ALL_BEANINFO);
        synchronized (FOUND) {
            BeanInfo earlier = FOUND.putIfAbsent(beanClass, info);
            return earlier == null ? info : earlier;
        }
    }

    public static BeanInfo getBeanInfo(Class<?> beanClass, int flags) throws IntrospectionException {
        return getBeanInfo(beanClass, null, flags);
    }

    public static BeanInfo getBeanInfo(Class<?> beanClass, Class<?> stopClass) throws IntrospectionException {
        return getBeanInfo(beanClass, stopClass, USE_ALL_BEANINFO);
    }

    public static BeanInfo getBeanInfo(Class<?> beanClass, Class<?> stopClass, int flags) throws IntrospectionException {
        if (stopClass == null && flags == USE_ALL_BEANINFO) {
            return getBeanInfo(beanClass);
        }
        if (stopClass != null) {
            Class<?> above = beanClass.getSuperclass();
            while (above != null && above != stopClass) {
                above = above.getSuperclass();
            }
            if (above == null) {
                throw new IntrospectionException(stopClass.getName() + " not superclass of " + beanClass.getName());
            }
        }
        return BeanAnalysis.of(beanClass, stopClass, flags);
    }

    /** A name with a small letter first, unless it begins with two capitals. */
    public static String decapitalize(String name) {
        if (name == null || name.isEmpty()
                || name.length() > 1 && Character.isUpperCase(name.charAt(1)) && Character.isUpperCase(name.charAt(0))) {
            return name;
        }
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    public static String[] getBeanInfoSearchPath() {
        return searchPath.clone();
    }

    public static void setBeanInfoSearchPath(String[] path) {
        searchPath = path.clone();
    }

    public static void flushCaches() {
        synchronized (FOUND) {
            FOUND.clear();
        }
    }

    public static void flushFromCaches(Class<?> clz) {
        if (clz == null) {
            throw new NullPointerException();
        }
        synchronized (FOUND) {
            FOUND.remove(clz);
        }
    }
}
