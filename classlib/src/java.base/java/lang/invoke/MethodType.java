package java.lang.invoke;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The types of a method's parameters and of its result. */
public final class MethodType implements TypeDescriptor, Serializable {
    private static final long serialVersionUID = 292L;
    private static final Class<?>[] NO_TYPES = {};
    /** How many slots a method's arguments can take (JVMS 4.3.3); a handle is one of its own call's. */
    static final int MOST_PARAMETERS = 255;

    private final Class<?> returnType;
    private final Class<?>[] parameters;

    /** Takes the array over. */
    private MethodType(Class<?> returnType, Class<?>[] parameters) {
        if (returnType == null) {
            throw new NullPointerException();
        }
        for (Class<?> parameter : parameters) {
            if (parameter == null) {
                throw new NullPointerException();
            }
            if (parameter == void.class) {
                throw new IllegalArgumentException("parameter type cannot be void");
            }
        }
        this.returnType = returnType;
        this.parameters = parameters;
        if (slots() > MOST_PARAMETERS) {
            throw new IllegalArgumentException("bad parameter count " + slots());
        }
    }

    /** How many slots the arguments take: two for a long or a double. */
    int slots() {
        int slots = parameters.length;
        for (Class<?> parameter : parameters) {
            if (parameter == long.class || parameter == double.class) {
                slots++;
            }
        }
        return slots;
    }

    public static MethodType methodType(Class<?> returnType, Class<?>[] parameters) {
        return new MethodType(returnType, parameters.clone());
    }

    public static MethodType methodType(Class<?> returnType, List<Class<?>> parameters) {
        return new MethodType(returnType, parameters.toArray(NO_TYPES).clone());
    }

    public static MethodType methodType(Class<?> returnType, Class<?> first, Class<?>... more) {
        Class<?>[] parameters = new Class<?>[more.length + 1];
        parameters[0] = first;
        System.arraycopy(more, 0, parameters, 1, more.length);
        return new MethodType(returnType, parameters);
    }

    public static MethodType methodType(Class<?> returnType) {
        return new MethodType(returnType, NO_TYPES);
    }

    public static MethodType methodType(Class<?> returnType, Class<?> parameter) {
        return new MethodType(returnType, new Class<?>[] {parameter});
    }

    public static MethodType methodType(Class<?> returnType, MethodType parameters) {
        return new MethodType(returnType, parameters.parameters);
    }

    public static MethodType genericMethodType(int count, boolean finalArray) {
        int all = finalArray ? count + 1 : count;
        if (count < 0 || all > MOST_PARAMETERS) {
            throw new IllegalArgumentException("bad parameter count " + all);
        }
        Class<?>[] parameters = new Class<?>[all];
        Arrays.fill(parameters, Object.class);
        if (finalArray) {
            parameters[count] = Object[].class;
        }
        return new MethodType(Object.class, parameters);
    }

    public static MethodType genericMethodType(int count) {
        return genericMethodType(count, false);
    }

    /** The type that a descriptor of a class file describes; there is one loader for all names. */
    static MethodType ofDescriptor(String descriptor) {
        int close = descriptor.indexOf(')');
        if (!descriptor.startsWith("(") || close < 0) {
            throw new IllegalArgumentException("not a method descriptor: " + descriptor);
        }
        List<Class<?>> parameters = new ArrayList<>();
        int at = 1;
        while (at < close) {
            int end = endOfType(descriptor, at);
            parameters.add(typeOf(descriptor, at, end));
            at = end;
        }
        int end = endOfType(descriptor, close + 1);
        if (at != close || end != descriptor.length()) {
            throw new IllegalArgumentException("not a method descriptor: " + descriptor);
        }
        return new MethodType(typeOf(descriptor, close + 1, end), parameters.toArray(NO_TYPES));
    }

    private static int endOfType(String descriptor, int at) {
        while (at < descriptor.length() && descriptor.charAt(at) == '[') {
            at++;
        }
        int end = at + 1;
        if (at < descriptor.length() && descriptor.charAt(at) == 'L') {
            end = descriptor.indexOf(';', at) + 1;
        }
        if (end <= at || end > descriptor.length()) {
            throw new IllegalArgumentException("not a method descriptor: " + descriptor);
        }
        return end;
    }

