package java.lang.invoke;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.List;

/** Makes method handles: of members through a {@link Lookup}, and of other handles. */
public class MethodHandles {
    private MethodHandles() {
    }

    /** The rights of the class that calls this. */
    public static Lookup lookup() {
        return new Lookup(Lookup.caller());
    }

    public static Lookup publicLookup() {
        return new Lookup(Object.class);
    }

    public static Lookup privateLookupIn(Class<?> target, Lookup caller) throws IllegalAccessException {
        if (target.isPrimitive() || target.isArray()) {
            throw new IllegalArgumentException(target + " is a primitive or array class");
        }
        return new Lookup(target);
    }

    public static VarHandle arrayElementVarHandle(Class<?> array) {
        return new VarHandle(VarHandle.ELEMENT, arrayOf(array).getComponentType(), false, array, 0);
    }

    public static MethodHandle arrayElementGetter(Class<?> array) {
        MethodType type = MethodType.methodType(arrayOf(array).getComponentType(), array, int.class);
        return MethodHandle.of(type, arguments -> Array.get(arguments[0], (int) arguments[1]));
    }

    public static MethodHandle arrayElementSetter(Class<?> array) {
        MethodType type = MethodType.methodType(void.class, arrayOf(array), int.class, array.getComponentType());
        return MethodHandle.of(type, arguments -> {
            Array.set(arguments[0], (int) arguments[1], arguments[2]);
            return null;
        });
    }

    public static MethodHandle arrayLength(Class<?> array) {
        MethodType type = MethodType.methodType(int.class, arrayOf(array));
        return MethodHandle.of(type, arguments -> Array.getLength(arguments[0]));
    }

    public static MethodHandle arrayConstructor(Class<?> array) {
        Class<?> component = arrayOf(array).getComponentType();
        MethodType type = MethodType.methodType(array, int.class);
        return MethodHandle.of(type, arguments -> Array.newInstance(component, (int) arguments[0]));
    }

    private static Class<?> arrayOf(Class<?> array) {
        if (!array.isArray()) {
            throw new IllegalArgumentException("not an array type: " + array);
        }
        return array;
    }

    public static MethodHandle constant(Class<?> type, Object value) {
        if (type == void.class) {
            throw new IllegalArgumentException("void type");
        }
        Object converted = type.isPrimitive() ? Conversions.convert(value, Object.class, type) : type.cast(value);
        return MethodHandle.of(MethodType.methodType(type), arguments -> converted);
    }

    public static MethodHandle zero(Class<?> type) {
        return empty(MethodType.methodType(type));
    }

    public static MethodHandle empty(MethodType type) {
        Object value = Conversions.zero(type.returnType());
        return MethodHandle.of(type, arguments -> value);
    }

    public static MethodHandle identity(Class<?> type) {
        return MethodHandle.of(MethodType.methodType(type, type), arguments -> arguments[0]);
    }

    public static MethodHandle throwException(Class<?> result, Class<? extends Throwable> exception) {
        return MethodHandle.of(MethodType.methodType(result, exception), arguments -> {
            throw (Throwable) arguments[0];
        });
    }

    public static MethodHandle exactInvoker(MethodType type) {
        return invoker(type);
    }

    public static MethodHandle invoker(MethodType type) {
        return MethodHandle.of(type.insertParameterTypes(0, MethodHandle.class), arguments ->
                ((MethodHandle) arguments[0]).asType(type).body.call(part(arguments, 1, arguments.length)));
    }

    public static MethodHandle insertArguments(MethodHandle target, int position, Object... values) {
        MethodType type = target.type();
        if (values.length > type.parameterCount()) {
            throw new IllegalArgumentException("too many values to insert");
        }
        if (position < 0 || position + values.length > type.parameterCount()) {
            throw new IllegalArgumentException("no argument type to append");
        }
        Object[] converted = new Object[values.length];
        for (int i = 0; i < values.length; i++) {
            Class<?> wanted = type.parameterType(position + i);
            converted[i] = wanted.isPrimitive() ? Conversions.convert(values[i], Object.class, wanted)
                    : wanted.cast(values[i]);
        }
        return MethodHandle.of(type.dropParameterTypes(position, position + values.length),
                arguments -> target.body.call(replaced(arguments, position, position, converted)));
    }

    public static MethodHandle dropArguments(MethodHandle target, int position, Class<?>... types) {
        return MethodHandle.of(target.type().insertParameterTypes(position, types), arguments ->
                target.body.call(replaced(arguments, position, position + types.length)));
    }

    public static MethodHandle dropArguments(MethodHandle target, int position, List<Class<?>> types) {
        return dropArguments(target, position, types.toArray(new Class<?>[0]));
    }

    public static MethodHandle dropReturn(MethodHandle target) {
        return target.asType(target.type().changeReturnType(void.class));
    }

