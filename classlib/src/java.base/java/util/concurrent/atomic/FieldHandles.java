package java.util.concurrent.atomic;

import java.lang.invoke.VarHandle;
import jdk.internal.vm.Variables;

/** The fields of updaters. */
final class FieldHandles {
    private FieldHandles() {
    }

    /** A field that the class itself declares; {@code otherType} is what a field of another type is refused with. */
    static VarHandle of(Class<?> owner, String name, Class<?> type, String otherType) {
        if (type.isPrimitive() != !otherType.contains("reference")) {
            throw new IllegalArgumentException(otherType);
        }
        try {
            return Variables.volatileField(owner, name, type);
        } catch (NoSuchFieldException missing) {
            throw new RuntimeException(missing);
        }
    }

    /** The object, if it has the field. */
    static Object check(Class<?> owner, Object object) {
        if (!owner.isInstance(object)) { // null is none either
            throw new ClassCastException();
        }
        return object;
    }
}