    private static Class<?> typeOf(String descriptor, int at, int end) {
        char first = descriptor.charAt(at);
        String name = descriptor.substring(at, end).replace('/', '.');
        try {
            switch (first) {
                case 'L':
                    return Class.forName(name.substring(1, name.length() - 1));
                case '[':
                    return Class.forName(name);
                case 'V':
                    return void.class;
                default:
                    return Class.forName("[" + name).getComponentType();
            }
        } catch (ClassNotFoundException missing) {
            throw new TypeNotPresentException(name, missing);
        }
    }

    public Class<?> returnType() {
        return returnType;
    }

    public int parameterCount() {
        return parameters.length;
    }

    public Class<?> parameterType(int index) {
        return parameters[index];
    }

    public List<Class<?>> parameterList() {
        return List.of(parameters);
    }

    public Class<?> lastParameterType() {
        return parameters.length == 0 ? void.class : parameters[parameters.length - 1];
    }

    public Class<?>[] parameterArray() {
        return parameters.clone();
    }

    public MethodType changeParameterType(int index, Class<?> type) {
        Class<?>[] changed = parameters.clone();
        changed[index] = type;
        return new MethodType(returnType, changed);
    }

    public MethodType changeReturnType(Class<?> type) {
        return new MethodType(type, parameters);
    }

    public MethodType insertParameterTypes(int index, Class<?>... types) {
        if (index < 0 || index > parameters.length) {
            throw new IndexOutOfBoundsException(index);
        }
        Class<?>[] changed = Arrays.copyOf(parameters, parameters.length + types.length);
        System.arraycopy(types, 0, changed, index, types.length);
        System.arraycopy(parameters, index, changed, index + types.length, parameters.length - index);
        return new MethodType(returnType, changed);
    }

    public MethodType insertParameterTypes(int index, List<Class<?>> types) {
        return insertParameterTypes(index, types.toArray(NO_TYPES));
    }

    public MethodType appendParameterTypes(Class<?>... types) {
        return insertParameterTypes(parameters.length, types);
    }

    public MethodType appendParameterTypes(List<Class<?>> types) {
        return insertParameterTypes(parameters.length, types);
    }

    public MethodType dropParameterTypes(int start, int end) {
        if (start < 0 || end > parameters.length || start > end) {
            throw new IndexOutOfBoundsException("start: " + start + ", end: " + end);
        }
        Class<?>[] changed = Arrays.copyOf(parameters, parameters.length - (end - start));
        System.arraycopy(parameters, end, changed, start, parameters.length - end);
        return new MethodType(returnType, changed);
    }

    public boolean hasPrimitives() {
        return !wrap().equals(this);
    }

    public boolean hasWrappers() {
        return !unwrap().equals(this);
    }

    public MethodType erase() {
        MethodType erased = changeReturnType(returnType.isPrimitive() ? returnType : Object.class);
        for (int i = 0; i < parameters.length; i++) {
            erased = parameters[i].isPrimitive() ? erased : erased.changeParameterType(i, Object.class);
        }
        return erased;
    }

    public MethodType generic() {
        return genericMethodType(parameters.length);
    }

    public MethodType wrap() {
        MethodType changed = changeReturnType(Conversions.wrapper(returnType));
        for (int i = 0; i < parameters.length; i++) {
            changed = changed.changeParameterType(i, Conversions.wrapper(parameters[i]));
        }
        return changed;
    }

    public MethodType unwrap() {
        MethodType changed = changeReturnType(Conversions.unwrapped(returnType));
        for (int i = 0; i < parameters.length; i++) {
            changed = changed.changeParameterType(i, Conversions.unwrapped(parameters[i]));
        }
        return changed;
    }

    @Override
    public boolean equals(Object other) {
        return other == this || other instanceof MethodType that
                && returnType == that.returnType && Arrays.equals(parameters, that.parameters);
    }

    @Override
    public int hashCode() {
        int hash = 31 + returnType.hashCode();
        for (Class<?> parameter : parameters) {
            hash = 31 * hash + parameter.hashCode();
        }
        return hash;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("(");
        for (int i = 0; i < parameters.length; i++) {
            text.append(i == 0 ? "" : ",").append(parameters[i].getSimpleName());
        }
        return text.append(')').append(returnType.getSimpleName()).toString();
    }

    public String toMethodDescriptorString() {
        StringBuilder text = new StringBuilder("(");
        for (Class<?> parameter : parameters) {
            text.append(parameter.descriptorString());
        }
        return text.append(')').append(returnType.descriptorString()).toString();
    }

    @Override
    public String descriptorString() {
        return toMethodDescriptorString();
    }
}
