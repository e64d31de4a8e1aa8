package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** A type with the annotations of its place; what has parts is one of the classes below. */
class Annotated implements AnnotatedType {
    private final Type type;
    /** All annotations of the declaration that the type stands in. */
    final List<TypeAnnotations.Entry> entries;
    /** The way to the parts of the type. */
    final List<Integer> path;
    private final Map<Class<? extends Annotation>, Annotation> annotations = new LinkedHashMap<>();

    private Annotated(Type type, List<TypeAnnotations.Entry> entries, List<Integer> path) {
        this.type = type;
        this.entries = entries;
        this.path = path;
        for (TypeAnnotations.Entry entry : entries) {
            if (entry.path().equals(path)) {
                annotations.put(entry.annotation().annotationType(), entry.annotation());
            }
        }
    }

    /** The type that a path leads to; one that lies in others stands as many steps further. */
    static AnnotatedType of(Type type, List<TypeAnnotations.Entry> entries, List<Integer> path) {
        Class<?> raw = type instanceof ParameterizedType of ? (Class<?>) of.getRawType() : type instanceof Class<?> of ? of : null;
        List<Integer> own = path;
        while (raw != null && isInner(raw)) {
            own = step(own, TypeAnnotations.NESTED, 0);
            raw = raw.getDeclaringClass();
        }
        return at(type, entries, own);
    }

    private static AnnotatedType at(Type type, List<TypeAnnotations.Entry> entries, List<Integer> path) {
        if (type instanceof GenericArrayType || type instanceof Class<?> of && of.isArray()) {
            return new OfArray(type, entries, path);
        }
        return switch (type) {
            case ParameterizedType generic -> new OfParameterized(generic, entries, path);
            case TypeVariable<?> variable -> new OfVariable(variable, entries, path);
            case WildcardType wildcard -> new OfWildcard(wildcard, entries, path);
            default -> new Annotated(type, entries, path);
        };
    }

    private static boolean isInner(Class<?> of) {
        return of.getDeclaringClass() != null && !Modifier.isStatic(of.getModifiers());
    }

    static List<Integer> step(List<Integer> path, int kind, int index) {
        List<Integer> longer = new ArrayList<>(path);
        longer.add(kind);
        longer.add(index);
        return longer;
    }

    AnnotatedType[] parts(Type[] types, int kind) {
        AnnotatedType[] parts = new AnnotatedType[types.length];
        for (int i = 0; i < parts.length; i++) {
            parts[i] = of(types[i], entries, step(path, kind, kind == TypeAnnotations.ARGUMENT ? i : 0));
        }
        return parts;
    }

    @Override
    public Type getType() {
        return type;
    }

    @Override
    public AnnotatedType getAnnotatedOwnerType() {
        Type owner = type instanceof ParameterizedType of ? of.getOwnerType() : type instanceof Class<?> of ? of.getDeclaringClass() : null;
        if (owner == null) {
            return null;
        }
        Class<?> raw = type instanceof ParameterizedType of ? (Class<?>) of.getRawType() : (Class<?>) type;
        return isInner(raw) ? at(owner, entries, path.subList(0, path.size() - 2)) : of(owner, List.of(), List.of());
    }

    @Override
    public <T extends Annotation> T getAnnotation(Class<T> annotationClass) {
        return annotationClass.cast(annotations.get(Objects.requireNonNull(annotationClass)));
    }

    @Override
    public Annotation[] getAnnotations() {
        return getDeclaredAnnotations();
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return annotations.values().toArray(new Annotation[0]);
    }

    /** What else two types of the same class must have in common. */
    Object[] parts() {
        return new Object[0];
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Annotated other && getClass() == other.getClass() && type.equals(other.type)
                && annotations.equals(other.annotations) && Arrays.deepEquals(parts(), other.parts())
                && Objects.equals(getAnnotatedOwnerType(), other.getAnnotatedOwnerType());
    }

    @Override
    public int hashCode() {
        return type.hashCode() ^ annotations.hashCode() ^ Arrays.deepHashCode(parts());
    }

