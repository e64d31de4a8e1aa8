package java.lang.invoke;

import java.lang.reflect.Array;

/** Handles of what arrays can do. */
final class ArrayHandles {
    private ArrayHandles() {
    }

    static MethodHandle getter(Class<?> arrayClass) {
        MethodType type = MethodType.methodType(elementOf(arrayClass), arrayClass, int.class);
        return MethodHandle.of(type, arguments -> Array.get(arguments[0], indexOf(arguments)));
    }

    static MethodHandle setter(Class<?> arrayClass) {
        Class<?> element = elementOf(arrayClass);
        MethodType type = MethodType.methodType(void.class, arrayClass, int.class, element);
        return MethodHandle.of(type, arguments -> {
            if (element.isPrimitive()) {
                Array.set(arguments[0], indexOf(arguments), arguments[2]);
            } else {
                ((Object[]) arguments[0])[(int) arguments[1]] = arguments[2];
            }
            return null;
        });
    }

    static MethodHandle length(Class<?> arrayClass) {
        elementOf(arrayClass);
        MethodType type = MethodType.methodType(int.class, arrayClass);
        return MethodHandle.of(type, arguments -> Array.getLength(arguments[0]));
    }

    static MethodHandle constructor(Class<?> arrayClass) {
        if (!arrayClass.isArray()) {
            throw new IllegalArgumentException("not an array class: " + arrayClass.getName());
        }
        Class<?> component = arrayClass.getComponentType();
        MethodType type = MethodType.methodType(arrayClass, int.class);
        return MethodHandle.of(type, arguments -> Array.newInstance(component, (int) arguments[0]));
    }

    /** The index among the arguments of an access to an element, whose text out of bounds is that of Java code. */
    private static int indexOf(Object[] arguments) {
        int index = (int) arguments[1];
        int length = Array.getLength(arguments[0]);
        if (index < 0 || index >= length) {
            throw new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + length);
        }
        return index;
    }

    static Class<?> elementOf(Class<?> arrayClass) {
        if (!arrayClass.isArray()) {
            throw new IllegalArgumentException("not an array: " + arrayClass);
        }
        return arrayClass.getComponentType();
    }
}
