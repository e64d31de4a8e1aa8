package java.lang;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.net.URL;
import java.util.concurrent.ConcurrentHashMap;

/** A package at run time: that of a loader, with what its archive says of it. */
public class Package implements AnnotatedElement {
    /** The library's that have been asked for. */
    private static final ConcurrentHashMap<String, Package> LIBRARY = new ConcurrentHashMap<>();

    private final String name;
    private final ClassLoader loader;
    private final String[] texts;
    private final URL sealBase;

    /** A package of which nothing is known but its name; of the library, if there is no loader. */
    Package(String name, ClassLoader loader) {
        this(name, loader, null, null, null, null, null, null, null);
    }

    Package(String name, ClassLoader loader, String specTitle, String specVersion, String specVendor, String implTitle,
            String implVersion, String implVendor, URL sealBase) {
        this.name = name;
        this.loader = loader;
        texts = new String[] {specTitle, specVersion, specVendor, implTitle, implVersion, implVendor};
        this.sealBase = sealBase;
    }

    /** The package of a class. */
    static Package of(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        String name = type.getPackageName();
        return loader != null ? loader.packageNamed(name) : LIBRARY.computeIfAbsent(name, made -> new Package(made, null));
    }

    /** A package of the library that has been asked for, or that every program has classes of. */
    static Package ofLibrary(String name) {
        boolean isUsed = name.equals("java.lang") || name.equals("java.util");
        return isUsed ? LIBRARY.computeIfAbsent(name, made -> new Package(made, null)) : LIBRARY.get(name);
    }

    /** The package of that name which the caller's loader or one above it knows. */
    @Deprecated(since = "9")
    public static Package getPackage(String name) {
        ClassLoader loader = ClassLoader.of(Class.caller());
        return loader == null ? ofLibrary(name) : loader.getPackage(name);
    }

    public static Package[] getPackages() {
        ClassLoader loader = ClassLoader.of(Class.caller());
        return loader == null ? LIBRARY.values().toArray(new Package[0]) : loader.getPackages();
    }

    public String getName() {
        return name;
    }
    //#for Text place
    //#| SpecificationTitle | 0
    //#| SpecificationVersion | 1
    //#| SpecificationVendor | 2
    //#| ImplementationTitle | 3
    //#| ImplementationVersion | 4
    //#| ImplementationVendor | 5

    public String get$Text$() {
        return texts[$place$];
    }
    //#end

    public boolean isSealed() {
        return sealBase != null;
    }

    public boolean isSealed(URL url) {
        return url.equals(sealBase);
    }

    public boolean isCompatibleWith(String desired) throws NumberFormatException {
        String version = getSpecificationVersion();
        if (version == null || version.isEmpty()) {
            throw new NumberFormatException("Empty version string");
        }
        int[] own = numbers(version);
        int[] wanted = numbers(desired);
        for (int i = 0; i < Math.max(own.length, wanted.length); i++) {
            int difference = (i < own.length ? own[i] : 0) - (i < wanted.length ? wanted[i] : 0);
            if (difference != 0) {
                return difference > 0;
            }
        }
        return true;
    }

    private static int[] numbers(String version) {
        String[] parts = version.split("\\.", -1);
        int[] numbers = new int[parts.length];
        for (int i = 0; i < parts.length; i++) {
            numbers[i] = Integer.parseInt(parts[i]);
            if (numbers[i] < 0) {
                throw new NumberFormatException("For input string: \"" + parts[i] + "\"");
            }
        }
        return numbers;
    }

    /** The class that holds the annotations of the package; this one, which has none, where there is no such class. */
    private Class<?> description() {
        try {
            return ClassLoader.named(name.isEmpty() ? "package-info" : name + ".package-info", loader);
        } catch (ClassNotFoundException none) {
            return Package.class;
        }
    }

    @Override
    public <A extends Annotation> A getAnnotation(Class<A> annotationClass) {
        return description().getAnnotation(annotationClass);
    }

    @Override
    public boolean isAnnotationPresent(Class<? extends Annotation> annotationClass) {
        return AnnotatedElement.super.isAnnotationPresent(annotationClass);
    }

    @Override
    public Annotation[] getAnnotations() {
        return description().getAnnotations();
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return description().getDeclaredAnnotations();
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        String title = texts[0] == null ? "" : ", " + texts[0];
        String version = texts[1] == null ? "" : ", version " + texts[1];
        return "package " + name + title + version;
    }
}
