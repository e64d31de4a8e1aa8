package java.lang;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.ByteBuffer;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import jdk.internal.loader.ClassLoaders;
import jdk.internal.loader.ClassPathResources;

/**
 * What finds classes and resources by name. The classes of the class path are those of the system class loader. What loaders of
 * programs define and give is noted by the machine, which asks them for what the code of their classes names.
 */
public abstract class ClassLoader {
    /** The classes of loaders whose instances may be asked for several classes at once. */
    private static Set<Class<?>> parallelCapable;

    private final String name;
    private final ClassLoader parent;
    /** Whether the machine knows this loader. */
    private boolean isRegistered;
    /** Locks by class name, of loaders that may be asked for several classes at once. */
    private ConcurrentHashMap<String, Object> locks;
    /** The classes whose supertypes are being loaded, and by which thread. */
    private ConcurrentHashMap<String, Thread> defining;
    private ConcurrentHashMap<String, Package> packages;
    private Module unnamed;
    private ProtectionDomain defaultDomain;

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
        if (isParallelCapable(getClass())) {
            locks = new ConcurrentHashMap<>();
        }
    }

    // What the machine does

    /** Gives a loader a number, if it has none; and how messages name it and its parent. */
    private static native void register(ClassLoader loader, String description, String parent, String name);

    /** The loader of a class, if it is a program's; else null. */
    private static native ClassLoader defining(Class<?> type);

    /** The class that this loader has given for a name; null if it has given none. */
    private static native Class<?> initiated(ClassLoader loader, String name);

    /** Notes that a loader has given a class; false if the class has another name. */
    private static native boolean note(ClassLoader loader, String name, Class<?> given);

    /** The name of the class in a class file and those of its supertypes; null as a name stands for any. */
    private static native String[] supertypes(ClassLoader loader, String name, byte[] file);

    /** Defines a class, whose supertypes its loader has given; null as a loader stands for that of the class path. */
    private static native Class<?> define(ClassLoader loader, String name, byte[] file);

    /** Has a loader give a class that the code of one of its classes names. Called by the machine. */
    private static void load(ClassLoader loader, String name) {
        ClassNotFoundException cause = null;
        try {
            if (give(loader, name) != null) {
                return;
            }
        } catch (ClassNotFoundException absent) {
            cause = absent;
        }
        NoClassDefFoundError error = new NoClassDefFoundError(name.replace('.', '/'));
        if (cause != null) {
            error.initCause(cause);
        }
        throw error;
    }

    /** The class that a loader of a program gives for a name, and has given from now on; null if it gives none of that name. */
    private static Class<?> give(ClassLoader loader, String name) throws ClassNotFoundException {
        loader.register();
        Class<?> known = initiated(loader, name);
        if (known != null) {
            return known;
        }
        Class<?> given;
        if (loader.locks != null) {
            given = loader.loadClass(name);
        } else {
            synchronized (loader) {
                given = loader.loadClass(name);
            }
        }
        return given != null && note(loader, name, given) ? given : null;
    }

    private void register() {
        if (!isRegistered) {
            register(this, description(), parent == null ? "'bootstrap'" : parent.description(), name);
            isRegistered = true;
        }
    }

    private String description() {
        String named = name != null ? "'" + name + "'" : getClass().getName();
        return ClassLoaders.isBuiltIn(this) ? named : named + " @" + Integer.toHexString(System.identityHashCode(this));
    }

    // Loaders and classes

    /** The loader of a class; null for the library's. */
    static ClassLoader of(Class<?> type) {
        if (type.isOfLibrary()) {
            return null;
        }
        ClassLoader own = defining(type);
        return own != null ? own : elementOf(type).isPrimitive() ? null : getSystemClassLoader();
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
        if (name == null) {
            throw new NullPointerException();
        }
        if (name.startsWith("[")) {
            return array(name, loader);
        }
        if (loader != null && !ClassLoaders.isBuiltIn(loader)) {
            if (name.isEmpty() || name.indexOf('/') >= 0) {
                throw new ClassNotFoundException(name);
            }
            Class<?> given = give(loader, name);
            if (given == null) {
                throw new ClassNotFoundException(name);
            }
            return given;
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
            Class<?> found = findLoadedClass(name);
            if (found == null) {
                try {
                    found = name.startsWith("[") ? null : parent != null ? parent.loadClass(name, false) : named(name, null);
                } catch (ClassNotFoundException absent) {
                    // Then this loader is to find it.
                }
                if (found == null) {
                    found = findClass(name);
                }
            }
            if (resolve) {
                resolveClass(found);
            }
            return found;
        }
    }

    protected Class<?> findClass(String name) throws ClassNotFoundException {
        throw new ClassNotFoundException(name);
    }

    protected Class<?> findClass(String moduleName, String name) {
        if (moduleName == null) {
            try {
                return findClass(name);
            } catch (ClassNotFoundException absent) {
                // As if it were not there.
            }
        }
        return null;
    }

    protected final Class<?> findSystemClass(String name) throws ClassNotFoundException {
        return getSystemClassLoader().loadClass(name);
    }

    protected final Class<?> findLoadedClass(String name) {
        return isName(name) && isRegistered ? initiated(this, name) : null;
    }

    protected final void resolveClass(Class<?> c) {
        if (c == null) {
            throw new NullPointerException();
        }
    }

    private static boolean isName(String name) {
        return name == null || name.isEmpty() || name.indexOf('/') < 0 && name.charAt(0) != '[';
    }

    protected Object getClassLoadingLock(String className) {
        if (locks == null) {
            return this;
        }
        return locks.computeIfAbsent(className, none -> new Object());
    }

    protected static boolean registerAsParallelCapable() {
        Class<? extends ClassLoader> caller = Class.caller().asSubclass(ClassLoader.class);
        synchronized (ClassLoader.class) {
            if (caller != ClassLoader.class && !isParallelCapable(caller.getSuperclass())) {
                return false;
            }
            if (parallelCapable == null) {
                parallelCapable = new HashSet<>();
            }
            parallelCapable.add(caller);
            return true;
        }
    }

    private static boolean isParallelCapable(Class<?> type) {
        synchronized (ClassLoader.class) {
            return type == ClassLoader.class || parallelCapable != null && parallelCapable.contains(type);
        }
    }

    public final boolean isRegisteredAsParallelCapable() {
        return isParallelCapable(getClass());
    }

    // Definition

    @Deprecated(since = "1.1")
    protected final Class<?> defineClass(byte[] b, int off, int len) throws ClassFormatError {
        return defineClass(null, b, off, len, null);
    }

    protected final Class<?> defineClass(String name, byte[] b, int off, int len) throws ClassFormatError {
        return defineClass(name, b, off, len, null);
    }

    protected final Class<?> defineClass(String name, byte[] b, int off, int len, ProtectionDomain protectionDomain)
            throws ClassFormatError {
        if (!isName(name)) {
            throw new NoClassDefFoundError("IllegalName: " + name);
        }
        if (name != null && name.startsWith("java.")) {
            throw new SecurityException("Prohibited package name: " + name.substring(0, name.lastIndexOf('.')));
        }
        if (b == null) {
            throw new NullPointerException();
        }
        if (len < 0) {
            throw new ArrayIndexOutOfBoundsException();
        }
        if (off < 0 || len > b.length - off) {
            throw new ArrayIndexOutOfBoundsException("Array region " + off + ".." + ((long) off + len)
                    + " out of bounds for length " + b.length);
        }
        return defined(name, Arrays.copyOfRange(b, off, off + len), protectionDomain);
    }

    protected final Class<?> defineClass(String name, ByteBuffer b, ProtectionDomain protectionDomain)
            throws ClassFormatError {
        byte[] bytes = new byte[b.remaining()];
        b.get(bytes);
        return defineClass(name, bytes, 0, bytes.length, protectionDomain);
    }

    /** Defines a class once its supertypes are loaded. Nobody else has the bytes. */
    private Class<?> defined(String name, byte[] bytes, ProtectionDomain domain) {
        register();
        String[] names = supertypes(this, name, bytes);
        String own = names[0];
        if (defining == null) {
            synchronized (ClassLoader.class) {
                if (defining == null) {
                    defining = new ConcurrentHashMap<>();
                }
            }
        }
        Thread current = Thread.currentThread();
        Thread before = defining.putIfAbsent(own, current);
        if (before == current) {
            throw new ClassCircularityError(own.replace('.', '/'));
        }
        Class<?> made;
        try {
            for (int i = 1; i < names.length; i++) {
                if (names[i].equals(own)) {
                    throw new ClassCircularityError(own.replace('.', '/'));
                }
                load(this, names[i]);
            }
            made = define(this, name, bytes);
        } finally {
            if (before == null) {
                defining.remove(own, current);
            }
        }
        made.setDomain(domain != null ? domain : defaultDomain());
        packageNamed(made.getPackageName());
        return made;
    }

    private ProtectionDomain defaultDomain() {
        if (defaultDomain == null) {
            defaultDomain = new ProtectionDomain(new java.security.CodeSource(null, (Certificate[]) null), null, this, null);
        }
        return defaultDomain;
    }

    protected final void setSigners(Class<?> c, Object[] signers) {
        Objects.requireNonNull(c);
    }

    protected String findLibrary(String libname) {
        return null;
    }

    // Packages and the module

    public final Module getUnnamedModule() {
        if (unnamed == null) {
            synchronized (ClassLoader.class) {
                if (unnamed == null) {
                    unnamed = new Module(this);
                }
            }
        }
        return unnamed;
    }

    private ConcurrentHashMap<String, Package> packages() {
        if (packages == null) {
            synchronized (ClassLoader.class) {
                if (packages == null) {
                    packages = new ConcurrentHashMap<>();
                }
            }
        }
        return packages;
    }

    /** The package of that name of this loader's, made if there is none. */
    final Package packageNamed(String packageName) {
        return packages().computeIfAbsent(packageName, made -> new Package(made, this));
    }

    protected Package definePackage(String name, String specTitle, String specVersion, String specVendor, String implTitle,
            String implVersion, String implVendor, URL sealBase) {
        Package made = new Package(Objects.requireNonNull(name), this, specTitle, specVersion, specVendor, implTitle,
                implVersion, implVendor, sealBase);
        if (packages().putIfAbsent(name, made) != null) {
            throw new IllegalArgumentException(name);
        }
        return made;
    }

    public final Package getDefinedPackage(String name) {
        return packages().get(Objects.requireNonNull(name, "name cannot be null"));
    }

    public final Package[] getDefinedPackages() {
        return packages().values().toArray(new Package[0]);
    }

    @Deprecated(since = "9")
    protected Package getPackage(String name) {
        Package own = getDefinedPackage(name);
        return own != null ? own : parent != null ? parent.getPackage(name) : Package.ofLibrary(name);
    }

    protected Package[] getPackages() {
        List<Package> all = new ArrayList<>(Arrays.asList(getDefinedPackages()));
        if (parent != null) {
            all.addAll(Arrays.asList(parent.getPackages()));
        }
        return all.toArray(new Package[0]);
    }

    // Resources

    public URL getResource(String name) {
        Objects.requireNonNull(name);
        URL found = parent != null ? parent.getResource(name) : ClassPathResources.ofLibrary(name);
        return found != null ? found : findResource(name);
    }

    public Enumeration<URL> getResources(String name) throws IOException {
        Objects.requireNonNull(name);
        Enumeration<URL> above;
        if (parent != null) {
            above = parent.getResources(name);
        } else {
            URL library = ClassPathResources.ofLibrary(name);
            above = Collections.enumeration(library == null ? List.of() : List.of(library));
        }
        Enumeration<URL> own = findResources(name);
        return new Enumeration<>() {
            @Override
            public boolean hasMoreElements() {
                return above.hasMoreElements() || own.hasMoreElements();
            }

            @Override
            public URL nextElement() {
                return above.hasMoreElements() ? above.nextElement() : own.nextElement();
            }
        };
    }

    public Stream<URL> resources(String name) {
        Objects.requireNonNull(name);
        Supplier<Spliterator<URL>> all = () -> {
            try {
                return Spliterators.spliteratorUnknownSize(getResources(name).asIterator(),
                        Spliterator.NONNULL | Spliterator.IMMUTABLE);
            } catch (IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        };
        return StreamSupport.stream(all, Spliterator.NONNULL | Spliterator.IMMUTABLE, false);
    }

    protected URL findResource(String name) {
        return null;
    }

    protected URL findResource(String moduleName, String name) throws IOException {
        return moduleName == null ? findResource(name) : null;
    }

    protected Enumeration<URL> findResources(String name) throws IOException {
        return Collections.emptyEnumeration();
    }

    public InputStream getResourceAsStream(String name) {
        URL found = getResource(Objects.requireNonNull(name));
        try {
            return found == null ? null : found.openStream();
        } catch (IOException unreadable) {
            return null;
        }
    }

    public static URL getSystemResource(String name) {
        return getSystemClassLoader().getResource(name);
    }

    public static Enumeration<URL> getSystemResources(String name) throws IOException {
        return getSystemClassLoader().getResources(name);
    }

    public static InputStream getSystemResourceAsStream(String name) {
        return getSystemClassLoader().getResourceAsStream(name);
    }
}
