package java.lang;

import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import jdk.internal.loader.ClassPathResources;

/** A module: there is that of the library, and the unnamed one with the classes of the class path. */
public final class Module implements AnnotatedElement {
    private static final Module BASE = new Module("java.base");
    private static final Module UNNAMED = new Module(null);
    private static final Annotation[] NO_ANNOTATIONS = {};

    private final String name;

    private Module(String name) {
        this.name = name;
    }

    /** The module of a class. */
    static Module of(Class<?> type) {
        return type.isOfLibrary() ? BASE : UNNAMED;
    }

    public boolean isNamed() {
        return name != null;
    }

    public String getName() {
        return name;
    }

    public ClassLoader getClassLoader() {
        return isNamed() ? null : ClassLoader.getSystemClassLoader();
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
        return isNamed() ? null : ClassPathResources.open(name.startsWith("/") ? name.substring(1) : name);
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
