package java.lang;

import java.io.InputStream;
import jdk.internal.loader.ClassLoaders;
import jdk.internal.loader.ClassPathResources;

/** What finds classes and resources by name. The classes of the class path are those of the system class loader. */
public abstract class ClassLoader {
    private final String name;
    private final ClassLoader parent;

    protected ClassLoader() {
        this(null, getSystemClassLoader());
    }

    protected ClassLoader(ClassLoader parent) {
        this(null, parent);
    }

    protected ClassLoader(String name, ClassLoader parent) {
        if (name != null && name.isEmpty()) {
            throw new IllegalArgumentException("name must be non-empty or null");
        }
        this.name = name;
        this.parent = parent;
    }

    /** The loader of a class; null for the library's. */
    static ClassLoader of(Class<?> type) {
        return type.isOfLibrary() || elementOf(type).isPrimitive() ? null : getSystemClassLoader();
    }

    private static Class<?> elementOf(Class<?> type) {
        Class<?> element = type;
        while (element.isArray()) {
            element = element.getComponentType();
        }
        return element;
    }

    /** The class that a loader gives for a name. */
    static Class<?> named(String name, ClassLoader loader) throws ClassNotFoundException {
        if (name.startsWith("[")) {
            return array(name, loader);
        }
        if (loader != null && !ClassLoaders.isBuiltIn(loader)) {
            return loader.loadClass(name);
        }
        boolean isApp = loader == getSystemClassLoader();
        try {
            Class<?> found = Class.load(name);
            if (isApp || of(found) == null) {
                return found;
            }
        } catch (ClassNotFoundException missing) {
            if (loader != null || name.indexOf('/') >= 0) {
                throw missing;
            }
        }
        throw new ClassNotFoundException(loader == null ? name.replace('.', '/') : name);
    }

    /** The array type of a name whose element type a loader gives. */
    private static Class<?> array(String name, ClassLoader loader) throws ClassNotFoundException {
        int dimensions = name.lastIndexOf('[') + 1;
        boolean isReference = name.startsWith("L", dimensions) && name.endsWith(";");
        if (!isReference || loader == getSystemClassLoader()) {
            return Class.load(name);
        }
        Class<?> type;
        try {
            type = named(name.substring(dimensions + 1, name.length() - 1), loader);
        } catch (ClassNotFoundException missing) {
            throw loader == null ? new ClassNotFoundException(name) : missing;
        }
        for (int i = 0; i < dimensions; i++) {
            type = type.arrayType();
        }
        return type;
    }

    public static ClassLoader getSystemClassLoader() {
        return ClassLoaders.app();
    }

    public static ClassLoader getPlatformClassLoader() {
        return ClassLoaders.platform();
    }

    public final ClassLoader getParent() {
        return parent;
    }

    public String getName() {
        return name;
    }

    public Class<?> loadClass(String name) throws ClassNotFoundException {
        return loadClass(name, false);
    }

    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            try {
                return name.startsWith("[") ? absent(name) : named(name, parent);
            } catch (ClassNotFoundException absent) {
                return findClass(name);
            }
        }
    }

    private static Class<?> absent(String name) throws ClassNotFoundException {
        throw new ClassNotFoundException(name);
    }

    protected Class<?> findClass(String name) throws ClassNotFoundException {
        throw new ClassNotFoundException(name);
    }

    protected Object getClassLoadingLock(String className) {
        return this;
    }

    public InputStream getResourceAsStream(String name) {
        return ClassPathResources.open(name);
    }

    public static InputStream getSystemResourceAsStream(String name) {
        return getSystemClassLoader().getResourceAsStream(name);
    }
}
