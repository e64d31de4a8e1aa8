package java.lang;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.util.concurrent.ConcurrentHashMap;

/** A package at run time. */
public class Package implements AnnotatedElement {
    private static final ConcurrentHashMap<String, Package> KNOWN = new ConcurrentHashMap<>();

    private final String name;

    private Package(String name) {
        this.name = name;
    }

    /** The package of a class. */
    static Package of(Class<?> type) {
        return KNOWN.computeIfAbsent(type.getPackageName(), Package::new);
    }

    /** The package of that name, if a class of it has been asked for its package or it is one of the library's. */
    @Deprecated(since = "9")
    public static Package getPackage(String name) {
        Package known = KNOWN.get(name);
        return known != null || !name.equals("java.lang") && !name.equals("java.util") ? known
                : KNOWN.computeIfAbsent(name, Package::new);
    }

    public String getName() {
        return name;
    }

    public String getSpecificationTitle() {
        return null;
    }

    public String getSpecificationVersion() {
        return null;
    }

    public String getSpecificationVendor() {
        return null;
    }

    public String getImplementationTitle() {
        return null;
    }

    public String getImplementationVersion() {
        return null;
    }

    public String getImplementationVendor() {
        return null;
    }

    public boolean isSealed() {
        return false;
    }

    public boolean isCompatibleWith(String desired) throws NumberFormatException {
        throw new NumberFormatException("Empty version string");
    }

    /** The class that holds the annotations of the package; this one, which has none, where there is no such class. */
    private Class<?> description() {
        try {
            return Class.load(name.isEmpty() ? "package-info" : name + ".package-info");
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
        return "package " + name;
    }
}
