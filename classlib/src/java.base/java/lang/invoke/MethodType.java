package java.lang.invoke;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;

/** The types of a method's parameters and of its result. */
public final class MethodType implements TypeDescriptor, Serializable {
    private static final long serialVersionUID = 292L;
    private static final Class<?>[] NO_TYPES = {};
    /** How many slots a method's arguments can take (JVMS 4.3.3); a handle is one of its own call's. */
    static final int MOST_PARAMETERS = 255;

    /**
     * Types whose classes stay as long as the program does: each of them is there once, as far as they are so many. A type that
     * names a class of another loader would keep that.
     */
    private static final HashMap<MethodType, MethodType> SHARED = new HashMap<>();
    private static final int MOST_SHARED = 1 << 14;
    /** Types with more parameters are rare. */
    private static final int MOST_SHARED_PARAMETERS = 16;

    private static final ObjectStreamField[] serialPersistentFields = {};

    private final Class<?> returnType;
    private final Class<?>[] parameters;
    /** What stands for an object that was read from a stream; null in any other one. */
    private transient MethodType read;

    /** The type that is shared, if it can be. Takes the array over: nobody else may have it, for types are checked once. */
    private static MethodType of(Class<?> returnType, Class<?>[] parameters) {
        MethodType type = new MethodType(returnType, parameters);
        if (parameters.length > MOST_SHARED_PARAMETERS || !type.isLasting()) {
            return type;
        }
        synchronized (SHARED) {
            MethodType known = SHARED.get(type);
            if (known == null && SHARED.size() < MOST_SHARED) {
                SHARED.put(type, type);
            }
            return known == null ? type : known;
        }
    }

    private boolean isLasting() {
        boolean isLasting = isLasting(returnType);
        for (Class<?> parameter : parameters) {
            isLasting &= isLasting(parameter);
        }
        return isLasting;
    }

    private static boolean isLasting(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        return (loader == null || loader == ClassLoader.getSystemClassLoader()) && !type.isHidden();
    }

