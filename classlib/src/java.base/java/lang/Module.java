package java.lang;

import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;

/** A module: there is that of the library, and for each class loader the unnamed one with its classes. */
public final class Module implements AnnotatedElement {
    private static final Module BASE = new Module("java.base", null);
    private static final Annotation[] NO_ANNOTATIONS = {};

    private final String name;
    private final ClassLoader loader;

    private Module(String name, ClassLoader loader) {
        this.name = name;
        this.loader = loader;
    }

    /** The unnamed module of a loader. */
    Module(ClassLoader loader) {
        this(null, loader);
    }

    /** The module of a class. */
    static Module of(Class<?> type) {
        return type.isOfLibrary() ? BASE : type.getClassLoader().getUnnamedModule();
    }

    public boolean isNamed() {
        return name != null;
    }

    public String getName() {
        return name;
    }

    public ClassLoader getClassLoader() {
        return loader;
    }

    public boolean canRead(Module other) {
        return !isNamed() || other == this;
    }

    public Module addReads(Module other) {
        return this;
    }

    public boolean isExported(String pn) {
        return !isNamed() || pn.startsWith("java.");
    }

    public boolean isExported(String pn, Module other) {
        return isExported(pn) || other == this;
    }

    public boolean isOpen(String pn) {
        if (pn == null) {
            throw new NullPointerException();
        }
        return !isNamed();
    }

    public boolean isOpen(String pn, Module other) {
        return isOpen(pn) || other == this;
    }

    public InputStream getResourceAsStream(String name) {
        return isNamed() ? null : loader.getResourceAsStream(name.startsWith("/") ? name.substring(1) : name);
    }

    @Override
    public <T extends Annotation> T getAnnotation(Class<T> annotationClass) {
        return null;
    }

    @Override
    public Annotation[] getAnnotations() {
        return NO_ANNOTATIONS;
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return NO_ANNOTATIONS;
    }

    @Override
    public String toString() {
        return isNamed() ? "module " + name : "unnamed module @" + Integer.toHexString(System.identityHashCode(this));
    }
}
