package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.List;

/** What annotations can be written on. */
public interface AnnotatedElement {
    default boolean isAnnotationPresent(Class<? extends Annotation> annotationClass) {
        return getAnnotation(annotationClass) != null;
    }

    <T extends Annotation> T getAnnotation(Class<T> annotationClass);

    Annotation[] getAnnotations();

    default <T extends Annotation> T[] getAnnotationsByType(Class<T> annotationClass) {
        T[] direct = getDeclaredAnnotationsByType(annotationClass);
        if (direct.length == 0 && this instanceof Class<?> of && Annotations.isInherited(annotationClass)) {
            Class<?> above = of.getSuperclass();
            if (above != null) {
                return above.getAnnotationsByType(annotationClass);
            }
        }
        return direct;
    }

    default <T extends Annotation> T getDeclaredAnnotation(Class<T> annotationClass) {
        for (Annotation annotation : getDeclaredAnnotations()) {
            if (annotation.annotationType() == annotationClass) {
                return annotationClass.cast(annotation);
            }
        }
        if (annotationClass == null) {
            throw new NullPointerException();
        }
        return null;
    }

    default <T extends Annotation> T[] getDeclaredAnnotationsByType(Class<T> annotationClass) {
        return Annotations.byType(annotationClass, getDeclaredAnnotations());
    }

    Annotation[] getDeclaredAnnotations();
}