    private MethodType(Class<?> returnType, Class<?>[] parameters) {
        if (returnType == null) {
            throw new NullPointerException("Cannot invoke \"Object.hashCode()\" because \"this.rtype\" is null");
        }
        for (Class<?> parameter : parameters) {
            if (parameter == null) {
                throw new NullPointerException("Cannot invoke \"Object.hashCode()\" because \"ptype\" is null");
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

    public static MethodType methodType(Class<?> rtype, Class<?>[] ptypes) {
        return of(rtype, ptypes.clone());
    }

    public static MethodType methodType(Class<?> rtype, List<Class<?>> ptypes) {
        return of(rtype, ptypes.toArray(NO_TYPES).clone());
    }

    public static MethodType methodType(Class<?> rtype, Class<?> ptype0, Class<?>... ptypes) {
        Class<?>[] parameters = new Class<?>[ptypes.length + 1];
        parameters[0] = ptype0;
        System.arraycopy(ptypes, 0, parameters, 1, ptypes.length);
        return of(rtype, parameters);
    }

    public static MethodType methodType(Class<?> rtype) {
        return of(rtype, NO_TYPES);
    }

    public static MethodType methodType(Class<?> rtype, Class<?> ptype0) {
        return of(rtype, new Class<?>[] {ptype0});
    }

    public static MethodType methodType(Class<?> rtype, MethodType ptypes) {
        return of(rtype, ptypes.parameters);
    }

    public static MethodType genericMethodType(int objectArgCount, boolean finalArray) {
        int all = finalArray ? objectArgCount + 1 : objectArgCount;
        boolean counts = objectArgCount >= 0 && objectArgCount <= MOST_PARAMETERS;
        if (!counts || all > MOST_PARAMETERS) {
            throw new IllegalArgumentException("bad parameter count " + (counts ? all : objectArgCount));
        }
        Class<?>[] parameters = new Class<?>[all];
        Arrays.fill(parameters, Object.class);
        if (finalArray) {
            parameters[objectArgCount] = Object[].class;
        }
        return of(Object.class, parameters);
    }

    public static MethodType genericMethodType(int objectArgCount) {
        return genericMethodType(objectArgCount, false);
    }

    public static MethodType fromMethodDescriptorString(String descriptor, ClassLoader loader) {
        return ofDescriptor(descriptor, loader == null ? ClassLoader.getSystemClassLoader() : loader);
    }

    /** The type that a descriptor of a class file describes, of classes by a loader. */
    static MethodType ofDescriptor(String descriptor, ClassLoader loader) {
        if (!descriptor.startsWith("(") || descriptor.indexOf(')') < 0 || descriptor.indexOf('.') >= 0) {
            throw new IllegalArgumentException("not a method descriptor: " + descriptor);
        }
        List<Class<?>> parameters = new ArrayList<>();
        int at = 1;
        while (at == descriptor.length() || descriptor.charAt(at) != ')') {
            int end = endOfType(descriptor, at);
            Class<?> parameter = typeOf(descriptor, at, end, loader);
            if (parameter == null || parameter == void.class) {
                throw new IllegalArgumentException("bad signature: " + descriptor + ": bad argument type");
            }
            parameters.add(parameter);
            at = end;
        }
        int end = endOfType(descriptor, at + 1);
        Class<?> result = typeOf(descriptor, at + 1, end, loader);
        if (result == null || end != descriptor.length()) {
            throw new IllegalArgumentException("bad signature: " + descriptor + ": bad return type");
        }
        return of(result, parameters.toArray(NO_TYPES));
    }

    /** Where the type ends that begins here; -1 where it does not end. */
    private static int endOfType(String descriptor, int at) {
        while (at < descriptor.length() && descriptor.charAt(at) == '[') {
            at++;
        }
        if (at == descriptor.length()) {
            return -1;
        }
        int end = descriptor.charAt(at) == 'L' ? descriptor.indexOf(';', at) : at;
        return end < 0 ? -1 : end + 1;
    }

    /** The type that stands there; null for none, or an array that cannot be. */
    private static Class<?> typeOf(String descriptor, int from, int end, ClassLoader loader) {
        if (end < 0) {
            return null;
        }
        int at = from;
        while (descriptor.charAt(at) == '[') {
            at++;
        }
        char first = descriptor.charAt(at);
        if ("LVZBCSIJFD".indexOf(first) < 0) {
            throw new IllegalArgumentException("not basic type char: " + first);
        }
        String element = first == 'L' ? descriptor.substring(at + 1, end - 1).replace('/', '.') : descriptor.substring(at, end);
        try {
            Class<?> type = first == 'V' ? void.class : first == 'L' ? Class.forName(element, false, loader)
                    : Class.forName("[" + element, false, null).getComponentType();
            for (int i = from; i < at; i++) {
                type = type.arrayType();
            }
            return type;
        } catch (UnsupportedOperationException noSuchArray) {
            return null;
        } catch (ClassNotFoundException missing) {
            throw new TypeNotPresentException(element, missing);
        }
    }

    public Class<?> returnType() {
        return returnType;
    }

    public int parameterCount() {
        return parameters.length;
    }

    public Class<?> parameterType(int num) {
        return parameters[num];
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

    public MethodType changeParameterType(int num, Class<?> nptype) {
        Class<?>[] changed = parameters.clone();
        changed[num] = nptype;
        return of(returnType, changed);
    }

    public MethodType changeReturnType(Class<?> nrtype) {
        return of(nrtype, parameters);
    }

    public MethodType insertParameterTypes(int num, Class<?>... ptypesToInsert) {
        if (num < 0 || num > parameters.length) {
            throw new IndexOutOfBoundsException("bad index: " + num);
        }
        for (Class<?> inserted : ptypesToInsert) {
            Objects.requireNonNull(inserted);
        }
        Class<?>[] changed = Arrays.copyOf(parameters, parameters.length + ptypesToInsert.length);
        System.arraycopy(ptypesToInsert, 0, changed, num, ptypesToInsert.length);
        System.arraycopy(parameters, num, changed, num + ptypesToInsert.length, parameters.length - num);
        return of(returnType, changed);
    }

    public MethodType insertParameterTypes(int num, List<Class<?>> ptypesToInsert) {
        return insertParameterTypes(num, ptypesToInsert.toArray(NO_TYPES));
    }

    public MethodType appendParameterTypes(Class<?>... ptypesToInsert) {
        return insertParameterTypes(parameters.length, ptypesToInsert);
    }

    public MethodType appendParameterTypes(List<Class<?>> ptypesToInsert) {
        return insertParameterTypes(parameters.length, ptypesToInsert);
    }

    public MethodType dropParameterTypes(int start, int end) {
        if (start < 0 || end > parameters.length || start > end) {
            throw new IndexOutOfBoundsException("start=" + start + " end=" + end);
        }
        Class<?>[] changed = Arrays.copyOf(parameters, parameters.length - (end - start));
        System.arraycopy(parameters, end, changed, start, parameters.length - end);
        return of(returnType, changed);
    }

    public boolean hasPrimitives() {
        return !wrap().equals(this);
    }

    public boolean hasWrappers() {
        return !unwrap().equals(this);
    }

    public MethodType erase() {
        return map(type -> type.isPrimitive() ? type : Object.class);
    }

    public MethodType generic() {
        return genericMethodType(parameters.length);
    }

    public MethodType wrap() {
        return map(Conversions::wrapper);
    }

    public MethodType unwrap() {
        return map(Conversions::unwrapped);
    }

    private MethodType map(UnaryOperator<Class<?>> change) {
        Class<?>[] changed = new Class<?>[parameters.length];
        for (int i = 0; i < changed.length; i++) {
            changed[i] = change.apply(parameters[i]);
        }
        return of(change.apply(returnType), changed);
    }

    private void writeObject(ObjectOutputStream stream) throws IOException {
        stream.defaultWriteObject();
        stream.writeObject(returnType);
        stream.writeObject(parameters.clone());
    }

    /** The array that is read may have other names in the stream. */
    private void readObject(ObjectInputStream stream) throws IOException, ClassNotFoundException {
        stream.defaultReadObject();
        Class<?> result = (Class<?>) stream.readObject();
        read = of(result, ((Class<?>[]) stream.readObject()).clone());
    }

    private Object readResolve() {
        return read;
    }

    @Override
    public boolean equals(Object x) {
        return x == this || x instanceof MethodType that
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
