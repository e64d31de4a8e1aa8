package java.beans;

import java.lang.reflect.Method;

/** The public methods of classes, by the names that properties and events give them. */
final class BeanMethods {
    private BeanMethods() {
    }

    static String capitalized(String name) {
        return name == null || name.isEmpty() ? "" : Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    static IntrospectionException notFound(String name) {
        return new IntrospectionException("Method not found: ".concat(name));
    }

    /** The method with these parameters; null if there is none. */
    static Method find(Class<?> type, String name, Class<?>... parameters) {
        try {
            return type.getMethod(name, parameters);
        } catch (NoSuchMethodException absent) {
            return null;
        }
    }

    /** The method that reads a property: that of the name given, or else the one that is named after the property. */
    static Method reader(Class<?> type, String name, String property) {
        Method found = find(type, name);
        if (found == null || found.getReturnType() == void.class
                || name.startsWith("is") && name.length() == property.length() + 2 && found.getReturnType() != boolean.class) {
            found = find(type, "get".concat(capitalized(property)));
        }
        return found != null && found.getReturnType() == void.class ? null : found;
    }

    /** The method of one parameter of a type, or of any where that is null. */
    static Method writer(Class<?> type, String name, Class<?> value) {
        for (Method each : type.getMethods()) {
            if (each.getName().equals(name) && each.getParameterCount() == 1 && !each.isBridge()
                    && (value == null || BeanTypes.ofParameter(type, each, 0) == value)) {
                return each;
            }
        }
        return null;
    }

    /** The method that takes an index and a value of a type, or of any where that is null. */
    static Method indexedWriter(Class<?> type, String name, Class<?> value) {
        for (Method each : type.getMethods()) {
            if (each.getName().equals(name) && each.getParameterCount() == 2 && !each.isBridge()
                    && each.getParameterTypes()[0] == int.class
                    && (value == null || BeanTypes.ofParameter(type, each, 1) == value)) {
                return each;
            }
        }
        return null;
    }
}
