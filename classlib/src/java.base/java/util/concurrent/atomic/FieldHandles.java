package java.util.concurrent.atomic;

import java.lang.invoke.VarHandle;
import jdk.internal.vm.Variables;

/** The fields of updaters. */
final class FieldHandles {
    private FieldHandles() {
    }

    /**
     * A field that the class itself declares and {@code caller} may use; {@code otherType} is what a field of another type is
     * refused with.
     */
    static VarHandle of(Class<?> caller, Class<?> owner, String name, Class<?> type, String otherType) {
        if (type.isPrimitive() != !otherType.contains("reference")) {
            throw new IllegalArgumentException(otherType);
        }
        try {
            return Variables.volatileField(caller, owner, name, type);
        } catch (NoSuchFieldException | IllegalAccessException unusable) {
            throw new RuntimeException(unusable);
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