    public static MethodHandle filterReturnValue(MethodHandle target, MethodHandle filter) {
        boolean isVoid = target.type().returnType() == void.class;
        List<Class<?>> passed = isVoid ? List.of() : List.of(target.type().returnType());
        if (!filter.type().parameterList().equals(passed)) {
            throw new IllegalArgumentException("target and filter types do not match: " + target.type() + ", "
                    + filter.type());
        }
        return MethodHandle.of(target.type().changeReturnType(filter.type().returnType()), arguments -> {
            Object result = target.body.call(arguments);
            return filter.body.call(isVoid ? new Object[0] : new Object[] {result});
        });
    }

    public static MethodHandle filterArguments(MethodHandle target, int position, MethodHandle... filters) {
        MethodType type = target.type();
        for (int i = 0; i < filters.length; i++) {
            if (filters[i] != null) {
                MethodType filter = filters[i].type();
                if (filter.parameterCount() != 1 || filter.returnType() != type.parameterType(position + i)) {
                    throw new IllegalArgumentException("target and filter types do not match: " + target.type() + ", "
                            + filter);
                }
                type = type.changeParameterType(position + i, filter.parameterType(0));
            }
        }
        MethodHandle[] used = filters.clone();
        return MethodHandle.of(type, arguments -> {
            Object[] filtered = arguments.clone();
            for (int i = 0; i < used.length; i++) {
                if (used[i] != null) {
                    filtered[position + i] = used[i].body.call(new Object[] {arguments[position + i]});
                }
            }
            return target.body.call(filtered);
        });
    }

    public static MethodHandle collectArguments(MethodHandle target, int position, MethodHandle filter) {
        MethodType type = target.type();
        boolean isVoid = filter.type().returnType() == void.class;
        if (!isVoid) {
            if (type.parameterType(position) != filter.type().returnType()) {
                throw new IllegalArgumentException("target and filter types do not match: " + target.type() + ", "
                        + filter.type());
            }
            type = type.dropParameterTypes(position, position + 1);
        }
        int count = filter.type().parameterCount();
        return MethodHandle.of(type.insertParameterTypes(position, filter.type().parameterArray()), arguments -> {
            Object result = filter.body.call(part(arguments, position, position + count));
            Object[] passed = isVoid ? new Object[0] : new Object[] {result};
            return target.body.call(replaced(arguments, position, position + count, passed));
        });
    }

    public static MethodHandle foldArguments(MethodHandle target, MethodHandle combiner) {
        int count = combiner.type().parameterCount();
        boolean isVoid = combiner.type().returnType() == void.class;
        MethodType type = isVoid ? target.type() : target.type().dropParameterTypes(0, 1);
        if (!isVoid && target.type().parameterType(0) != combiner.type().returnType()
                || !type.parameterList().subList(0, count).equals(combiner.type().parameterList())) {
            throw new IllegalArgumentException("target and combiner types must match: " + target.type() + " != "
                    + combiner.type());
        }
        return MethodHandle.of(type, arguments -> {
            Object result = combiner.body.call(part(arguments, 0, count));
            return target.body.call(isVoid ? arguments : replaced(arguments, 0, 0, result));
        });
    }

    public static MethodHandle permuteArguments(MethodHandle target, MethodType type, int... order) {
        boolean fits = order.length == target.type().parameterCount() && target.type().returnType() == type.returnType();
        for (int i = 0; fits && i < order.length; i++) {
            fits = order[i] >= 0 && order[i] < type.parameterCount()
                    && type.parameterType(order[i]) == target.type().parameterType(i);
        }
        if (!fits) {
            throw new IllegalArgumentException("bad reorder array: " + Arrays.toString(order));
        }
        int[] from = order.clone();
        return MethodHandle.of(type, arguments -> {
            Object[] reordered = new Object[from.length];
            for (int i = 0; i < from.length; i++) {
                reordered[i] = arguments[from[i]];
            }
            return target.body.call(reordered);
        });
    }

    public static MethodHandle guardWithTest(MethodHandle test, MethodHandle target, MethodHandle fallback) {
        int count = test.type().parameterCount();
        if (!target.type().equals(fallback.type()) || test.type().returnType() != boolean.class
                || count > target.type().parameterCount()
                || !target.type().parameterList().subList(0, count).equals(test.type().parameterList())) {
            throw new IllegalArgumentException("target and test types must match: " + target.type() + " != "
                    + test.type());
        }
        return MethodHandle.of(target.type(), arguments -> {
            boolean chosen = (boolean) test.body.call(part(arguments, 0, count));
            return (chosen ? target : fallback).body.call(arguments);
        });
    }

