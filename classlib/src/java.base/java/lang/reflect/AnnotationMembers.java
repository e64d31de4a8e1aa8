package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.HashMap;
import java.util.Map;

/** What an annotation interface declares: members with types and defaults, and what annotations of it are. */
final class AnnotationMembers {
    private final Class<?> of;
    private final Map<String, Method> methods = new HashMap<>();
    private final Map<String, Class<?>> types = new HashMap<>();
    /** In the order in which annotations tell them, which is that of a table that grows from nothing. */
    private final Map<String, Object> defaults = new HashMap<>(0);
    private boolean hasDefaults;
    private Map<Class<? extends Annotation>, Annotation> meta;

    AnnotationMembers(Class<?> of, Method[] declared) {
        this.of = of;
        for (Method method : declared) {
            boolean isMember = Modifier.isAbstract(method.getModifiers()) && method.getParameterCount() == 0;
            if (isMember) {
                methods.put(method.getName(), method);
                types.put(method.getName(), method.getReturnType());
            }
        }
    }

    Map<String, Class<?>> types() {
        return types;
    }

    Method method(String name) {
        return methods.get(name);
    }

    Iterable<Method> methods() {
        return methods.values();
    }

    Map<String, Object> defaults() {
        if (!hasDefaults) {
            hasDefaults = true;
            for (Method method : ClassMembers.of(of).declaredMethods()) {
                Object value = methods.containsKey(method.getName()) ? method.getDefaultValue() : null;
                if (value != null) {
                    defaults.put(method.getName(), value);
                }
            }
        }
        return defaults;
    }

    private Map<Class<? extends Annotation>, Annotation> meta() {
        if (meta == null) {
            meta = Annotations.parse(of, ClassMembers.attribute(of, ClassMembers.CLASS, 0, Annotations.VISIBLE), true);
        }
        return meta;
    }

    /** Whether annotations of this type are there at run time. */
    boolean isRuntime() {
        if (of == Retention.class || of == Inherited.class) {
            return true;
        }
        Retention retention = (Retention) meta().get(Retention.class);
        return retention != null && retention.value() == RetentionPolicy.RUNTIME;
    }

    /** Whether subclasses inherit annotations of this type. */
    boolean isInherited() {
        return of != Retention.class && of != Inherited.class && meta().containsKey(Inherited.class);
    }
}
