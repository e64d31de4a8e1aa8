package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.lang.annotation.AnnotationFormatError;
import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the annotations of class files (JVMS 4.7.16 to 4.7.22). */
final class Annotations {
    /** The attribute with the annotations that are kept at run time. */
    static final String VISIBLE = "RuntimeVisibleAnnotations";

    /** The class whose constant pool the bytes refer to. */
    private final Class<?> container;
    private final byte[] bytes;
    private int at;

    private Annotations(Class<?> container, byte[] bytes) {
        this.container = container;
        this.bytes = bytes;
    }

    /** The annotations of an attribute by their types, in order; those whose type is absent are left out. */
    static Map<Class<? extends Annotation>, Annotation> parse(Class<?> container, byte[] content) {
        return parse(container, content, false);
    }

    /** The same, or with {@code isMeta} only those annotations that say what annotations of a type are. */
    static Map<Class<? extends Annotation>, Annotation> parse(Class<?> container, byte[] content, boolean isMeta) {
        if (content == null) {
            return Collections.emptyMap();
        }
        return guarded(() -> {
            Annotations reader = new Annotations(container, content);
            Map<Class<? extends Annotation>, Annotation> found = new LinkedHashMap<>();
            int count = reader.u2();
            for (int i = 0; i < count; i++) {
                Annotation annotation = reader.annotation(isMeta);
                if (annotation != null && isRuntime(annotation.annotationType())
                        && found.put(annotation.annotationType(), annotation) != null) {
                    throw new AnnotationFormatError("Duplicate annotation for class: " + annotation.annotationType()
                            + ": " + annotation);
                }
            }
            return found;
        });
    }

    /** What reading gives, where malformed bytes are an error of their own. */
    private static <T> T guarded(java.util.function.Supplier<T> reading) {
        try {
            return reading.get();
        } catch (IndexOutOfBoundsException | IllegalArgumentException | ClassCastException | NullPointerException bad) {
            throw new AnnotationFormatError("Unexpected end of annotations.", bad);
        }
    }

    /** The annotations of parameters; null if there is no such attribute. */
    static Annotation[][] ofParameters(Class<?> container, byte[] content) {
        if (content == null) {
            return null;
        }
        return guarded(() -> {
            Annotations reader = new Annotations(container, content);
            Annotation[][] all = new Annotation[reader.u1()][];
            for (int parameter = 0; parameter < all.length; parameter++) {
                List<Annotation> found = new ArrayList<>();
                int count = reader.u2();
                for (int i = 0; i < count; i++) {
                    Annotation annotation = reader.annotation(false);
                    if (annotation != null && isRuntime(annotation.annotationType())) {
                        found.add(annotation);
                    }
                }
                all[parameter] = found.toArray(new Annotation[0]);
            }
            return all;
        });
    }

    /** The annotations of types that are told by an attribute, or by none; those of types in code are left out. */
    static List<TypeAnnotations.Entry> ofTypes(Class<?> container, byte[] content) {
        if (content == null) {
            return List.of();
        }
        return guarded(() -> {
            Annotations reader = new Annotations(container, content);
            List<TypeAnnotations.Entry> found = new ArrayList<>();
            for (int left = reader.u2(); left > 0; left--) {
                int target = reader.u1();
                int index = switch (target) {
                    case TypeAnnotations.CLASS_PARAMETER, TypeAnnotations.METHOD_PARAMETER, TypeAnnotations.CLASS_BOUND,
                         TypeAnnotations.METHOD_BOUND, TypeAnnotations.FORMAL -> reader.u1();
                    case TypeAnnotations.SUPERTYPE, TypeAnnotations.THROWS -> reader.u2();
                    case TypeAnnotations.FIELD, TypeAnnotations.RESULT, TypeAnnotations.RECEIVER -> 0;
                    default -> throw new AnnotationFormatError("Unknown target of a type annotation: " + target);
                };
                boolean isBound = target == TypeAnnotations.CLASS_BOUND || target == TypeAnnotations.METHOD_BOUND;
                int bound = isBound ? reader.u1() : 0;
                List<Integer> path = new ArrayList<>();
                for (int steps = 2 * reader.u1(); steps > 0; steps--) {
                    path.add(reader.u1());
                }
                Annotation annotation = reader.annotation(false);
                if (annotation != null && isRuntime(annotation.annotationType())) {
                    found.add(new TypeAnnotations.Entry(target, index, bound, path, annotation));
                }
            }
            return found;
        });
    }

    /** The default of a member of an annotation interface. */
    static Object defaultValue(Class<?> container, byte[] content, Class<?> type) {
        Object value = guarded(() -> new Annotations(container, content).value(type));
        if (value instanceof AbsentValue absent) {
            throw absent.thrown(null);
        }
        return value;
    }

    private static boolean isRuntime(Class<? extends Annotation> type) {
        return ClassMembers.of(type).annotationMembers().isRuntime();
    }

    static boolean isInherited(Class<? extends Annotation> type) {
        return ClassMembers.of(type).annotationMembers().isInherited();
    }

    /** Annotations of a type that are there themselves or in their container. */
    static <T extends Annotation> T[] byType(Class<T> type, Annotation[] declared) {
        if (type == null) {
            throw new NullPointerException();
        }
        Repeatable repeatable = type.getDeclaredAnnotation(Repeatable.class);
        List<Annotation> found = new ArrayList<>();
        for (Annotation annotation : declared) {
            if (annotation.annotationType() == type) {
                found.add(annotation);
            } else if (repeatable != null && annotation.annotationType() == repeatable.value()) {
                AnnotationHandler handler = (AnnotationHandler) Proxy.getInvocationHandler(annotation);
                if (handler.member("value") instanceof Annotation[] contained) {
                    for (Annotation each : contained) {
                        if (each.annotationType() == type) {
                            found.add(each);
                        }
                    }
                }
            }
        }
        @SuppressWarnings("unchecked")
        T[] all = (T[]) Array.newInstance(type, found.size());
        return found.toArray(all);
    }

