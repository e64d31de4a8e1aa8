package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.List;

/** The annotations of the types in one declaration (JVMS 4.7.20), and the types with them. */
final class TypeAnnotations {
    /** What types annotations stand on: kinds of targets. */
    static final int CLASS_PARAMETER = 0x00, METHOD_PARAMETER = 0x01, SUPERTYPE = 0x10, CLASS_BOUND = 0x11, METHOD_BOUND = 0x12,
            FIELD = 0x13, RESULT = 0x14, RECEIVER = 0x15, FORMAL = 0x16, THROWS = 0x17;
    /** The index of a class's superclass among its supertypes. */
    static final int SUPERCLASS = 0xffff;
    /** Steps into a type. */
    static final int COMPONENT = 0, NESTED = 1, BOUND = 2, ARGUMENT = 3;

    private static final String ATTRIBUTE = "RuntimeVisibleTypeAnnotations";

    /** An annotation of a type, or of the part that a path of steps leads to: each a kind and an index. */
    record Entry(int target, int index, int bound, List<Integer> path, Annotation annotation) {
    }

    private final List<Entry> all;

    private TypeAnnotations(List<Entry> all) {
        this.all = all;
    }

    /** Those of a member of a class, or of the class itself. */
    static TypeAnnotations of(Class<?> of, int kind, int place) {
        boolean hasFile = !of.isArray() && !of.isPrimitive();
        return new TypeAnnotations(Annotations.ofTypes(of, hasFile ? ClassMembers.attribute(of, kind, place, ATTRIBUTE) : null));
    }

    static TypeAnnotations of(GenericDeclaration declaration) {
        return declaration instanceof Executable executable ? of(executable.declaring, ClassMembers.METHOD, executable.place)
                : of((Class<?>) declaration, ClassMembers.CLASS, 0);
    }

    private List<Entry> at(int target, int index, int bound) {
        List<Entry> found = new ArrayList<>();
        for (Entry entry : all) {
            if (entry.target == target && entry.index == index && entry.bound == bound) {
                found.add(entry);
            }
        }
        return found;
    }

    /** The annotations of the declaration of a type parameter. */
    Annotation[] ofParameter(boolean isMethods, int index) {
        List<Annotation> found = new ArrayList<>();
        for (Entry entry : at(isMethods ? METHOD_PARAMETER : CLASS_PARAMETER, index, 0)) {
            found.add(entry.annotation);
        }
        return found.toArray(new Annotation[0]);
    }

    /** A type as it stands at a target. */
    AnnotatedType type(Type type, int target, int index) {
        return Annotated.of(type, at(target, index, 0), List.of());
    }

    /** Types that stand one after the other, the first of them at {@code index}. */
    AnnotatedType[] types(Type[] types, int target, int index) {
        AnnotatedType[] annotated = new AnnotatedType[types.length];
        for (int i = 0; i < types.length; i++) {
            annotated[i] = type(types[i], target, index + i);
        }
        return annotated;
    }

    /** The bounds of a type parameter; those that are interfaces only are counted from 1. */
    AnnotatedType[] bounds(Type[] bounds, boolean isMethods, int parameter) {
        Type lead = bounds[0] instanceof ParameterizedType of ? of.getRawType() : bounds[0];
        int first = lead instanceof Class<?> of && of.isInterface() ? 1 : 0;
        AnnotatedType[] annotated = new AnnotatedType[bounds.length];
        for (int i = 0; i < bounds.length; i++) {
            annotated[i] = Annotated.of(bounds[i], at(isMethods ? METHOD_BOUND : CLASS_BOUND, parameter, first + i), List.of());
        }
        return annotated;
    }
}
