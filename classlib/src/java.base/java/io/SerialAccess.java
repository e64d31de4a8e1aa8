package java.io;

import java.lang.reflect.Invocation;

/** What serialisation does to objects that no code could: it makes them without their constructors, and uses private members. */
final class SerialAccess {
    private SerialAccess() {
    }

    /** An object with all fields zero of a serialisable class, whose initialisation it causes. */
    static native Object allocate(Class<?> of);

    /**
     * Runs the constructor without parameters of a superclass on an object, which programs have not seen yet.
     *
     * @param begun one element, false
     */
    static native void construct(Object made, Class<?> above, boolean[] begun);

    /** Access flags of the constructor without parameters; -1 if there is none. */
    static native int constructor(Class<?> of);

    /** Whether the class has an initialiser. */
    static native boolean hasInitializer(Class<?> of);

    /** Access flags of one of the methods that serialisation calls, in the class itself; -1 if there is none. */
    static native int methodFlags(Class<?> of, String name, String descriptor);

    /** What calls such a method. */
    static native Invocation method(Class<?> of, String name, String descriptor);

    /** The place of a field of objects that the class itself declares; -1 if there is none. */
    static native int place(Class<?> of, String name, String descriptor);

    /** A primitive value, a floating-point one by its bits. */
    static native long primitive(Object from, Class<?> of, int place);

    static native void setPrimitive(Object to, Class<?> of, int place, long value);

    static native Object reference(Object from, Class<?> of, int place);

    /** @throws ClassCastException if the value is not of the field's type */
    static native void setReference(Object to, Class<?> of, int place, Object value);
}