    public static MethodHandle catchException(MethodHandle target, Class<? extends Throwable> exception,
            MethodHandle handler) {
        int count = handler.type().parameterCount() - 1;
        if (handler.type().returnType() != target.type().returnType() || count < 0
                || !handler.type().parameterType(0).isAssignableFrom(exception)
                || count > target.type().parameterCount()) {
            throw new IllegalArgumentException("target and handler types must match: " + target.type() + " != "
                    + handler.type());
        }
        return MethodHandle.of(target.type(), arguments -> {
            try {
                return target.body.call(arguments);
            } catch (Throwable thrown) {
                if (!exception.isInstance(thrown)) {
                    throw thrown;
                }
                return handler.body.call(replaced(part(arguments, 0, count), 0, 0, thrown));
            }
        });
    }

    private static Object[] part(Object[] arguments, int from, int to) {
        return Arrays.copyOfRange(arguments, from, to);
    }

    /** The arguments with those from {@code from} to {@code to} replaced. */
    private static Object[] replaced(Object[] arguments, int from, int to, Object... by) {
        Object[] all = new Object[arguments.length - (to - from) + by.length];
        System.arraycopy(arguments, 0, all, 0, from);
        System.arraycopy(by, 0, all, from, by.length);
        System.arraycopy(arguments, to, all, from + by.length, arguments.length - to);
        return all;
    }

    /** Finds the members that a class may use. */
    public static final class Lookup {
        public static final int PUBLIC = 1;
        public static final int PRIVATE = 2;
        public static final int PROTECTED = 4;
        public static final int PACKAGE = 8;

        /** Kinds of references to members (JVMS table 5.4.3.5-A), and what messages call them. */
        static final int GET_FIELD = 1, GET_STATIC = 2, PUT_FIELD = 3, PUT_STATIC = 4, INVOKE_VIRTUAL = 5,
                INVOKE_STATIC = 6, INVOKE_SPECIAL = 7, NEW_INVOKE_SPECIAL = 8, INVOKE_INTERFACE = 9;
        private static final String[] KINDS = {"", "getField", "getStatic", "putField", "putStatic", "invokeVirtual",
            "invokeStatic", "invokeSpecial", "newInvokeSpecial", "invokeInterface"};
        /** Flags of class files. */
        private static final int FINAL = 0x10, VARARGS = 0x80;

        private final Class<?> caller;

        Lookup(Class<?> caller) {
            this.caller = caller;
        }

        /** The class from whose code the calling method was called. */
        static native Class<?> caller();

        /** The access flags of a member that {@code caller} may use so; throws what linking throws. */
        private static native int access(Class<?> caller, Class<?> owner, String name, String descriptor, int kind);

        /** What calls or accesses a member that {@link #access} has found. */
        private static native DirectCall body(Class<?> caller, Class<?> owner, String name, String descriptor, int kind);

        public Class<?> lookupClass() {
            return caller;
        }

        public Lookup in(Class<?> requested) {
            return new Lookup(requested);
        }

        public int lookupModes() {
            return caller == Object.class ? PUBLIC : PUBLIC | PRIVATE | PROTECTED | PACKAGE;
        }

        public MethodHandle findStatic(Class<?> owner, String name, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            return method(owner, name, type, type, INVOKE_STATIC);
        }

        public MethodHandle findVirtual(Class<?> owner, String name, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            MethodType whole = type.insertParameterTypes(0, owner);
            if (owner == MethodHandle.class && name.startsWith("invoke")) {
                return invoker(type);
            }
            return method(owner, name, type, whole, owner.isInterface() ? INVOKE_INTERFACE : INVOKE_VIRTUAL);
        }

        public MethodHandle findSpecial(Class<?> owner, String name, MethodType type, Class<?> specialCaller)
                throws NoSuchMethodException, IllegalAccessException {
            if (specialCaller != caller) {
                throw new IllegalAccessException("no private access for invokespecial: " + specialCaller + ", from "
                        + caller);
            }
            return method(owner, name, type, type.insertParameterTypes(0, caller), INVOKE_SPECIAL);
        }

        public MethodHandle findConstructor(Class<?> owner, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            if (type.returnType() != void.class) {
                throw new NoSuchMethodException("no such constructor: " + owner.getName() + ".<init>" + type
                        + "/newInvokeSpecial");
            }
            return method(owner, "<init>", type, type.changeReturnType(owner), NEW_INVOKE_SPECIAL);
        }