    private int u1() {
        return bytes[at++] & 0xff;
    }

    private int u2() {
        return u1() << 8 | u1();
    }

    /** One annotation; null if its type is absent or none. */
    @SuppressWarnings("unchecked")
    private Annotation annotation(boolean isMeta) {
        String descriptor = ClassMembers.poolText(container, u2());
        Class<?> type = null;
        try {
            type = ClassMembers.type(container, descriptor);
        } catch (NoClassDefFoundError absent) {
            // As if it were not there.
        }
        boolean isSkipped = type == null || !type.isAnnotation()
                || isMeta && type != Retention.class && type != Inherited.class;
        AnnotationMembers members = isSkipped ? null : ClassMembers.of(type).annotationMembers();
        Map<String, Object> values = isSkipped ? null : new LinkedHashMap<>(members.defaults());
        int count = u2();
        for (int i = 0; i < count; i++) {
            String name = ClassMembers.poolText(container, u2());
            Class<?> wanted = isSkipped ? null : members.types().get(name);
            if (wanted == null) {
                skipValue();
                continue;
            }
            Object value = value(wanted);
            if (value instanceof AbsentValue absent) {
                absent.member = members.method(name);
            }
            values.put(name, value);
        }
        return isSkipped ? null : Proxy.annotation((Class<? extends Annotation>) type, values);
    }

    private void skipValue() {
        switch (u1()) {
            case 'e' -> at += 4;
            case '@' -> {
                at += 2;
                int count = u2();
                for (int i = 0; i < count; i++) {
                    at += 2;
                    skipValue();
                }
            }
            case '[' -> {
                int count = u2();
                for (int i = 0; i < count; i++) {
                    skipValue();
                }
            }
            default -> at += 2;
        }
    }

    /** A value for a member of a type; an {@link AbsentValue} if it does not fit or names what is absent. */
    private Object value(Class<?> wanted) {
        int tag = bytes[at] & 0xff;
        if (tag == '[') {
            return array(wanted);
        }
        at++;
        return switch (tag) {
            case '@' -> {
                Annotation nested = annotation(false);
                yield fitting(nested, wanted, nested == null ? "an annotation" : nested.annotationType().getName());
            }
            case 'e' -> enumConstant(wanted);
            case 'c' -> classValue(wanted);
            default -> fitting(constant(tag), wanted, null);
        };
    }

    private Object fitting(Object value, Class<?> wanted, String found) {
        Class<?> wrapper = java.lang.invoke.MethodType.methodType(wanted).wrap().returnType();
        if (value != null && wrapper.isInstance(value)) {
            return value;
        }
        return AbsentValue.mismatch(found != null ? found : value.getClass().getName() + "[" + value + "]");
    }

    private Object constant(int tag) {
        int index = u2();
        if (tag == 's') {
            return ClassMembers.poolText(container, index).intern();
        }
        long number = ClassMembers.poolNumber(container, index);
        return switch (tag) {
            case 'B' -> (Object) (byte) number;
            case 'C' -> (Object) (char) number;
            case 'D' -> (Object) Double.longBitsToDouble(number);
            case 'F' -> (Object) Float.intBitsToFloat((int) number);
            case 'I' -> (Object) (int) number;
            case 'J' -> (Object) number;
            case 'S' -> (Object) (short) number;
            case 'Z' -> (Object) (number != 0);
            default -> throw new AnnotationFormatError("Invalid member-value tag in annotation: " + (char) tag);
        };
    }

    private Object classValue(Class<?> wanted) {
        String descriptor = ClassMembers.poolText(container, u2());
        Class<?> value;
        try {
            value = ClassMembers.type(container, descriptor);
        } catch (NoClassDefFoundError absent) {
            String name = descriptor.substring(descriptor.lastIndexOf('[') + 1).replace('/', '.');
            return AbsentValue.type(name.startsWith("L") ? name.substring(1, name.length() - 1) : name);
        }
        return fitting(value, wanted, null);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private Object enumConstant(Class<?> wanted) {
        String descriptor = ClassMembers.poolText(container, u2());
        String name = ClassMembers.poolText(container, u2());
        String type = descriptor.substring(1, descriptor.length() - 1).replace('/', '.');
        if (!wanted.isEnum() || !wanted.getName().equals(type)) {
            return AbsentValue.mismatch(type + "." + name);
        }
        try {
            return Enum.valueOf((Class) wanted, name);
        } catch (IllegalArgumentException absent) {
            return AbsentValue.constant((Class<? extends Enum>) wanted, name);
        }
    }

    private Object array(Class<?> wanted) {
        Class<?> component = wanted.getComponentType();
        if (component == null) {
            int tag = bytes[at + 3] & 0xff;
            skipValue();
            return AbsentValue.mismatch("Array with component tag: " + (char) tag);
        }
        at++;
        int count = u2();
        Object all = Array.newInstance(component, count);
        AbsentValue absent = null;
        for (int i = 0; i < count; i++) {
            Object value = value(component);
            if (value instanceof AbsentValue bad) {
                absent = bad;
            } else {
                Array.set(all, i, value);
            }
        }
        return absent == null ? all : absent;
    }
}
