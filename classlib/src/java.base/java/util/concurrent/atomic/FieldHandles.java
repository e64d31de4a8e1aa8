package java.util.concurrent.atomic;

import java.lang.invoke.VarHandle;
import java.lang.reflect.ClassMembers;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import jdk.internal.vm.Variables;

/** The fields of updaters. */
final class FieldHandles {
    private FieldHandles() {
    }

    /**
     * A field that the class itself declares and {@code caller} may use.
     *
     * @param otherType what is said of a field that does not have the primitive type; null where references are updated
     */
    static VarHandle of(Class<?> caller, Class<?> owner, String name, Class<?> type, String otherType) {
        try {
            Field field = declared(caller, owner, name, type);
            int modifiers = field.getModifiers();
            if (!ClassMembers.canUse(caller, owner, owner, modifiers)) {
                throw ClassMembers.refused(caller, owner, modifiers);
            }
            checkType(field.getType(), type, otherType);
            if (!Modifier.isVolatile(modifiers)) {
                throw new IllegalArgumentException("Must be volatile type");
            }
            if (Modifier.isStatic(modifiers)) {
                throw new IllegalArgumentException();
            }
            return Variables.volatileField(caller, owner, name, type);
        } catch (NoSuchFieldException | IllegalAccessException | NullPointerException unusable) {
            throw new RuntimeException(unusable);
        }
    }

    private static Field declared(Class<?> caller, Class<?> owner, String name, Class<?> type)
            throws NoSuchFieldException, IllegalAccessException {
        if (owner == null) {
            throw new NullPointerException("Cannot invoke \"java.lang.Class.getDeclaredField(String)\" because \"tclass\" is null");
        }
        try {
            return owner.getDeclaredField(name);
        } catch (NoSuchFieldException absent) {
            if (type != null && owner.getClassLoader() == null) {
                refuseHidden(caller, owner, name, type);
            }
            throw absent;
        }
    }

    /** Fields of the library that are not shown are refused as those that may not be used, and not as absent. */
    private static void refuseHidden(Class<?> caller, Class<?> owner, String name, Class<?> type)
            throws NoSuchFieldException, IllegalAccessException {
        try {
            Variables.volatileField(caller, owner, name, type);
        } catch (IncompatibleClassChangeError isStatic) {
            // It is as good as absent.
        }
    }

    private static void checkType(Class<?> found, Class<?> wanted, String otherType) {
        if (found != wanted) {
            throw otherType == null ? new ClassCastException() : new IllegalArgumentException(otherType);
        }
        if (otherType == null && wanted.isPrimitive()) {
            throw new IllegalArgumentException("Must be reference type");
        }
    }

    /** The object, if it has the field. */
    static Object check(Class<?> owner, Object object) {
        if (!owner.isInstance(object)) { // null is none either
            throw new ClassCastException();
        }
        return object;
    }

    /** The value, if a field of a type can have it. */
    static Object checkValue(Class<?> type, Object value) {
        if (value != null && !type.isInstance(value)) {
            throw new ClassCastException();
        }
        return value;
    }
}