        /** The member that a class file's constant names; throws what linking throws. */
        MethodHandle constant(int kind, Class<?> owner, String name, String descriptor) {
            if (owner == MethodHandle.class && name.startsWith("invoke") && kind == INVOKE_VIRTUAL) {
                return invoker(MethodType.ofDescriptor(descriptor));
            }
            int access = access(caller, owner, name, descriptor, kind);
            DirectCall body = body(caller, owner, name, descriptor, kind);
            boolean isField = kind <= PUT_STATIC;
            MethodType named = MethodType.ofDescriptor(isField ? "()" + descriptor : descriptor);
            MethodType type = switch (kind) {
                case GET_STATIC, INVOKE_STATIC -> named;
                case GET_FIELD, INVOKE_VIRTUAL, INVOKE_INTERFACE -> named.insertParameterTypes(0, owner);
                case PUT_STATIC -> MethodType.methodType(void.class, named.returnType());
                case PUT_FIELD -> MethodType.methodType(void.class, owner, named.returnType());
                case INVOKE_SPECIAL -> named.insertParameterTypes(0, caller);
                default -> named.changeReturnType(owner);
            };
            return MethodHandle.of(type, body).withVarargs(!isField && (access & VARARGS) != 0);
        }

        private MethodHandle method(Class<?> owner, String name, MethodType type, MethodType whole, int kind)
                throws NoSuchMethodException, IllegalAccessException {
            String descriptor = type.toMethodDescriptorString();
            String kindOfMember = kind == NEW_INVOKE_SPECIAL ? "constructor" : "method";
            String text = "no such " + kindOfMember + ": " + owner.getName() + "." + name + type + "/" + KINDS[kind];
            int access;
            try {
                access = access(caller, owner, name, descriptor, kind);
            } catch (NoSuchMethodError missing) {
                throw (NoSuchMethodException) new NoSuchMethodException(text).initCause(missing);
            } catch (IncompatibleClassChangeError refused) {
                throw (IllegalAccessException) new IllegalAccessException(text).initCause(refused);
            }
            MethodHandle handle = MethodHandle.of(whole, body(caller, owner, name, descriptor, kind));
            return handle.withVarargs((access & VARARGS) != 0);
        }

        public MethodHandle findGetter(Class<?> owner, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return field(owner, name, type, GET_FIELD, MethodType.methodType(type, owner));
        }

        public MethodHandle findSetter(Class<?> owner, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return field(owner, name, type, PUT_FIELD, MethodType.methodType(void.class, owner, type));
        }

        public MethodHandle findStaticGetter(Class<?> owner, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return field(owner, name, type, GET_STATIC, MethodType.methodType(type));
        }

        public MethodHandle findStaticSetter(Class<?> owner, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return field(owner, name, type, PUT_STATIC, MethodType.methodType(void.class, type));
        }

        private MethodHandle field(Class<?> owner, String name, Class<?> type, int kind, MethodType whole)
                throws NoSuchFieldException, IllegalAccessException {
            boolean isFinal = (fieldAccess(owner, name, type, kind) & FINAL) != 0;
            if (isFinal && (kind == PUT_FIELD || kind == PUT_STATIC)) {
                throw new IllegalAccessException("unexpected set of a final field: " + describe(owner, name, type, kind));
            }
            return MethodHandle.of(whole, body(caller, owner, name, type.descriptorString(), kind));
        }

        public VarHandle findVarHandle(Class<?> owner, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return variable(owner, name, type, GET_FIELD, VarHandle.FIELD);
        }

        public VarHandle findStaticVarHandle(Class<?> owner, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return variable(owner, name, type, GET_STATIC, VarHandle.STATIC);
        }

        private VarHandle variable(Class<?> owner, String name, Class<?> type, int kind, int place)
                throws NoSuchFieldException, IllegalAccessException {
            boolean isFinal = (fieldAccess(owner, name, type, kind) & FINAL) != 0;
            long offset = VarHandle.offset(owner, name, type.descriptorString());
            return new VarHandle(place, type, isFinal, owner, offset);
        }

        private int fieldAccess(Class<?> owner, String name, Class<?> type, int kind)
                throws NoSuchFieldException, IllegalAccessException {
            String text = "no such field: " + owner.getName() + "." + name + "/" + type.getTypeName() + "/" + KINDS[kind];
            try {
                return access(caller, owner, name, type.descriptorString(), kind);
            } catch (NoSuchFieldError missing) {
                throw (NoSuchFieldException) new NoSuchFieldException(text).initCause(missing);
            } catch (IllegalAccessError refused) {
                throw new IllegalAccessException("member is not accessible: " + describe(owner, name, type, kind));
            } catch (IncompatibleClassChangeError refused) {
                throw (IllegalAccessException) new IllegalAccessException(text).initCause(refused);
            }
        }

        private String describe(Class<?> owner, String name, Class<?> type, int kind) {
            return owner.getName() + "." + name + "/" + type.getTypeName() + "/" + KINDS[kind] + ", from " + caller;
        }

        public Class<?> findClass(String name) throws ClassNotFoundException {
            return Class.forName(name);
        }

        @Override
        public String toString() {
            return caller == Object.class ? "java.lang.Object/publicLookup" : caller.getName();
        }
    }
}
