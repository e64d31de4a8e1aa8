package java.lang.reflect;

import java.lang.annotation.Annotation;

/** A parameter of a method or constructor. */
public final class Parameter implements AnnotatedElement {
    private static final int SYNTHETIC = 0x1000;
    private static final int MANDATED = 0x8000;

    private final String name;
    private final int modifiers;
    private final Executable executable;
    private final int index;

    /** A parameter, whose name is null if the class file does not tell it. */
    Parameter(String name, int modifiers, Executable executable, int index) {
        this.name = name;
        this.modifiers = modifiers;
        this.executable = executable;
        this.index = index;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Parameter other && other.executable.equals(executable) && other.index == index;
    }

    @Override
    public int hashCode() {
        return executable.hashCode() ^ index;
    }

    public boolean isNamePresent() {
        return name != null;
    }

    @Override
    public String toString() {
        String type = getParameterizedType().getTypeName();
        if (isVarArgs() && type.endsWith("[]")) {
            type = type.substring(0, type.length() - 2) + "...";
        }
        return Modifier.toString(modifiers) + (modifiers == 0 ? "" : " ") + type + " " + getName();
    }

    public Executable getDeclaringExecutable() {
        return executable;
    }

    public int getModifiers() {
        return modifiers;
    }

    public String getName() {
        return name == null ? "arg" + index : name;
    }

    public Type getParameterizedType() {
        return executable.allGenericParameterTypes()[index];
    }

    public Class<?> getType() {
        return executable.sharedParameterTypes()[index];
    }

    public boolean isImplicit() {
        return (modifiers & MANDATED) != 0;
    }

    public boolean isSynthetic() {
        return (modifiers & SYNTHETIC) != 0;
    }

    public boolean isVarArgs() {
        return executable.isVarArgs() && index == executable.getParameterCount() - 1;
    }

    @Override
    public <T extends Annotation> T getAnnotation(Class<T> annotationClass) {
        if (annotationClass == null) {
            throw new NullPointerException();
        }
        for (Annotation annotation : getDeclaredAnnotations()) {
            if (annotation.annotationType() == annotationClass) {
                return annotationClass.cast(annotation);
            }
        }
        return null;
    }

    @Override
    public <T extends Annotation> T[] getAnnotationsByType(Class<T> annotationClass) {
        return Annotations.byType(annotationClass, getDeclaredAnnotations());
    }

    public AnnotatedType getAnnotatedType() {
        return executable.getAnnotatedParameterTypes()[index];
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return executable.getParameterAnnotations()[index].clone();
    }

    @Override
    public <T extends Annotation> T getDeclaredAnnotation(Class<T> annotationClass) {
        return getAnnotation(annotationClass);
    }

    @Override
    public <T extends Annotation> T[] getDeclaredAnnotationsByType(Class<T> annotationClass) {
        return getAnnotationsByType(annotationClass);
    }

    @Override
    public Annotation[] getAnnotations() {
        return getDeclaredAnnotations();
    }

    public java.util.Set<AccessFlag> accessFlags() {
        return AccessFlag.of(modifiers, AccessFlag.Location.METHOD_PARAMETER);
    }
}