    /** The annotations, each with a blank behind it. */
    String written() {
        StringBuilder text = new StringBuilder();
        for (Annotation annotation : annotations.values()) {
            text.append(annotation).append(' ');
        }
        return text.toString();
    }

    String name() {
        return type.getTypeName();
    }

    @Override
    public String toString() {
        return written() + name();
    }

    private static final class OfArray extends Annotated implements AnnotatedArrayType {
        OfArray(Type type, List<TypeAnnotations.Entry> entries, List<Integer> path) {
            super(type, entries, path);
        }

        @Override
        public AnnotatedType getAnnotatedGenericComponentType() {
            Type component = getType() instanceof GenericArrayType of ? of.getGenericComponentType()
                    : ((Class<?>) getType()).getComponentType();
            return parts(new Type[] {component}, TypeAnnotations.COMPONENT)[0];
        }

        @Override
        Object[] parts() {
            return new Object[] {getAnnotatedGenericComponentType()};
        }

        /** The innermost components first, then the dimensions from the outermost one. */
        @Override
        public String toString() {
            StringBuilder dimensions = new StringBuilder();
            AnnotatedType at = this;
            while (at instanceof OfArray array) {
                String own = array.written();
                dimensions.append(own.isEmpty() ? "" : " ").append(own.stripTrailing()).append("[]");
                at = array.getAnnotatedGenericComponentType();
            }
            return at.toString() + dimensions;
        }
    }

    private static final class OfParameterized extends Annotated implements AnnotatedParameterizedType {
        OfParameterized(ParameterizedType type, List<TypeAnnotations.Entry> entries, List<Integer> path) {
            super(type, entries, path);
        }

        @Override
        public AnnotatedType[] getAnnotatedActualTypeArguments() {
            return parts(((ParameterizedType) getType()).getActualTypeArguments(), TypeAnnotations.ARGUMENT);
        }

        @Override
        Object[] parts() {
            return getAnnotatedActualTypeArguments();
        }

        @Override
        String name() {
            StringBuilder text = new StringBuilder(((ParameterizedType) getType()).getRawType().getTypeName());
            AnnotatedType[] arguments = getAnnotatedActualTypeArguments();
            for (int i = 0; i < arguments.length; i++) {
                text.append(i == 0 ? "<" : ", ").append(arguments[i]);
            }
            return text.append(arguments.length == 0 ? "" : ">").toString();
        }
    }

    private static final class OfVariable extends Annotated implements AnnotatedTypeVariable {
        OfVariable(TypeVariable<?> type, List<TypeAnnotations.Entry> entries, List<Integer> path) {
            super(type, entries, path);
        }

        @Override
        public AnnotatedType[] getAnnotatedBounds() {
            return ((TypeVariable<?>) getType()).getAnnotatedBounds();
        }
    }

    private static final class OfWildcard extends Annotated implements AnnotatedWildcardType {
        OfWildcard(WildcardType type, List<TypeAnnotations.Entry> entries, List<Integer> path) {
            super(type, entries, path);
        }

        @Override
        public AnnotatedType[] getAnnotatedLowerBounds() {
            return parts(((WildcardType) getType()).getLowerBounds(), TypeAnnotations.BOUND);
        }

        @Override
        public AnnotatedType[] getAnnotatedUpperBounds() {
            Type[] upper = ((WildcardType) getType()).getUpperBounds();
            // A bound below is the one that is written, and has the annotations.
            return ((WildcardType) getType()).getLowerBounds().length == 0 ? parts(upper, TypeAnnotations.BOUND)
                    : new AnnotatedType[] {of(upper[0], List.of(), List.of())};
        }

        @Override
        Object[] parts() {
            return new Object[] {getAnnotatedLowerBounds(), getAnnotatedUpperBounds()};
        }

        @Override
        String name() {
            AnnotatedType[] lower = getAnnotatedLowerBounds();
            if (lower.length > 0) {
                return "? super " + lower[0];
            }
            AnnotatedType upper = getAnnotatedUpperBounds()[0];
            return upper.getType() == Object.class && upper.getAnnotations().length == 0 ? "?" : "? extends " + upper;
        }
    }
}
